/**
 * The URLs of a `srcset` (HTML standard, "parse a srcset attribute"): separated by commas, each with optional descriptors; a comma inside a
 * URL belongs to it, a comma at its end does not. A candidate with a wrong descriptor is dropped, because browsers never load it.
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
    const from = at;
    if (end === at) at = endOfDescriptors(value, at);
    if (end > start && areDescriptors(value.slice(from, at))) urls.push(value.slice(start, end));
  }
  return urls;
}

/** Offset of the comma that ends the candidate, or the end of the value; commas in parentheses do not count. */
function endOfDescriptors(value: string, from: number): number {
  let inParens = false;
  for (let at = from; at < value.length; at++) {
    const c = value[at];
    if (c === '(') inParens = true;
    else if (c === ')') inParens = false;
    else if (c === ',' && !inParens) return at;
  }
  return value.length;
}

const WIDTH_OR_HEIGHT = /^0*[1-9]\d*([wh])$/;
const DENSITY = /^(?:-0+(?:\.0+)?|\d+|\d*\.\d+)(?:[eE][+-]?\d+)?x$/;

/** Whether the descriptors are valid: none, a width, a width with a height, or a density, each once. */
function areDescriptors(text: string): boolean {
  const kinds = text
    .split(/[\t\n\f\r ]+/)
    .filter((word) => word !== '')
    .map((word) => WIDTH_OR_HEIGHT.exec(word)?.[1] ?? (DENSITY.test(word) ? 'x' : '?'));
  return ['', 'w', 'x', 'hw', 'wh'].includes(kinds.join(''));
}

function isSpace(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c === 32 || (c >= 9 && c <= 13 && c !== 11);
}
