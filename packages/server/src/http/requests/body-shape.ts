/** Far beyond what the contract allows anywhere: 1,000 ids, four levels, texts of 2,048 characters, each written `\u0000`. */
const MAX_VALUES = 4_000;
const MAX_DEPTH = 32;
export const MAX_TEXT = 16_384;

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Why a JSON text is not worth parsing, as a sentence; undefined when it is. It is read once, without being understood:
 * what is no JSON is left to the parser. A text of 1 MiB that passes is short lists of short texts, so that what looks at
 * the parsed body has little to look at, however it goes about it.
 * @param maxText Characters of a text; more than usual where the contract has a longer one.
 */
export function faultOfShape(json: string, maxText = MAX_TEXT): string | undefined {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '"': {
        const end = endOfText(json, at);
        if (end - at - 1 > maxText) return `No text in the body may be longer than ${maxText} characters.`;
        at = end;
        break;
      }
      case '{':
      case '[':
        values++;
        if (++depth > MAX_DEPTH) return `The body may be nested ${MAX_DEPTH} levels deep at most.`;
        break;
      case '}':
      case ']':
        depth--;
        break;
      case ',':
        values++;
        break;
    }
    if (values > MAX_VALUES) return `The body may hold ${MAX_VALUES} values at most.`;
  }
  return undefined;
}

/** The quote that ends the text which begins at `from`, or the end of all. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return json.length;
}
