import { FutileWaits } from './futile-waits.ts';
import { Refusals } from './refusals.ts';

/** Longest total wait at a host for URLs that it never answered: so many times `patienceMs`, or this where there is none. */
const FUTILE_PATIENCES = 3;
const FUTILE_MS = 30 * 60_000;

interface PatienceBounds {
  /** Refusals in a row after which a host is given up. */
  readonly maxRefusals: number;
  /** Requests in flight at once: so many URLs may be refused by themselves and say nothing about the host. */
  readonly inFlight: number;
  /** ms that one URL is waited for in all. Undefined: until it or its host is given up. */
  readonly patienceMs: number | undefined;
}

/** One refusal of a request. */
interface Refused {
  readonly url: string;
  /** How often this very request was refused, this time included. */
  readonly times: number;
  /** When it left, and when it was refused: ms on one clock. */
  readonly sentAt: number;
  readonly now: number;
  readonly retryAfterMs: number | undefined;
}

/** Decides after each refusal how long the host is left alone, and whether the URL is requested again. */
export class Patience {
  readonly #refusals: Refusals;
  readonly #futile: FutileWaits;
  readonly #patienceMs: number | undefined;
  /** ms that each URL which was refused has been waited for, by HEAD and GET alike; empty without a patience. */
  readonly #waited = new Map<string, number>();

  constructor({ maxRefusals, inFlight, patienceMs }: PatienceBounds) {
    this.#refusals = new Refusals({ maxInARow: maxRefusals, inFlight });
    this.#futile = new FutileWaits(patienceMs === undefined ? FUTILE_MS : FUTILE_PATIENCES * patienceMs);
    this.#patienceMs = patienceMs;
  }

  /** The host was given up; another request makes no sense. */
  hasGivenUp(host: string): boolean {
    return this.#refusals.hasGivenUp(host);
  }

  noteAccepted(host: string, url: string): void {
    this.#refusals.noteAccepted(host);
    this.#futile.noteAccepted(host, url);
  }

  /** @returns ms that the host is left alone, and whether the request goes again after them */
  noteRefusal(host: string, refused: Refused): { readonly pauseMs: number; readonly isRepeated: boolean } {
    const { url, now, retryAfterMs } = refused;
    const wait = this.#refusals.noteRefusal(host, refused);
    if (wait === undefined || this.#futile.isOver(host)) {
      this.#futile.noteGivenUp(host, url);
      return { pauseMs: 0, isRepeated: false };
    }
    const left = (this.#patienceMs ?? Number.POSITIVE_INFINITY) - (this.#waited.get(url) ?? 0);
    // The URL is not requested before its time, and the others leave the host alone while there is patience.
    const pauseMs = wait <= left ? wait : retryAfterMs === undefined ? 0 : left;
    if (pauseMs > 0) {
      if (this.#patienceMs !== undefined) this.#waited.set(url, (this.#waited.get(url) ?? 0) + pauseMs);
      this.#futile.noteWait(host, url, { now, ms: pauseMs });
    }
    if (wait > left) this.#futile.noteGivenUp(host, url);
    return { pauseMs, isRepeated: wait <= left };
  }
}
