const CHUNK = 65_536;
/** The max bytes of a number. Each byte has seven bits of it, and a bit that says whether more bytes follow. */
const LONGEST = 5;
const MORE = 0x80;

/**
 * A log of whole numbers below 2³², each in as few bytes as it needs (LEB128, as in WebAssembly and Protocol Buffers).
 * It grows by chunks, and what was written never moves.
 */
export class NumberLog {
  readonly #chunks: Uint8Array[] = [];
  #chunk = new Uint8Array(0);
  /** Offset in the last chunk. */
  #at = CHUNK;
  /** The chunk that is read, and the offset of the next number in it. */
  #read: Uint8Array = this.#chunk;
  #readAt = 0;

  /** Starts a row of at most `count` numbers, and gives the place to read it from later. */
  begin(count: number): number {
    if (this.#at + count * LONGEST > CHUNK) {
      this.#chunk = new Uint8Array(CHUNK);
      this.#chunks.push(this.#chunk);
      this.#at = 0;
    }
    return (this.#chunks.length - 1) * CHUNK + this.#at;
  }

  put(value: number): void {
    let rest = value;
    for (; rest >= MORE; rest >>>= 7) this.#chunk[this.#at++] = (rest & (MORE - 1)) | MORE;
    this.#chunk[this.#at++] = rest;
  }

  /** @param place one that `begin` gave; `next` then reads the row there */
  seek(place: number): void {
    this.#read = this.#chunks[Math.floor(place / CHUNK)] ?? this.#chunk;
    this.#readAt = place % CHUNK;
  }

  next(): number {
    let byte = this.#read[this.#readAt++] ?? 0;
    // Most are small.
    if (byte < MORE) return byte;
    let value = byte & (MORE - 1);
    for (let factor = MORE; byte >= MORE; factor *= MORE) {
      byte = this.#read[this.#readAt++] ?? 0;
      value += (byte & (MORE - 1)) * factor;
    }
    return value;
  }
}
