import type { Env, MarkdownIt } from 'markdown-it';

/** Levels of quotes and lists, and of brackets, that are read as such: each makes the next one dearer. */
const LEVELS = 100;

/** What the reader notes about a file besides its tokens. */
export interface Notes extends Env {
  /** Brackets are nested so deep that links of their paragraph may be missing. */
  isTooDeep?: boolean;
}

/** Takes quotes and lists for plain paragraphs at a depth that no author writes, and notes such brackets. */
export function boundedNesting(md: MarkdownIt): void {
  // A list takes two levels at once: no step goes from what is noticed here to where the library leaves off.
  md.options.maxNesting = LEVELS + 3;
  const paragraph = md.block.ruler.getRules('').at(-1) ?? (() => false);
  md.block.ruler.before('blockquote', 'depth', (state, start, end, silent) => {
    return state.level > LEVELS && paragraph(state, start, end, silent);
  });
  md.inline.ruler.before('text', 'depth', ({ level, env }) => {
    if (level > LEVELS) (env as Notes).isTooDeep = true;
    return false;
  });
}
