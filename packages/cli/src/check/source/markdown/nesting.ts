import type { Env, MarkdownIt } from 'markdown-it';

/** Levels of quotes and lists that are read as such: each makes the next one dearer. */
const BLOCKS = 100;
/** Levels of brackets, likewise. */
const BRACKETS = 20;

const GAPS = ['tooDeep', 'tooLong', 'tooManyBraces'] as const;
/** Why links of a file may be missing. */
export type Gap = (typeof GAPS)[number];

/** What the reader notes about a file besides its tokens. */
export type Notes = Env & Partial<Record<Gap, true>>;

/** The gaps among the notes; markdown-it keeps more in them, such as the definitions of references. */
export const gapsOf = (notes: Notes): Gap[] => GAPS.filter((gap) => notes[gap]);

/** Takes quotes and lists for plain paragraphs at a depth that no author writes, and notes such brackets. */
export function boundedNesting(md: MarkdownIt): void {
  const paragraph = md.block.ruler.getRules('').at(-1) ?? (() => false);
  md.core.ruler.before('block', 'block_depth', () => {
    // A list takes two levels at once: no step goes from what is noticed here to where the library leaves off.
    md.options.maxNesting = BLOCKS + 3;
  });
  md.core.ruler.after('block', 'bracket_depth', () => {
    md.options.maxNesting = BRACKETS + 3;
  });
  md.block.ruler.before('blockquote', 'depth', (state, start, end, silent) => {
    return state.level > BLOCKS && paragraph(state, start, end, silent);
  });
  md.inline.ruler.before('text', 'depth', ({ level, env }) => {
    if (level > BRACKETS) (env as Notes).tooDeep = true;
    return false;
  });
}
