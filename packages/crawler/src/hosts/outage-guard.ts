import { OutboundError, type OutboundErrorCode } from '@linkvitals/outbound';
import type { CrawlClock } from '../crawl-options.ts';

/** Failures in a row, of any pages, after which we check whether the site responds at all. */
const FAILURES_IN_A_ROW = 5;
/** Waits before each check of the site: a restart takes a minute, a deployment two. After the last the site is lost. */
const WAITS_MS = [0, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000];
/** Errors of a host that is down. Any HTTP response shows that it is up. */
const GONE: ReadonlySet<OutboundErrorCode> = new Set<OutboundErrorCode>([
  'connection_refused',
  'connection_reset',
  'timeout',
  'dns_error',
  'dns_not_found',
  'tls_error',
]);

interface OutageGuardParts {
  readonly clock: CrawlClock;
  readonly signal: AbortSignal;
  /** Requests something small from an origin that has answered before; rejects with OutboundError when it is down. */
  readonly look: (origin: string) => Promise<unknown>;
  /** Called when the site did not come back. */
  readonly onLost: (code: OutboundErrorCode) => void;
}

/**
 * Distinguishes a site that is down from pages that are broken: when request after request fails, the site itself is
 * checked, and as long as it is down nothing is requested and nothing is judged.
 */
export class OutageGuard {
  readonly #parts: OutageGuardParts;
  #failures = 0;
  #origin: string | undefined;
  #recovery: Promise<boolean> | undefined;

  constructor(parts: OutageGuardParts) {
    this.#parts = parts;
  }

  /** Settles when the present outage is over. Undefined when there is none, which is nearly always the case. */
  get recovery(): Promise<unknown> | undefined {
    return this.#recovery;
  }

  noteAnswer(origin: string): void {
    this.#failures = 0;
    this.#origin = origin;
  }

  /**
   * Notes that a request failed, and waits while the site is down.
   *
   * @returns true when the site was down and is back: the failure says nothing about the URL, and the request is repeated
   */
  async recoverFrom(error: unknown): Promise<boolean> {
    if (!(error instanceof OutboundError) || !GONE.has(error.code)) return false;
    this.#failures++;
    const origin = this.#origin;
    if (origin === undefined || (this.#failures < FAILURES_IN_A_ROW && this.#recovery === undefined)) return false;
    this.#recovery ??= this.#waitFor(origin).finally(() => {
      this.#recovery = undefined;
    });
    return this.#recovery;
  }

  async #waitFor(origin: string): Promise<boolean> {
    const { clock, signal, look, onLost } = this.#parts;
    let code: OutboundErrorCode = 'timeout';
    for (const [i, wait] of WAITS_MS.entries()) {
      if (wait > 0) await clock.sleep(wait, signal);
      try {
        await look(origin);
        this.#failures = 0;
        return i > 0;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof OutboundError)) throw error;
        code = error.code;
      }
    }
    onLost(code);
    return false;
  }
}
