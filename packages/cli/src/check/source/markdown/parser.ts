import MarkdownParser, { type MarkdownIt, type StateBlock, type StateInline, type Token } from 'markdown-it';
import { customIds } from './custom-ids.ts';
import { footnotes } from './footnotes.ts';
import { math } from './math.ts';
import { mdx } from './mdx/mdx.ts';
import { boundedNesting, type Notes } from './nesting.ts';
import { bareAddresses } from './text-rules.ts';

export type Dialect = 'markdown' | 'mdx';

/** Types of block tokens that concern links, ids and lines. Others are dropped, because memory grows with them. */
const KEPT = new Set(['inline', 'heading_open', 'html_block', 'tr_open']);

export interface MarkdownReader {
  readonly notes: Notes;
  /** The blocks of a file, in order; their inline text is not parsed yet. */
  blocks(markdown: string): readonly Token[];
  /** The inline tokens of a block; their place in the text is in `map`. */
  inline(text: string): readonly Token[];
}

/**
 * Parses CommonMark with the extensions of GitHub and the usual site generators. Addresses are kept as they are
 * written, but for the backslash: CommonMark makes `%5C` of it, and browsers would read it as a slash.
 */
export function markdownReader(dialect: Dialect): MarkdownReader {
  const md = parser(dialect);
  const notes: Notes = {};
  return {
    notes,
    blocks: (markdown) => md.parse(markdown, notes),
    inline: (text) => {
      const tokens: Token[] = [];
      md.inline.parse(text, md, notes, tokens);
      return tokens;
    },
  };
}

function parser(dialect: Dialect): MarkdownIt {
  const md = new MarkdownParser({ html: true });
  md.core.ruler.enableOnly(['normalize', 'block']);
  md.validateLink = () => true;
  md.normalizeLink = (url) => url.replaceAll('\\', '%5C');
  md.normalizeLinkText = (text) => text;
  md.block.State = class extends md.block.State {
    override push(...given: Parameters<StateBlock['push']>) {
      const token = super.push(...given);
      if (!KEPT.has(token.type)) this.tokens.pop();
      return token;
    }
  };
  md.inline.State = class extends md.inline.State {
    /** Notes the offset of each inline token in the text of its block. */
    override push(...given: Parameters<StateInline['push']>) {
      return placed(super.push(...given), this.pos);
    }

    override pushPending() {
      return placed(super.pushPending(), this.pos);
    }
  };
  md.use(boundedNesting).use(bareAddresses).use(footnotes).use(math);
  if (dialect === 'mdx') md.use(mdx);
  // This comes before the expressions of MDX, because an id may look like one.
  return md.use(customIds);
}

function placed(token: Token, at: number): Token {
  token.map = [at, at];
  return token;
}
