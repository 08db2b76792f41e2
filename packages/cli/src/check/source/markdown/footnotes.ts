import type { MarkdownIt, StateBlock } from 'markdown-it';

/** The label of a footnote. Its max length is that of any label (CommonMark 0.31, section 4.7). */
const LABEL = /^\[\^[^\]\s]{1,999}\]:[ \t]*/;

/** Reads `[^n]: text` not as a link definition, but as a block with text of its own, which continues in lines indented by 4. */
export function footnotes(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'footnote', footnote, { alt: ['paragraph', 'reference', 'blockquote', 'list'] });
}

function footnote(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const indent = (state.sCount[startLine] ?? 0) - state.blkIndent;
  if (indent >= 4) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const mark = LABEL.exec(state.src.slice(start, Math.min(state.eMarks[startLine] ?? 0, start + 1_100)))?.[0];
  if (mark === undefined) return false;
  if (silent) return true;
  state.push('footnote_open', '', 1).map = [startLine, endLine];
  readInside(state, { startLine, endLine, width: mark.length });
  state.push('footnote_close', '', -1);
  return true;
}

/** Reads the text of a footnote. Its first line begins behind the label; further lines belong to it while they are indented by 4. */
function readInside(state: StateBlock, at: { startLine: number; endLine: number; width: number }): void {
  const { startLine, endLine, width } = at;
  const before = [state.tShift[startLine] ?? 0, state.sCount[startLine] ?? 0] as const;
  const { blkIndent, parentType } = state;
  state.blkIndent += 4;
  state.parentType = 'footnote';
  state.tShift[startLine] = before[0] + width;
  state.sCount[startLine] = state.blkIndent;
  state.md.block.tokenize(state, startLine, endLine);
  if (state.line === startLine) state.line++;
  state.blkIndent = blkIndent;
  state.parentType = parentType;
  [state.tShift[startLine], state.sCount[startLine]] = before;
}
