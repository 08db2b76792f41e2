/** Why a pattern cannot be used, as the end of a sentence without a full stop. */
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

  /** Empty at the end. */
  peek(ahead = 0): string {
    return this.#chars[this.at + ahead] ?? '';
  }

  next(): string {
    return this.#chars[this.at++] ?? '';
  }

  /** Takes `text` when it comes next. */
  take(text: string): boolean {
    for (let ahead = 0; ahead < text.length; ahead++) if (this.peek(ahead) !== text[ahead]) return false;
    this.at += text.length;
    return true;
  }

  /** Takes the characters up to `end` and `end` itself; undefined, and nothing taken, when it does not come. */
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
