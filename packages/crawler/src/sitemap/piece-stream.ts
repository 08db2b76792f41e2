interface Given {
  readonly piece: Uint8Array;
  /** Whether the reader wants more. */
  readonly taken: (goesOn: boolean) => void;
}

/** Hands the pieces of a body from who fetches it to who reads it, one at a time: neither gets ahead of the other. */
export class PieceStream {
  readonly #given: Given[] = [];
  #ended = false;
  #left = false;
  #wake = (): void => undefined;

  /**
   * Keeps a copy of the piece. Settles when it was read: true when the next one is wanted, false when nothing is any more.
   */
  give(piece: Uint8Array): Promise<boolean> {
    return new Promise((taken) => {
      if (this.#left) return taken(false);
      // Memory of its own, which the reader can give up.
      const copy = Buffer.allocUnsafeSlow(piece.byteLength);
      copy.set(piece);
      this.#given.push({ piece: copy, taken });
      this.#wake();
    });
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    try {
      for (;;) {
        const next = this.#given[0];
        if (next !== undefined) {
          yield next.piece;
          this.#given.shift();
          next.taken(true);
        } else if (this.#ended) return;
        else await this.#more();
      }
    } finally {
      this.#left = true;
      for (const { taken } of this.#given.splice(0)) taken(false);
    }
  }

  #more(): Promise<void> {
    return new Promise((wake) => {
      this.#wake = wake;
    });
  }
}
