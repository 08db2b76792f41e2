import { encodeQuery } from '../../charset/encode-query.ts';
import type { PageSource } from '../text/page-source.ts';
import type { RawLink } from './raw-link.ts';

/** The links of one page, in the order in which they are found. */
export class FoundLinks {
  readonly all: RawLink[] = [];
  /** Some were left out. */
  truncated = false;
  readonly #max: number;
  /** What queries are written in; undefined for UTF-8. */
  readonly #encoding: string | undefined;

  constructor({ encoding }: PageSource, max: number) {
    this.#max = max;
    this.#encoding = encoding;
  }

  /** How many more are taken. */
  get room(): number {
    return Math.max(0, this.#max - this.all.length);
  }

  add(link: RawLink): void {
    if (this.all.length >= this.#max) this.truncated = true;
    else this.all.push(link);
  }

  /** A link as it is written in the encoding of the page. */
  inEncoding(href: string): string {
    return this.#encoding === undefined ? href : encodeQuery(href, this.#encoding);
  }
}
