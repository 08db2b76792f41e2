/**
 * The URLs of a `srcset` (HTML standard, "parse a srcset attribute"): separated by commas, each with an optional
 * descriptor; a comma inside a URL belongs to it unless it ends it.
 */
export function parseSrcset(value: string): string[] {
  const urls: string[] = [];
  let at = 0;
  while (at < value.length) {
    while (at < value.length && (isSpace(value, at) || value[at] === ',')) at++;
    const start = at;
    while (at < value.length && !isSpace(value, at)) at++;
    let end = at;
    while (end > start && value[end - 1] === ',') end--;
    if (end > start) urls.push(value.slice(start, end));
    if (end === at) at = skipDescriptors(value, at);
  }
  return urls;
}

/** To the comma that ends the candidate; commas in parentheses do not. */
function skipDescriptors(value: string, from: number): number {
  let depth = 0;
  for (let at = from; at < value.length; at++) {
    const c = value[at];
    if (c === '(') depth++;
    else if (c === ')') depth = Math.max(0, depth - 1);
    else if (c === ',' && depth === 0) return at + 1;
  }
  return value.length;
}

function isSpace(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c === 32 || (c >= 9 && c <= 13 && c !== 11);
}
