/** Largest block that is allocated at a time, whatever length was announced. */
const MAX_BLOCK = 131_072;
/** Size of a block when the length is not known: holds most pages whole. */
const BLOCK = 32_768;

/** Collects the bytes of a body in the order in which they arrive. */
export class BodyBytes {
  size = 0;
  readonly #expected: number;
  /** Blocks that are finished. */
  readonly #pieces: Buffer[] = [];
  /** The block that is being filled; its memory belongs to it alone. */
  #block: Buffer | undefined;
  #used = 0;

  /** @param expected the announced number of bytes; 0: not known. There may be more or fewer. */
  constructor(expected: number) {
    this.#expected = expected;
  }

  /** Adds a copy of the piece. */
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

  /** All bytes, in one piece. */
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
    // A few bytes in a large block would keep all of it in memory.
    this.#pieces.push(filled.length * 2 < block.length ? Buffer.from(filled) : filled);
    this.#block = undefined;
    this.#used = 0;
  }
}
