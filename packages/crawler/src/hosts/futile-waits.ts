/**
 * How long each host was left alone for URLs that it refused all the same. A limit that passes costs what it costs; a
 * host that answers for most URLs and refuses some for ever must not stop the crawl anew for each of them.
 */
export class FutileWaits {
  readonly #maxMs: number;
  /** Of URLs that may be answered yet. */
  readonly #byUrl = new Map<string, number>();
  readonly #byHost = new Map<string, number>();
  readonly #until = new Map<string, number>();

  /** @param maxMs for each host */
  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  /** The host is left alone for `ms` because of this URL; what others had it left alone for anyway does not count. */
  noteWait(host: string, url: string, { now, ms }: { now: number; ms: number }): void {
    const until = Math.max(this.#until.get(host) ?? now, now);
    const end = Math.max(until, now + ms);
    this.#until.set(host, end);
    this.#byUrl.set(url, (this.#byUrl.get(url) ?? 0) + end - until);
  }

  /** Waiting for it was worth while, so it is for others too. */
  noteAccepted(host: string, url: string): void {
    if (this.#byUrl.size > 0 && this.#byUrl.delete(url)) this.#byHost.delete(host);
  }

  noteGivenUp(host: string, url: string): void {
    const waited = this.#byUrl.get(url) ?? 0;
    this.#byUrl.delete(url);
    if (waited > 0) this.#byHost.set(host, (this.#byHost.get(host) ?? 0) + waited);
  }

  /** Nothing more is waited for. */
  isOver(host: string): boolean {
    return this.#byHost.size > 0 && (this.#byHost.get(host) ?? 0) >= this.#maxMs;
  }
}
