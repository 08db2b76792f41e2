interface Given {
  readonly piece: Uint8Array;
  /** Called when the piece was read, with whether the reader needs more. */
  readonly taken: (goesOn: boolean) => void;
}

/** Passes the pieces of a body from the fetcher to the reader, one at a time: neither gets ahead of the other. */
export class PieceStream {
  readonly #given: Given[] = [];
  #ended = false;
  #left = false;
  #wake = (): void => undefined;

  /**
   * Gives the reader a copy of the piece. Settles when that was read: true when the reader needs the next one, false when it needs no more.
   */
  give(piece: Uint8Array): Promise<boolean> {
    return new Promise((taken) => {
      if (this.#left) return taken(false);
      // The copy has memory of its own, which the reader can free.
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
