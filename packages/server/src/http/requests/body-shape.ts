/**
 * Maximum number of values in a body; far more than the contract allows anywhere: 1,000 ids, four levels, texts of
 * 2,048 characters, each written `\u0000`.
 */
const MAX_VALUES = 4_000;
const MAX_DEPTH = 32;
export const MAX_TEXT = 16_384;

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * The reason not to parse a JSON text, as a sentence; undefined: none. It reads the text once without parsing it: other
 * faults are left to the parser. When a name stands twice in an object, the parser takes the last member where others
 * take the first, so such a text is refused. A text of 1 MiB that passes consists of short lists of short texts, so
 * that any code which reads the parsed body has little work.
 * @param maxText Maximum characters of a text; more than usual where the contract has a longer one.
 */
export function faultOfShape(json: string, maxText = MAX_TEXT): string | undefined {
  let values = 1;
  /** Names of the members of each open object so far; undefined for a list. */
  const names: (Set<string> | undefined)[] = [];
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '"': {
        const end = endOfText(json, at);
        if (end - at - 1 > maxText) return `No text in the body may be longer than ${maxText} characters.`;
        const own = names.at(-1);
        const name = own && nameAt(json, at, end);
        if (name !== undefined && own?.has(name)) return 'An object in the body names a member twice. Name each once.';
        if (name !== undefined) own?.add(name);
        at = end;
        break;
      }
      case '{':
      case '[':
        values++;
        if (names.push(json[at] === '{' ? new Set() : undefined) > MAX_DEPTH)
          return `The body may be nested ${MAX_DEPTH} levels deep at most.`;
        break;
      case '}':
      case ']':
        names.pop();
        break;
      case ',':
        values++;
        break;
    }
    if (values > MAX_VALUES) return `The body may hold ${MAX_VALUES} values at most.`;
  }
  return undefined;
}

/** Index of the quote that ends the text which begins at `from`; the length of the JSON when there is none. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return json.length;
}

/**
 * The name of a member, when the text between the quotes is one, that is, when a colon follows. Undefined: it is a
 * value, or no JSON.
 */
function nameAt(json: string, from: number, end: number): string | undefined {
  let next = end + 1;
  while (isSpace(json.charCodeAt(next))) next++;
  if (json[next] !== ':') return undefined;
  const name = json.slice(from + 1, end);
  if (!name.includes('\\')) return name;
  try {
    return JSON.parse(`"${name}"`);
  } catch {
    return undefined;
  }
}

const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;
