/** Bytes that the large bodies of all crawls take at a time, from fetching until they are read. */
const ROOM_BYTES = 16 * 1_024 * 1_024;

interface Waiting {
  readonly wanted: number;
  readonly enter: () => void;
}

/** A number of places, granted in the order of the requests for them. */
class Places {
  #free: number;
  readonly #size: number;
  readonly #waiting: Waiting[] = [];

  constructor(size: number) {
    this.#size = size;
    this.#free = size;
  }

  /** Takes places. Returns a promise when others must give back theirs first. A request for more than all places gets all of them. */
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

  /** A request waits for places. */
  get isWanted(): boolean {
    return this.#waiting.length > 0;
  }

  /** Gives back the places of one granted `take`. */
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
 * Memory for large bodies, shared by all crawls of a process. A body takes all its room in one step, in bytes, so that no body that holds
 * some of it ever waits for more.
 */
export class BodyRoom extends Places {
  /** One body at a time may grow beyond the others, outside of its room, and then waits for nothing. */
  readonly beyond = new Places(1);

  constructor(bytes = ROOM_BYTES) {
    super(bytes);
  }
}
