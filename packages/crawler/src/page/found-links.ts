import { encodeQuery } from '../charset/encode-query.ts';
import { type LinkKind, meaningOf, type Region } from './links/link-kind.ts';
import type { Found } from './links/links-of-tag.ts';
import type { RawLink } from './links/raw-link.ts';
import type { MarkupReader, StartTag } from './markup/markup-reader.ts';
import { foldText } from './text/fold-text.ts';
import type { PageSource } from './text/page-source.ts';

const TEXT_LENGTH = 200;

/** The links of one page, in the order in which they are found. */
export class FoundLinks {
  readonly all: RawLink[] = [];
  /** Some were left out. */
  truncated = false;
  readonly #max: number;
  readonly #markup: Pick<MarkupReader, 'lineAt'>;
  #tag: StartTag | undefined;
  /** Encoding of queries; undefined for UTF-8. */
  readonly #encoding: string | undefined;

  constructor({ encoding }: PageSource, max: number, markup: Pick<MarkupReader, 'lineAt'>) {
    this.#max = max;
    this.#markup = markup;
    this.#encoding = encoding;
  }

  /** Number of links that are still taken */
  get room(): number {
    return Math.max(0, this.#max - this.all.length);
  }

  add(link: RawLink): void {
    if (this.all.length >= this.#max) this.truncated = true;
    else this.all.push(link);
  }

  /** From now on `ofTag` takes links of this tag. */
  begin(tag: StartTag): void {
    // A page has one object for nearly all of its tags.
    if (this.#tag !== tag) this.#tag = tag;
  }

  /** A link in an attribute. CSS has rules of its own, and what cards name is data: both are in UTF-8 whatever the page is in. */
  readonly ofTag: Found = (href, kind) => {
    const tag = this.#tag;
    if (tag === undefined) return;
    const isUtf8 = this.#encoding === undefined || kind === 'css' || kind === 'og';
    const hasAlt = (tag.attributeBits & tag.element.altMask) !== 0 && meaningOf(kind).hasAlt;
    const text = hasAlt ? foldText(tag.get('alt') ?? '', TEXT_LENGTH) : '';
    const line = this.lineOf(tag.start);
    this.add({ href: isUtf8 ? href : this.inEncoding(href), kind, line, text, region: tag.region });
  };

  /** A link in something that stands at `offset`. */
  addAt(href: string, kind: LinkKind, { offset, region }: { offset: number; region: Region }): void {
    this.add({ href, kind, line: this.lineOf(offset), text: '', region });
  }

  /** Line of an offset in the source. Offsets must rise from call to call. */
  lineOf(offset: number): number {
    return this.#markup.lineAt(offset);
  }

  /** A link with its query in the encoding of the page */
  inEncoding(href: string): string {
    return this.#encoding === undefined ? href : encodeQuery(href, this.#encoding);
  }
}
