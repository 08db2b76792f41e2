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
    if (this.#end >= offset) return this.#line;
    // Private members are slow to write: once a call, not once a line.
    let line = this.#line;
    let end = this.#end;
    while (end < offset) {
      const next = this.#text.indexOf('\n', end + 1);
      if (end >= 0) line++;
      end = next === -1 ? Number.POSITIVE_INFINITY : next;
    }
    this.#end = end;
    this.#line = line;
    return line;
  }
}
