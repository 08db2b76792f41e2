const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

interface HostRefusals {
  inARow: number;
  /** Requests sent before this moment belong to the refusal that is already counted. */
  since: number;
}

/**
 * How often each host refused us in a row, and how long to wait then: what it asks for, up to 5 minutes, else 5 s
 * doubling. A host that keeps refusing is given up: its targets stay unverifiable, and nobody hammers it.
 */
export class Refusals {
  readonly #hosts = new Map<string, HostRefusals>();
  readonly #mostInARow: number;

  /** @param mostInARow refusals without a success in between after which the host is given up */
  constructor(mostInARow: number) {
    this.#mostInARow = mostInARow;
  }

  /** The host was given up; there is no sense in asking. */
  gaveUp(host: string): boolean {
    return (this.#hosts.get(host)?.inARow ?? 0) > this.#mostInARow;
  }

  accepted(host: string): void {
    if (this.#hosts.size > 0 && !this.gaveUp(host)) this.#hosts.delete(host);
  }

  /**
   * @param sentAt when the refused request left, ms on the clock that `now` is on
   * @returns ms that the host must be left alone, or undefined when it is given up
   */
  refused(
    host: string,
    request: { sentAt: number; now: number; retryAfterMs: number | undefined },
  ): number | undefined {
    const known = this.#hosts.get(host);
    const entry = known ?? { inARow: 0, since: Number.NEGATIVE_INFINITY };
    this.#hosts.set(host, entry);
    // Five requests in flight that are all refused are one refusal.
    if (request.sentAt >= entry.since) {
      entry.inARow++;
      entry.since = request.now;
    }
    if (entry.inARow > this.#mostInARow) return undefined;
    const backoff = FIRST_WAIT_MS * 2 ** (entry.inARow - 1);
    return Math.min(LONGEST_WAIT_MS, request.retryAfterMs ?? backoff);
  }
}
