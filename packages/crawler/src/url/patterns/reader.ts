/** The reason why a pattern cannot be used; its message is the end of a sentence without a full stop. */
export class PatternFault extends Error {
  override readonly name = 'PatternFault';
}

/** The characters of a pattern, read from left to right. */
export class Reader {
  at = 0;
  readonly #chars: readonly string[];

  constructor(text: string) {
    this.#chars = [...text];
  }

  get isAtEnd(): boolean {
    return this.at >= this.#chars.length;
  }

  /** The character that comes next, or `ahead` later; empty at the end. */
  peek(ahead = 0): string {
    return this.#chars[this.at + ahead] ?? '';
  }

  next(): string {
    return this.#chars[this.at++] ?? '';
  }

  /** Takes `text` if it comes next. Returns whether it did. */
  take(text: string): boolean {
    for (let ahead = 0; ahead < text.length; ahead++) if (this.peek(ahead) !== text[ahead]) return false;
    this.at += text.length;
    return true;
  }

  /** Takes the characters up to `end`, and `end` itself; undefined, with nothing taken, when there is no `end`. */
  takeUntil(end: string): string | undefined {
    const from = this.at;
    while (!this.isAtEnd) {
      const upTo = this.at;
      if (this.take(end)) return this.#chars.slice(from, upTo).join('');
      this.at++;
    }
    this.at = from;
    return undefined;
  }
}
