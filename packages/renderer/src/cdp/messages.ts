/** Largest message of a browser: that of a document of 2 MiB, whose characters may take six bytes each. */
const MAX_BYTES = 64 * 1_024 * 1_024;

/** Cuts what a browser writes into its messages, each of which ends with a zero byte. */
export class Messages {
  readonly #take: (message: string) => void;
  readonly #maxBytes: number;
  #pieces: Buffer[] = [];
  #bytes = 0;

  constructor(take: (message: string) => void, maxBytes = MAX_BYTES) {
    this.#take = take;
    this.#maxBytes = maxBytes;
  }

  /** @throws RangeError for a message beyond the limit; Error for one that is none */
  write(piece: Buffer): void {
    let rest = piece;
    for (let end = rest.indexOf(0); end !== -1; end = rest.indexOf(0)) {
      this.#add(rest.subarray(0, end));
      const message = Buffer.concat(this.#pieces).toString();
      this.#pieces = [];
      this.#bytes = 0;
      rest = rest.subarray(end + 1);
      this.#take(message);
    }
    if (rest.length > 0) this.#add(rest);
  }

  #add(piece: Buffer): void {
    this.#bytes += piece.length;
    if (this.#bytes > this.#maxBytes) throw new RangeError('a message of the browser is too long');
    this.#pieces.push(piece);
  }
}
