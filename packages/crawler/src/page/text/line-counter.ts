/** Lines of a text, counted once over all of it. Offsets must rise from call to call. */
export class LineCounter {
  readonly #text: string;
  #line = 1;
  /** Offset of the line feed that ends `#line`; -1 before the first look. */
  #end = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** 1-based; that of the largest offset so far. */
  at(offset: number): number {
    while (this.#end < offset) {
      const next = this.#text.indexOf('\n', this.#end + 1);
      if (this.#end >= 0) this.#line++;
      this.#end = next === -1 ? Number.POSITIVE_INFINITY : next;
    }
    return this.#line;
  }
}
