import MarkdownParser, { type MarkdownIt, type StateInline, type Token } from 'markdown-it';
import { customIds } from './custom-ids.ts';
import { footnotes } from './footnotes.ts';
import { math } from './math.ts';
import { mdx } from './mdx/mdx.ts';
import { boundedNesting } from './nesting.ts';
import { bareAddresses } from './text-rules.ts';

export type Dialect = 'markdown' | 'mdx';

/** CommonMark with what GitHub and the usual site generators add to it. Addresses are taken as they are written. */
export function markdownParser(dialect: Dialect): MarkdownIt {
  const md = new MarkdownParser({ html: true });
  md.validateLink = () => true;
  md.normalizeLink = (url) => url;
  md.normalizeLinkText = (text) => text;
  md.inline.State = class extends md.inline.State {
    /** Inline tokens say where in the text of their block they stand. */
    override push(...given: Parameters<StateInline['push']>) {
      return placed(super.push(...given), this.pos);
    }

    override pushPending() {
      return placed(super.pushPending(), this.pos);
    }
  };
  md.use(boundedNesting).use(bareAddresses).use(footnotes).use(math);
  if (dialect === 'mdx') md.use(mdx);
  // Before the expressions of MDX, which it may be written as.
  return md.use(customIds);
}

function placed(token: Token, at: number): Token {
  token.map = [at, at];
  return token;
}
