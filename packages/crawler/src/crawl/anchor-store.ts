const FIRST_SIZE = 1_024;

/**
 * The hashes of the ids of each page, one behind the other in one array: a typed array for each page would take ten
 * times the room of the few numbers in it.
 */
export class AnchorStore {
  #hashes = new Uint32Array(FIRST_SIZE);
  #used = 0;
  /** By target: one more than where its hashes begin, 0 when none were put down; and where they end. */
  #starts = new Uint32Array(FIRST_SIZE);
  #ends = new Uint32Array(FIRST_SIZE);

  has(target: number): boolean {
    return (this.#starts[target] ?? 0) > 0;
  }

  /** The target's page has this id. */
  includes(target: number, hash: number): boolean {
    const hashes = this.#hashes;
    const end = this.#ends[target] ?? 0;
    for (let at = (this.#starts[target] ?? 1) - 1; at < end; at++) if (hashes[at] === hash) return true;
    return false;
  }

  /** A view, good until the next `set`. */
  get(target: number): Uint32Array | undefined {
    if (!this.has(target)) return undefined;
    return this.#hashes.subarray((this.#starts[target] ?? 1) - 1, this.#ends[target]);
  }

  set(target: number, hashes: Uint32Array): void {
    this.#starts = withRoom(this.#starts, target + 1);
    this.#ends = withRoom(this.#ends, target + 1);
    const start = this.#used;
    const end = start + hashes.length;
    this.#hashes = withRoom(this.#hashes, end);
    this.#hashes.set(hashes, start);
    this.#used = end;
    this.#starts[target] = start + 1;
    this.#ends[target] = end;
  }
}

function withRoom(array: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  if (size <= array.length) return array;
  const grown = new Uint32Array(Math.max(size, array.length * 2));
  grown.set(array);
  return grown;
}
