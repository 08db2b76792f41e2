import type { JsonOf } from '../../platform/json-of.ts';

const [OPEN, COMMA, CLOSE] = ['{"data":[', ',', '],"next_cursor":'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];

/** A page of a list whose entries are JSON already */
export class WrittenPage {
  readonly #entries: readonly JsonOf<unknown>[];
  readonly next_cursor: string | null;

  constructor(entries: readonly JsonOf<unknown>[], nextCursor: string | null) {
    this.#entries = entries;
    this.next_cursor = nextCursor;
  }

  withCursor(nextCursor: string): WrittenPage {
    return new WrittenPage(this.#entries, nextCursor);
  }

  /** The JSON that `presentList` would give */
  toJson(): Buffer {
    const entries = this.#entries.flatMap((entry, place) => (place === 0 ? [entry] : [COMMA, entry]));
    return Buffer.concat([OPEN, ...entries, CLOSE, Buffer.from(`${JSON.stringify(this.next_cursor)}}`)]);
  }
}
