import { Queue } from '../../memory/queue.ts';

/** The place of a body in the shared memory. */
export interface RingSlice {
  readonly at: number;
  readonly length: number;
}

const WORD = 8;

/** A ring buffer that lends pieces of one memory. They must be released in the order in which they were lent. */
export class SharedRing {
  readonly memory: SharedArrayBuffer;
  readonly #bytes: Uint8Array;
  /** Lent pieces, the oldest first. */
  readonly #taken = new Queue<RingSlice>();
  #next = 0;

  constructor(bytes: number) {
    this.memory = new SharedArrayBuffer(bytes);
    this.#bytes = new Uint8Array(this.memory);
  }

  /** Copies the bytes into a piece; undefined when there is no room for them in one piece. */
  put(bytes: Uint8Array): RingSlice | undefined {
    const at = this.#room(bytes);
    if (at === undefined) return undefined;
    this.#bytes.set(bytes, at);
    const slice = { at, length: bytes.length };
    this.#taken.push(slice);
    this.#next = at + bytes.length;
    return slice;
  }

  /** The bytes of a piece that was not released yet. */
  bytes({ at, length }: RingSlice): Uint8Array {
    return this.#bytes.subarray(at, at + length);
  }

  /** Releases the oldest piece. */
  release(): void {
    this.#taken.take();
  }

  #room(bytes: Uint8Array): number | undefined {
    const oldest = this.#taken.first?.at;
    const size = this.#bytes.length;
    if (oldest === undefined) return offsetFor(bytes, 0, size);
    // One byte always stays free: a full ring would look like an empty one.
    if (this.#next > oldest) return offsetFor(bytes, this.#next, size) ?? offsetFor(bytes, 0, oldest - 1);
    return offsetFor(bytes, this.#next, oldest - 1);
  }
}

/**
 * Offset for the bytes between `from` and `to`; undefined when they do not fit. If there is room for it, the offset is as far from the
 * start of a word as the bytes are now: V8 then copies word by word into shared memory, and byte by byte otherwise.
 */
function offsetFor({ byteOffset, length }: Uint8Array, from: number, to: number): number | undefined {
  const room = to - from - length;
  const gap = (byteOffset - from) & (WORD - 1);
  return room < 0 ? undefined : gap <= room ? from + gap : from;
}
