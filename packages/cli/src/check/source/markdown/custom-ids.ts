import type { MarkdownIt, StateInline } from 'markdown-it';

/** `{#id}` of Pandoc, Docusaurus and Hugo, with `:` of kramdown, with classes beside it, as a comment of MDX. */
const ID = /\{(?:\/\*|:)?[^{}#\n]{0,100}?#([^\s{}#*]{1,100})[^{}\n]{0,100}\}/y;

/** Ids that an author gives: fragment targets in every tool that knows them, plain text elsewhere. */
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
