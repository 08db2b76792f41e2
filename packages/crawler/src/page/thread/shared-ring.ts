import { Queue } from '../../memory/queue.ts';

/** Where a body lies in the shared memory. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

const WORD = 8;

/** A ring buffer: gives out pieces of one memory. What was taken first must be given back first. */
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
    const at = this.#room(bytes);
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

  #room(bytes: Uint8Array): number | undefined {
    const oldest = this.#taken.first?.at;
    const size = this.#bytes.length;
    if (oldest === undefined) return placeFor(bytes, 0, size);
    // One byte always stays free: a full ring would look like an empty one.
    if (this.#next > oldest) return placeFor(bytes, this.#next, size) ?? placeFor(bytes, 0, oldest - 1);
    return placeFor(bytes, this.#next, oldest - 1);
  }
}

/**
 * Where the bytes go between `from` and `to`, if they do: as far from the start of a word as they are now where there is
 * room for that. V8 copies into shared memory word by word then, and byte by byte otherwise.
 */
function placeFor({ byteOffset, length }: Uint8Array, from: number, to: number): number | undefined {
  const room = to - from - length;
  const gap = (byteOffset - from) & (WORD - 1);
  return room < 0 ? undefined : gap <= room ? from + gap : from;
}
