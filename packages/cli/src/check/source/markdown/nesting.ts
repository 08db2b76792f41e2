import type { Env, MarkdownIt } from 'markdown-it';

/** The max levels of quotes and lists that are parsed: each level makes the next one slower. */
const BLOCKS = 100;
/** The max levels of brackets, for the same reason. */
const BRACKETS = 20;

const GAPS = ['tooDeep', 'tooLong', 'tooManyBraces'] as const;
/** A reason why links of a file may be missing. */
export type Gap = (typeof GAPS)[number];

/** The notes of the reader about a file, besides its tokens. */
export type Notes = Env & Partial<Record<Gap, true>>;

/** The gaps among the notes. In them markdown-it keeps more, such as the definitions of references. */
export const gapsOf = (notes: Notes): Gap[] => GAPS.filter((gap) => notes[gap]);

/** Reads quotes and lists as plain paragraphs at a depth that no author writes, and notes brackets of such a depth. */
export function boundedNesting(md: MarkdownIt): void {
  const paragraph = md.block.ruler.getRules('').at(-1) ?? (() => false);
  md.core.ruler.before('block', 'block_depth', () => {
    // The margin is there because a list takes two levels at once: the rules below have to see each depth before the
    // library stops.
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
