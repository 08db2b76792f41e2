const FIRST_SIZE = 2_048;
const PRIME = 0x01000193;

/** The beginning of URLs, and its hash, from which the hash of a whole URL can be continued. */
export interface Prefix {
  readonly text: string;
  readonly hash: number;
}

/**
 * Finds the numbers of URLs, whose strings are kept elsewhere: 16 to 32 bytes for each URL. A `Map` takes more, and to look up one of many
 * URLs in it reads several places of memory that no cache holds; this index reads one, and a second one for the URL itself, which is
 * compared. The hash can be computed over pieces, so that a URL is found without joining its pieces.
 */
export class UrlIndex {
  readonly #urls: readonly string[];
  /**
   * Random start of all hashes. No site learns it, so no site can make URLs that all fall on one slot. (`node:crypto` takes 5 ms to load.)
   */
  readonly #seed: number;
  /** Hash and number alternate, half of the pairs free; the number 0 marks a free pair. */
  #slots = new Int32Array(FIRST_SIZE * 2);
  #used = 0;

  /** @param urls the URL of each number that was added; the list may grow */
  constructor(urls: readonly string[], seed = Math.floor(Math.random() * 2 ** 31)) {
    this.#urls = urls;
    this.#seed = seed;
  }

  prefix(text: string): Prefix {
    return { text, hash: hashOn(this.#seed, text) };
  }

  find(url: string): number | undefined {
    const hash = hashOn(this.#seed, url);
    for (let at = this.#placeOf(hash); this.#slots[at + 1] !== 0; at = this.#next(at)) {
      const id = this.#slots[at + 1] ?? 0;
      if (this.#slots[at] === hash && this.#urls[id] === url) return id;
    }
    return undefined;
  }

  /**
   * Number of the URL that is made of `prefix` and a part of `text`; undefined when there is none.
   *
   * @param part start and end of the part, and the hash of the prefix continued over the part
   */
  findJoined(prefix: string, text: string, part: { from: number; to: number; hash: number }): number | undefined {
    for (let at = this.#placeOf(part.hash); this.#slots[at + 1] !== 0; at = this.#next(at)) {
      const id = this.#slots[at + 1] ?? 0;
      if (this.#slots[at] === part.hash && isJoined(this.#urls[id] ?? '', prefix, text, part)) return id;
    }
    return undefined;
  }

  /** Sets the number of a URL; a URL that is there already gets the new number. */
  set(url: string, id: number): void {
    if ((this.#used + 1) * 4 > this.#slots.length) this.#grow();
    const hash = hashOn(this.#seed, url);
    let at = this.#placeOf(hash);
    for (; this.#slots[at + 1] !== 0; at = this.#next(at)) {
      if (this.#slots[at] === hash && this.#urls[this.#slots[at + 1] ?? 0] === url) break;
    }
    if (this.#slots[at + 1] === 0) this.#used++;
    this.#slots[at] = hash;
    this.#slots[at + 1] = id;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(before.length * 2);
    for (let from = 0; from < before.length; from += 2) {
      if (before[from + 1] === 0) continue;
      let at = this.#placeOf(before[from] ?? 0);
      while (this.#slots[at + 1] !== 0) at = this.#next(at);
      this.#slots[at] = before[from] ?? 0;
      this.#slots[at + 1] = before[from + 1] ?? 0;
    }
  }

  #placeOf(hash: number): number {
    // The last bits of the product alone depend on the last characters only.
    const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    return ((mixed ^ (mixed >>> 13)) << 1) & (this.#slots.length - 1);
  }

  #next(at: number): number {
    return (at + 2) & (this.#slots.length - 1);
  }
}

/** The hash of a text followed by `c`, from the hash of the text. */
export function hashWith(hash: number, c: number): number {
  return Math.imul(hash ^ c, PRIME);
}

function hashOn(seed: number, text: string): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = hashWith(hash, text.charCodeAt(at));
  return hash;
}

function isJoined(url: string, prefix: string, text: string, { from, to }: { from: number; to: number }): boolean {
  const start = prefix.length;
  if (url.length !== start + to - from || !url.startsWith(prefix)) return false;
  for (let at = start, of = from; of < to; at++, of++) if (url.charCodeAt(at) !== text.charCodeAt(of)) return false;
  return true;
}
