/** Largest number of cookies of one host, and of characters of a cookie. */
const MAX = 20;
const LONGEST = 4_096;

/**
 * Cookies that servers set in a chain of redirects, sent back to the same origin within this chain and to no other. They are only for
 * servers that redirect in a loop until a client shows that it keeps cookies.
 */
export class ChainCookies {
  /** Made with the first cookie: hardly any chain has one. */
  #byOrigin: Map<string, Map<string, string>> | undefined;

  get empty(): boolean {
    return this.#byOrigin === undefined;
  }

  /** @param setCookie the fields, one a line; attributes are ignored, because a chain is too short for them */
  keep(origin: string, setCookie: string): void {
    const kept = this.#byOrigin?.get(origin) ?? new Map<string, string>();
    for (const line of setCookie.split('\n')) {
      const pair = line.split(';', 1)[0]?.trim() ?? '';
      const end = pair.indexOf('=');
      if (end > 0 && pair.length <= LONGEST && kept.size < MAX) kept.set(pair.slice(0, end), pair);
    }
    if (kept.size === 0) return;
    this.#byOrigin ??= new Map();
    this.#byOrigin.set(origin, kept);
  }

  /** Value of the `Cookie` field for this origin: the cookies of the chain behind those of `before`. */
  header(origin: string, before: string | undefined): string | undefined {
    const kept = this.#byOrigin?.get(origin);
    if (kept === undefined) return before;
    return [...(before === undefined ? [] : [before]), ...kept.values()].join('; ');
  }
}
