/** Bytes of large bodies that crawls hold together, from their fetching until they are read. */
const ROOM_BYTES = 16 * 1_024 * 1_024;

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
}

/** Memory for large bodies, granted in the order of the requests for it. All crawls of a process share one. */
export class BodyRoom {
  #free: number;
  readonly #size: number;
  readonly #waiting: Waiting[] = [];

  constructor(bytes = ROOM_BYTES) {
    this.#size = bytes;
    this.#free = bytes;
  }

  /**
   * Room for a whole body at once, so that nobody who holds some ever waits for more. A promise when others must leave
   * first; a body larger than all the room goes in alone.
   */
  take(bytes: number): Promise<void> | undefined {
    const fetched = Math.min(bytes, this.#size);
    if (this.#waiting.length === 0 && fetched <= this.#free) {
      this.#free -= fetched;
      return undefined;
    }
    return new Promise((enter) => {
      this.#waiting.push({ bytes: fetched, enter });
    });
  }

  /** What `take` was called for, and has granted. */
  giveBack(bytes: number): void {
    this.#free += Math.min(bytes, this.#size);
    for (let next = this.#waiting[0]; next !== undefined && next.bytes <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.bytes;
      next.enter();
    }
  }
}
