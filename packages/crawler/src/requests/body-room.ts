/** Bytes of large bodies that crawls hold together, from their fetching until they are read. */
const ROOM_BYTES = 16 * 1_024 * 1_024;

interface Waiting {
  readonly wanted: number;
  readonly enter: () => void;
}

/** Places that are granted in the order of the requests for them. */
class Places {
  #free: number;
  readonly #size: number;
  readonly #waiting: Waiting[] = [];

  constructor(size: number) {
    this.#size = size;
    this.#free = size;
  }

  /** A promise when others must leave first; who wants more than there is goes in alone. */
  take(places: number): Promise<void> | undefined {
    const wanted = Math.min(places, this.#size);
    if (this.#waiting.length === 0 && wanted <= this.#free) {
      this.#free -= wanted;
      return undefined;
    }
    return new Promise((enter) => {
      this.#waiting.push({ wanted, enter });
    });
  }

  /** Somebody waits for places. */
  get isWanted(): boolean {
    return this.#waiting.length > 0;
  }

  /** What `take` was called for, and has granted. */
  giveBack(places: number): void {
    this.#free += Math.min(places, this.#size);
    for (let next = this.#waiting[0]; next !== undefined && next.wanted <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.wanted;
      next.enter();
    }
  }
}

/**
 * Memory for large bodies. All crawls of a process share one. A body takes its room at once, in bytes, so that nobody who
 * holds some ever waits for more.
 */
export class BodyRoom extends Places {
  /** One body at a time may become larger than all others, beyond its room. It waits for nobody then. */
  readonly beyond = new Places(1);

  constructor(bytes = ROOM_BYTES) {
    super(bytes);
  }
}
