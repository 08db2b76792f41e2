const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 300_000;

interface HostRefusals {
  inARow: number;
  /** Requests sent before this time, in ms, belong to the refusal that was counted last. */
  since: number;
  /** Different URLs refused in a row; kept only up to the number that decides. */
  readonly urls: Set<string>;
}

interface RefusalBounds {
  /** Refusals without a success in between after which a URL, or a host, is given up. */
  readonly maxInARow: number;
  /** Largest number of requests in flight. So many URLs may be refused individually without counting as a refusal by the host. */
  readonly inFlight: number;
}

/**
 * Counts how often each host refused us in a row, and decides how long to wait: as long as the host demands, up to 5 minutes, else 5 s,
 * doubled each time. A host that keeps refusing all its targets is given up: its targets stay unverifiable and get no more requests. A URL
 * that is refused for ever by a host that answers for others is given up alone.
 */
export class Refusals {
  readonly #hosts = new Map<string, HostRefusals>();
  readonly #bounds: RefusalBounds;

  constructor(bounds: RefusalBounds) {
    this.#bounds = bounds;
  }

  /** The host was given up: it gets no more requests. */
  hasGivenUp(host: string): boolean {
    const entry = this.#hosts.get(host);
    if (entry === undefined) return false;
    return entry.inARow > this.#bounds.maxInARow && entry.urls.size > this.#bounds.inFlight;
  }

  noteAccepted(host: string): void {
    if (this.#hosts.size > 0 && !this.hasGivenUp(host)) this.#hosts.delete(host);
  }

  /**
   * Notes a refusal.
   *
   * @param request.times number of times that this request was refused, with this one
   * @param request.sentAt time of sending, ms on the clock of `now`
   * @returns ms that the host must be paused before the request is repeated; undefined when the host or the URL is given up
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
