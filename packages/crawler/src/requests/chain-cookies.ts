/** Cookies of one host that are kept, and characters of one. */
const MAX = 20;
const LONGEST = 4_096;

/**
 * Cookies that servers set on the way from one link to its end, given back to the same origin within the same walk
 * and to no other. Only for servers that redirect in a loop until a client shows that it keeps cookies.
 */
export class ChainCookies {
  /** Made with the first cookie: hardly any walk meets one. */
  #byOrigin: Map<string, Map<string, string>> | undefined;

  get empty(): boolean {
    return this.#byOrigin === undefined;
  }

  /** @param setCookie the fields, one a line; attributes are left out, a walk is too short for them */
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

  /** Value of a `Cookie` field for this origin, after what it holds already. */
  header(origin: string, before: string | undefined): string | undefined {
    const kept = this.#byOrigin?.get(origin);
    if (kept === undefined) return before;
    return [...(before === undefined ? [] : [before]), ...kept.values()].join('; ');
  }
}
