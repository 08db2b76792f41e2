import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { expressionEnd } from './expression-end.ts';
import { htmlOfScript, htmlOfTag } from './jsx-html.ts';
import { jsxTag } from './jsx-tag.ts';

/** Lines that a block of JavaScript is followed over. */
const MAX_LINES = 400;

/**
 * MDX: tags of JSX and expressions in braces instead of HTML, `import` and `export` as blocks, no indented code. What
 * they hold becomes HTML as far as it is written out; what a program would have to compute is passed over.
 */
export function mdx(md: MarkdownIt): void {
  md.disable(['html_block', 'html_inline', 'code', 'autolink']);
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  md.block.ruler.before('table', 'mdx_script', scriptBlock);
  md.block.ruler.before('table', 'mdx_tag', tagBlock, { alt });
  md.inline.ruler.before('escape', 'mdx_expression', expression);
  md.inline.ruler.before('escape', 'mdx_tag', tag);
}

/** `import` and `export`, up to an empty line outside of all braces. */
function scriptBlock(state: StateBlock, startLine: number, endLine: number): boolean {
  if (state.level > 0 || !/^(?:import|export)\s/.test(lineOf(state, startLine))) return false;
  let depth = 0;
  let firstEmpty: number | undefined;
  const last = Math.min(endLine, startLine + MAX_LINES);
  let line = startLine;
  for (; line < last; line++) {
    const text = lineOf(state, line);
    for (const [bracket] of text.matchAll(/[([{}\])]/g)) depth += '([{'.includes(bracket) ? 1 : -1;
    if (text !== '') continue;
    firstEmpty ??= line;
    if (depth <= 0) break;
  }
  return pushHtml(state, startLine, depth > 0 ? (firstEmpty ?? line) : line);
}

/** A tag over several lines, one of which may be a lone `>`: no quote begins there. */
function tagBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!lineOf(state, startLine).startsWith('<')) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const found = jsxTag(state.src, start);
  if (found === undefined) return false;
  let last = startLine;
  while (last < endLine && (state.eMarks[last] ?? 0) < found.end) last++;
  if (last === startLine || last === endLine) return false;
  if (silent) return true;
  const token = state.push('html_block', '', 0);
  token.map = [startLine, last];
  token.content = htmlOfTag(found);
  // What stands behind the tag on its last line is read on from there.
  const rest = state.src.slice(found.end, state.eMarks[last]).trim() !== '';
  if (rest) state.tShift[last] = found.end - (state.bMarks[last] ?? 0);
  state.line = rest ? last : last + 1;
  return true;
}

function pushHtml(state: StateBlock, startLine: number, end: number): true {
  state.line = end;
  const token = state.push('html_block', '', 0);
  token.map = [startLine, end];
  token.content = htmlOfScript(state.getLines(startLine, end, 0, false));
  return true;
}

function expression(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '{') return false;
  const end = expressionEnd(state.src, state.pos);
  if (end === undefined || end > state.posMax) return false;
  if (!silent) state.push('html_inline', '', 0).content = htmlOfScript(state.src.slice(state.pos, end));
  state.pos = end;
  return true;
}

function tag(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '<') return false;
  const found = jsxTag(state.src, state.pos);
  if (found === undefined || found.end > state.posMax) return false;
  if (!silent) state.push('html_inline', '', 0).content = htmlOfTag(found);
  state.pos = found.end;
  return true;
}

const lineOf = (state: StateBlock, line: number): string =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line] ?? 0).trim();
