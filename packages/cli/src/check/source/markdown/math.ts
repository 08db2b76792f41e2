import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';

/** Reads `$…$` and `$$…$$` as formulas, in which nothing is a link. */
export function math(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'math_block', mathBlock, { alt: ['paragraph', 'reference', 'blockquote', 'list'] });
  md.inline.ruler.before('escape', 'math', mathInline);
}

/** Reads lines from `$$` to one that ends with `$$`. Without such an end there is no formula. */
function mathBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const first = lineOf(state, startLine);
  if (!first.startsWith('$$')) return false;
  const last = first.length > 3 && first.endsWith('$$') ? startLine : endOfFormula(state, startLine, endLine);
  if (last === undefined) return false;
  if (silent) return true;
  state.line = last + 1;
  const token = state.push('math_block', '', 0);
  token.map = [startLine, state.line];
  return true;
}

/** The line up to which no end was found, by the last line. Without this note, repeated searches would take n² steps. */
const fruitless = new WeakMap<StateBlock, Map<number, number>>();

function endOfFormula(state: StateBlock, startLine: number, endLine: number): number | undefined {
  const known = fruitless.get(state) ?? new Map<number, number>();
  fruitless.set(state, known);
  if (startLine >= (known.get(endLine) ?? Number.POSITIVE_INFINITY)) return undefined;
  for (let line = startLine + 1; line < endLine; line++) {
    if ((state.sCount[line] ?? 0) < state.blkIndent && !state.isEmpty(line)) break;
    if (lineOf(state, line).endsWith('$$')) return line;
  }
  known.set(endLine, startLine);
  return undefined;
}

const lineOf = (state: StateBlock, line: number): string =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line] ?? 0).trim();

/** Marks without an end in a text, so that none is searched for twice. */
const unclosed = new WeakMap<StateInline, Set<string>>();

function mathInline(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== '$' || /[\w$\\]/.test(src[pos - 1] ?? '')) return false;
  const mark = src.startsWith('$$', pos) ? '$$' : '$';
  const missing = unclosed.get(state) ?? new Set<string>();
  unclosed.set(state, missing);
  if (missing.has(mark)) return false;
  const end = mark === '$$' ? src.indexOf('$$', pos + 2) : endOfInline(src, pos);
  if (end === NEVER) missing.add(mark);
  if (end < 0 || end + mark.length > posMax) return false;
  if (!silent) state.push('math', '', 0).content = src.slice(pos, end + mark.length);
  state.pos = end + mark.length;
  return true;
}

/** Result of a search for the end, as of `indexOf`: there is none up to the end of the text. */
const NEVER = -1;
const NOT_HERE = -2;

/** The closing dollar sign. It has no space before it, and no letter or digit after it, so `$5 and $6` is money. */
function endOfInline(src: string, start: number): number {
  if (/\s/.test(src[start + 1] ?? ' ')) return NOT_HERE;
  const closing = /(?<=[^\s\\$])\$(?![\w$])/g;
  closing.lastIndex = start + 2;
  return closing.exec(src)?.index ?? NEVER;
}
