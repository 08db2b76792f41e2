import type { MarkdownIt, StateInline } from 'markdown-it';

/** An id as `{#id}` of Pandoc, Docusaurus and Hugo, with the `:` of kramdown, with classes beside it, or as a comment of MDX. */
const ID = /\{(?:\/\*|:)?[^{}#\n]{0,100}?#([^\s{}#*]{1,100})[^{}\n]{0,100}\}/y;

/** Reads ids that an author gives: fragment targets in tools that support them, plain text elsewhere. */
export function customIds(md: MarkdownIt): void {
  md.inline.ruler.before('text', 'custom_id', (state: StateInline, silent: boolean): boolean => {
    ID.lastIndex = state.pos;
    const found = state.src[state.pos] === '{' ? ID.exec(state.src) : null;
    if (found === null || ID.lastIndex > state.posMax) return false;
    if (!silent) {
      const token = state.push('custom_id', '', 0);
      token.content = found[0];
      token.info = found[1] ?? '';
    }
    state.pos += found[0].length;
    return true;
  });
}
