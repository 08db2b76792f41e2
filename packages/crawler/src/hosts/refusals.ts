const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 300_000;

interface HostRefusals {
  inARow: number;
  /** Requests sent before this moment belong to the refusal that is already counted. */
  since: number;
  /** What was refused in a row; no more than are needed to decide. */
  readonly urls: Set<string>;
}

interface RefusalBounds {
  /** Refusals without a success in between after which a URL, or a host, is not waited for any longer. */
  readonly maxInARow: number;
  /** Requests in flight at once: so many URLs may be refused by themselves and say nothing about the host. */
  readonly inFlight: number;
}

/**
 * How often each host refused us in a row, and how long to wait then: what it demands, up to 5 minutes, else 5 s
 * doubling. A host that keeps refusing all its targets is given up: its targets stay unverifiable, and
 * get no more requests. A URL that is refused for ever on a host that answers for others is given up alone.
 */
export class Refusals {
  readonly #hosts = new Map<string, HostRefusals>();
  readonly #bounds: RefusalBounds;

  constructor(bounds: RefusalBounds) {
    this.#bounds = bounds;
  }

  /** The host was given up; another request makes no sense. */
  hasGivenUp(host: string): boolean {
    const entry = this.#hosts.get(host);
    if (entry === undefined) return false;
    return entry.inARow > this.#bounds.maxInARow && entry.urls.size > this.#bounds.inFlight;
  }

  noteAccepted(host: string): void {
    if (this.#hosts.size > 0 && !this.hasGivenUp(host)) this.#hosts.delete(host);
  }

  /**
   * @param request.times how often this very request was refused, this time included
   * @param request.sentAt when it left, ms on the clock that `now` is on
   * @returns ms that the host must be left alone before the request goes again, or undefined when it is given up
   */
  noteRefusal(
    host: string,
    request: { url: string; times: number; sentAt: number; now: number; retryAfterMs: number | undefined },
  ): number | undefined {
    const { maxInARow, inFlight } = this.#bounds;
    const known = this.#hosts.get(host);
    const entry = known ?? { inARow: 0, since: Number.NEGATIVE_INFINITY, urls: new Set() };
    this.#hosts.set(host, entry);
    if (entry.urls.size <= inFlight) entry.urls.add(request.url);
    // Five requests in flight that are all refused are one refusal.
    if (request.sentAt >= entry.since) {
      entry.inARow++;
      entry.since = request.now;
    }
    if (Math.max(entry.inARow, request.times) > maxInARow) return undefined;
    const backoff = FIRST_WAIT_MS * 2 ** (Math.max(entry.inARow, request.times) - 1);
    return Math.min(MAX_WAIT_MS, request.retryAfterMs ?? backoff);
  }
}
