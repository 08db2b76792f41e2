/** What is made room for at once, whatever length was announced. */
const MAX_BLOCK = 131_072;
/** For bytes whose number is not known: holds most pages whole. */
const BLOCK = 32_768;

/** Collects the bytes of a body in the order in which they come. */
export class BodyBytes {
  size = 0;
  readonly #expected: number;
  /** Done with. */
  readonly #pieces: Buffer[] = [];
  /** Being filled; its memory is its own. */
  #block: Buffer | undefined;
  #used = 0;

  /** @param expected how many bytes there will be as far as is known, 0: nothing is. More may come, and fewer. */
  constructor(expected: number) {
    this.#expected = expected;
  }

  /** Keeps a copy. */
  add(piece: Buffer): void {
    for (let at = 0; at < piece.length; ) {
      this.#block ??= this.#newBlock();
      const copied = piece.copy(this.#block, this.#used, at);
      at += copied;
      this.size += copied;
      this.#used += copied;
      if (this.#used === this.#block.length) this.#closeBlock();
    }
  }

  /** All of them, in one piece. */
  take(): Buffer {
    this.#closeBlock();
    const [only] = this.#pieces;
    return this.#pieces.length === 1 && only !== undefined ? only : Buffer.concat(this.#pieces);
  }

  #newBlock(): Buffer {
    const left = this.#expected - this.size;
    return Buffer.allocUnsafeSlow(left > 0 ? Math.min(left, MAX_BLOCK) : BLOCK);
  }

  #closeBlock(): void {
    const block = this.#block;
    if (block === undefined) return;
    const filled = block.subarray(0, this.#used);
    // A little in a large block would hold all of it.
    this.#pieces.push(filled.length * 2 < block.length ? Buffer.from(filled) : filled);
    this.#block = undefined;
    this.#used = 0;
  }
}
