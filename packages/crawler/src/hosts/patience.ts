import { FutileWaits } from './futile-waits.ts';
import { Refusals } from './refusals.ts';

/** Longest total wait at a host for URLs that it never answered: this many times `patienceMs`, or FUTILE_MS without a patience. */
const FUTILE_PATIENCES = 3;
const FUTILE_MS = 30 * 60_000;

interface PatienceBounds {
  /** Refusals in a row after which a host is given up. */
  readonly maxRefusals: number;
  /** Largest number of requests in flight. So many URLs may be refused individually without counting as a refusal by the host. */
  readonly inFlight: number;
  /** Longest total wait for one URL, ms. Undefined: until the URL or its host is given up. */
  readonly patienceMs: number | undefined;
}

/** One refusal of a request. */
interface Refused {
  readonly url: string;
  /** Number of times that this request was refused, with this one. */
  readonly times: number;
  /** Times of sending and of the refusal: ms on one clock. */
  readonly sentAt: number;
  readonly now: number;
  readonly retryAfterMs: number | undefined;
}

/** Decides after each refusal how long the host is paused, and whether the URL is requested again. */
export class Patience {
  readonly #refusals: Refusals;
  readonly #futile: FutileWaits;
  readonly #patienceMs: number | undefined;
  /** ms that each refused URL has been waited for, with HEAD and GET together; empty without a patience. */
  readonly #waited = new Map<string, number>();

  constructor({ maxRefusals, inFlight, patienceMs }: PatienceBounds) {
    this.#refusals = new Refusals({ maxInARow: maxRefusals, inFlight });
    this.#futile = new FutileWaits(patienceMs === undefined ? FUTILE_MS : FUTILE_PATIENCES * patienceMs);
    this.#patienceMs = patienceMs;
  }

  /** The host was given up: it gets no more requests. */
  hasGivenUp(host: string): boolean {
    return this.#refusals.hasGivenUp(host);
  }

  noteAccepted(host: string, url: string): void {
    this.#refusals.noteAccepted(host);
    this.#futile.noteAccepted(host, url);
  }

  /** @returns ms that the host is paused, and whether the request is repeated after them */
  noteRefusal(host: string, refused: Refused): { readonly pauseMs: number; readonly isRepeated: boolean } {
    const { url, now, retryAfterMs } = refused;
    const wait = this.#refusals.noteRefusal(host, refused);
    if (wait === undefined || this.#futile.isOver(host)) {
      this.#futile.noteGivenUp(host, url);
      return { pauseMs: 0, isRepeated: false };
    }
    const left = (this.#patienceMs ?? Number.POSITIVE_INFINITY) - (this.#waited.get(url) ?? 0);
    // The URL is not requested too early, and while there is patience the host gets no other requests either.
    const pauseMs = wait <= left ? wait : retryAfterMs === undefined ? 0 : left;
    if (pauseMs > 0) {
      if (this.#patienceMs !== undefined) this.#waited.set(url, (this.#waited.get(url) ?? 0) + pauseMs);
      this.#futile.noteWait(host, url, { now, ms: pauseMs });
    }
    if (wait > left) this.#futile.noteGivenUp(host, url);
    return { pauseMs, isRepeated: wait <= left };
  }
}
