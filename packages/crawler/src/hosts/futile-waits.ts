/**
 * Sums up, for each host, the time waited for URLs that it refused all the same. Waiting for a limit that passes is worth its time; a host
 * that answers for most URLs and refuses some for ever must not stop the crawl again for each of them.
 */
export class FutileWaits {
  readonly #maxMs: number;
  /** ms that each URL which may still be answered has been waited for. */
  readonly #byUrl = new Map<string, number>();
  readonly #byHost = new Map<string, number>();
  readonly #until = new Map<string, number>();

  /** @param maxMs ms of futile waiting for each host */
  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  /** Notes that the host is paused for `ms` because of this URL; the part that other URLs paused it for anyway does not count. */
  noteWait(host: string, url: string, { now, ms }: { now: number; ms: number }): void {
    const until = Math.max(this.#until.get(host) ?? now, now);
    const end = Math.max(until, now + ms);
    this.#until.set(host, end);
    this.#byUrl.set(url, (this.#byUrl.get(url) ?? 0) + end - until);
  }

  /** Notes that a URL was answered. If it had been waited for, the host's futile waits count as none. */
  noteAccepted(host: string, url: string): void {
    if (this.#byUrl.size > 0 && this.#byUrl.delete(url)) this.#byHost.delete(host);
  }

  noteGivenUp(host: string, url: string): void {
    const waited = this.#byUrl.get(url) ?? 0;
    this.#byUrl.delete(url);
    if (waited > 0) this.#byHost.set(host, (this.#byHost.get(host) ?? 0) + waited);
  }

  /** The host used up its futile waits, so it is not waited for again. */
  isOver(host: string): boolean {
    return this.#byHost.size > 0 && (this.#byHost.get(host) ?? 0) >= this.#maxMs;
  }
}
