import { Queue } from '../queue.ts';

/** Where a body lies in the shared memory. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** Gives out pieces of one memory in a circle. What was taken first must be given back first. */
export class SharedRing {
  readonly memory: SharedArrayBuffer;
  readonly #bytes: Uint8Array;
  /** Taken pieces, the oldest first. */
  readonly #taken = new Queue<Place>();
  #next = 0;

  constructor(bytes: number) {
    this.memory = new SharedArrayBuffer(bytes);
    this.#bytes = new Uint8Array(this.memory);
  }

  /** Copies the bytes in; undefined when there is no room for them in one piece. */
  put(bytes: Uint8Array): Place | undefined {
    const at = this.#room(bytes.length);
    if (at === undefined) return undefined;
    this.#bytes.set(bytes, at);
    const place = { at, length: bytes.length };
    this.#taken.push(place);
    this.#next = at + bytes.length;
    return place;
  }

  /** The bytes of a piece that was not given back. */
  bytes({ at, length }: Place): Uint8Array {
    return this.#bytes.subarray(at, at + length);
  }

  /** Gives the oldest piece back. */
  release(): void {
    this.#taken.take();
  }

  #room(length: number): number | undefined {
    const oldest = this.#taken.first?.at;
    const size = this.#bytes.length;
    if (oldest === undefined) return length <= size ? 0 : undefined;
    // One byte always stays free: a full circle would look like an empty one.
    if (this.#next > oldest) {
      if (length <= size - this.#next) return this.#next;
      return length < oldest ? 0 : undefined;
    }
    return length < oldest - this.#next ? this.#next : undefined;
  }
}
