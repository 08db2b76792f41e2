/** A string, a bracket, a comma, a colon, or another value. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/**
 * JSON with a line for each value; any other text as it is. Only space between values changes: a number keeps its digits, which would
 * get lost by parsing it.
 */
export function indentedJson(text: string): string {
  if (!isJson(text)) return text;
  let depth = 0;
  let before = '';
  let written = '';
  const newLine = (): string => `\n${'  '.repeat(depth)}`;
  for (const [token] of text.matchAll(TOKENS)) {
    const isEnd = token === '}' || token === ']';
    const isBegun = before === '{' || before === '[';
    if (isEnd) depth -= 1;
    const begins = isEnd ? !isBegun : isBegun || before === ',';
    if (begins) written += newLine();
    written += token === ':' ? ': ' : token;
    if (token === '{' || token === '[') depth += 1;
    before = token;
  }
  return written;
}
