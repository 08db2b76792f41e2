import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import type { Notes } from '../nesting.ts';
import { expressionEnd } from './expression-end.ts';
import { htmlOfScript, htmlOfTag } from './jsx-html.ts';
import { jsxTag } from './jsx-tag.ts';
import { ScanBudget } from './scan-budget.ts';

type BlockPlace = readonly [state: StateBlock, startLine: number, endLine: number, silent: boolean];
type InlinePlace = readonly [state: StateInline, silent: boolean];

/** Max lines of a block of JavaScript. */
const MAX_LINES = 400;

/**
 * Reads MDX: tags of JSX and expressions in braces instead of HTML, `import` and `export` as blocks, no indented code.
 * Their literal content becomes HTML; content that a program would have to compute is ignored.
 */
export function mdx(md: MarkdownIt): void {
  md.disable(['html_block', 'html_inline', 'code', 'autolink']);
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  const budget = new ScanBudget();
  md.block.ruler.before('table', 'mdx_script', (...place) => scriptBlock(place, budget));
  md.block.ruler.before('table', 'mdx_tag', (...place) => tagBlock(place, budget), { alt });
  md.inline.ruler.before('escape', 'mdx_expression', (...place) => expression(place, budget));
  md.inline.ruler.before('escape', 'mdx_tag', (...place) => tag(place, budget));
  md.core.ruler.push('mdx_budget', ({ env }) => noteSpent(env, budget));
}

/** Reads `import` and `export`, up to an empty line outside all braces. */
function scriptBlock([state, startLine, endLine]: BlockPlace, budget: ScanBudget): boolean {
  if (budget.isSpent || state.level > 0 || !/^(?:import|export)\s/.test(lineOf(state, startLine))) return false;
  let depth = 0;
  let firstEmpty: number | undefined;
  const last = Math.min(endLine, startLine + MAX_LINES);
  let line = startLine;
  for (; line < last; line++) {
    const text = lineOf(state, line);
    budget.spend(text.length + 1);
    for (const [bracket] of text.matchAll(/[([{}\])]/g)) depth += '([{'.includes(bracket) ? 1 : -1;
    if (text !== '') continue;
    firstEmpty ??= line;
    if (depth <= 0) break;
  }
  state.line = depth > 0 ? (firstEmpty ?? line) : line;
  const token = state.push('html_block', '', 0);
  token.map = [startLine, state.line];
  token.content = htmlOfScript(state.getLines(startLine, state.line, 0, false), budget);
  return true;
}

/** Reads a tag over several lines, one of which may be only `>`, which then begins no quote. */
function tagBlock([state, startLine, endLine, silent]: BlockPlace, budget: ScanBudget): boolean {
  if (!lineOf(state, startLine).startsWith('<')) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const found = jsxTag(state.src, start, budget);
  if (found === undefined) return false;
  let last = startLine;
  while (last < endLine && (state.eMarks[last] ?? 0) < found.end) last++;
  if (last === startLine || last === endLine) return false;
  if (silent) return true;
  const token = state.push('html_block', '', 0);
  token.map = [startLine, last];
  token.content = htmlOfTag(found);
  // The text behind the tag on its last line is parsed next.
  const rest = state.src.slice(found.end, state.eMarks[last]).trim() !== '';
  if (rest) state.tShift[last] = found.end - (state.bMarks[last] ?? 0);
  state.line = rest ? last : last + 1;
  return true;
}

function expression([state, silent]: InlinePlace, budget: ScanBudget): boolean {
  if (state.src[state.pos] !== '{') return false;
  noteSpent(state.env, budget);
  const end = expressionEnd(state.src, state.pos, budget);
  if (end === undefined || end > state.posMax) return false;
  if (!silent) state.push('html_inline', '', 0).content = htmlOfScript(state.src.slice(state.pos, end), budget);
  state.pos = end;
  return true;
}

function tag([state, silent]: InlinePlace, budget: ScanBudget): boolean {
  if (state.src[state.pos] !== '<') return false;
  noteSpent(state.env, budget);
  const found = jsxTag(state.src, state.pos, budget);
  if (found === undefined || found.end > state.posMax) return false;
  if (!silent) state.push('html_inline', '', 0).content = htmlOfTag(found);
  state.pos = found.end;
  return true;
}

function noteSpent(notes: Notes, budget: ScanBudget): void {
  if (budget.isSpent) notes.tooManyBraces = true;
}

const lineOf = (state: StateBlock, line: number): string =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line] ?? 0).trim();
