import { parseRetryAfter } from '@linkvitals/contract/retry-after';
import {
  type Outbound,
  OutboundError,
  type OutboundErrorCode,
  type OutboundRequest,
  type OutboundResponse,
} from '@linkvitals/outbound';
import type { CrawlClock, CrawlOptions, ExternalHosts } from '../crawl-options.ts';
import { FutileWaits } from '../hosts/futile-waits.ts';
import { OutageGuard } from '../hosts/outage-guard.ts';
import type { OwnHost } from '../hosts/own-host.ts';
import { Refusals } from '../hosts/refusals.ts';
import { originOf } from '../url/origin-of.ts';
import type { Scope } from '../url/scope.ts';
import { isRefusal } from '../verdict/is-refusal.ts';

/** Refusals in a row after which a host is given up. The site's own host gets more: without it there is no crawl. */
const OWN_REFUSALS = 6;
const EXTERNAL_REFUSALS = 3;
const OWN = 'own host';
/** Waits at a host for URLs that it refuses all the same: of so many patiences, and where there is none. */
const FUTILE_PATIENCES = 3;
const FUTILE_MS = 30 * 60_000;
/** Outages that one request is kept for. */
const MAX_OUTAGES = 3;
const LOOK_LIMITS = { connectMs: 5_000, totalMs: 10_000 };

/** The host refused until it was given up; nothing is known about the target. */
export class HostGaveUp extends Error {
  override readonly name = 'HostGaveUp';
  /** The request had gone out and was refused. */
  readonly sent: boolean;

  constructor(sent: boolean) {
    super();
    this.sent = sent;
  }
}

interface PacedOutboundParts {
  readonly outbound: Outbound;
  readonly scope: Scope;
  readonly ownHost: OwnHost;
  readonly externalHosts: ExternalHosts;
  /** Requests of the own host at once. */
  readonly inFlight: number;
  readonly clock: CrawlClock;
  readonly signal: AbortSignal;
  readonly userAgent: string;
  readonly localAddress: string | undefined;
  /** The site stopped answering and did not come back. */
  readonly onLost: (code: OutboundErrorCode) => void;
  /** ms that one URL is waited for in all. Undefined: until it or its host is given up. */
  readonly patienceMs?: CrawlOptions['refusalPatienceMs'];
  readonly onWait?: CrawlOptions['onHostWait'];
  readonly onRefused?: CrawlOptions['onRefused'];
}

/**
 * The network as a polite crawler sees it: every request waits for a slot at its host, a refusal pauses the whole host
 * and the request is repeated, a name that does not exist is looked up twice.
 */
export class PacedOutbound {
  readonly #parts: PacedOutboundParts;
  readonly #own: Refusals;
  readonly #external: Refusals;
  readonly #outage: OutageGuard;
  readonly #futile: FutileWaits;
  /** ms that each URL which was refused has been waited for; empty without a patience. */
  readonly #waited = new Map<string, number>();
  /** Other hosts whose name does not exist, looked up twice: their further targets wait for no slot. */
  readonly #nameless = new Map<string, OutboundError>();

  constructor(parts: PacedOutboundParts) {
    this.#parts = parts;
    this.#own = new Refusals({ maxInARow: OWN_REFUSALS, inFlight: parts.inFlight });
    this.#external = new Refusals({ maxInARow: EXTERNAL_REFUSALS, inFlight: parts.externalHosts.inFlightPerHost ?? 1 });
    const { outbound, ownHost, clock, signal, userAgent, localAddress, onLost, patienceMs } = parts;
    this.#futile = new FutileWaits(patienceMs === undefined ? FUTILE_MS : FUTILE_PATIENCES * patienceMs);
    const manner = { headers: { 'user-agent': userAgent }, ...(localAddress === undefined ? {} : { localAddress }) };
    const look = (origin: string): Promise<unknown> => {
      const url = `${origin}/robots.txt`;
      return ownHost.run(() => outbound.request({ url, ...manner, signal, limits: LOOK_LIMITS }), signal);
    };
    this.#outage = new OutageGuard({ clock, signal, look, onLost });
  }

  /** @throws OutboundError, or HostGaveUp */
  async request(request: OutboundRequest): Promise<OutboundResponse> {
    if (!this.#parts.scope.isInternal(request.url)) return this.#politely(request, false);
    for (let outages = 0; ; outages++) {
      const outage = this.#outage.over;
      if (outage !== undefined) await outage;
      try {
        const response = await this.#politely(request, true);
        this.#outage.answered(originOf(request.url));
        return response;
      } catch (error) {
        if (outages === MAX_OUTAGES || !(await this.#outage.failed(error))) throw error;
      }
    }
  }

  async #politely(request: OutboundRequest, internal: boolean): Promise<OutboundResponse> {
    const { clock, onRefused } = this.#parts;
    const host = internal ? OWN : new URL(request.url).host;
    const refusals = internal ? this.#own : this.#external;
    for (let times = 1; ; times++) {
      if (refusals.gaveUp(host)) throw new HostGaveUp(times > 1);
      this.#assertNamed(host);
      const fetchedAt = clock.now();
      let sentAt = 0;
      const response = await this.#paced(host, () => {
        sentAt = clock.now();
        this.#parts.onWait?.({ own: internal, ms: sentAt - fetchedAt });
        // Others of this host may have been refused while this one waited for its slot.
        if (refusals.gaveUp(host)) throw new HostGaveUp(times > 1);
        this.#assertNamed(host);
        return this.#send(request);
      });
      if (!isRefusal(response)) {
        refusals.accepted(host);
        this.#futile.accepted(host, request.url);
        if (internal) this.#feedRate(response.status);
        return response;
      }
      const retryAfterMs = parseRetryAfter(response.headers['retry-after'], Date.now());
      const wait = refusals.refused(host, {
        url: request.url,
        times,
        sentAt,
        now: clock.now(),
        retryAfterMs,
      });
      if (internal) this.#parts.ownHost.overloaded();
      if (wait === undefined || this.#futile.isOver(host)) {
        this.#futile.gaveUp(host, request.url);
        return response;
      }
      const left = this.#patienceFor(request.url);
      // The URL is not requested before its time, and the others leave the host alone while there is patience.
      const pause = wait <= left ? wait : retryAfterMs === undefined ? 0 : left;
      if (pause > 0) {
        onRefused?.({ own: internal, status: response.status, waitMs: pause });
        this.#leaveAlone(host, pause);
        this.#noteWait(request.url, pause);
        this.#futile.waits(host, request.url, { now: clock.now(), ms: pause });
      }
      if (wait > left) {
        this.#futile.gaveUp(host, request.url);
        return response;
      }
    }
  }

  /** HEAD and GET of a URL share it. */
  #patienceFor(url: string): number {
    return (this.#parts.patienceMs ?? Number.POSITIVE_INFINITY) - (this.#waited.get(url) ?? 0);
  }

  #noteWait(url: string, ms: number): void {
    if (this.#parts.patienceMs !== undefined) this.#waited.set(url, (this.#waited.get(url) ?? 0) + ms);
  }

  #leaveAlone(host: string, ms: number): void {
    if (host === OWN) this.#parts.ownHost.pause(ms);
    else this.#parts.externalHosts.pause(host, ms);
  }

  #paced(host: string, send: () => Promise<OutboundResponse>): Promise<OutboundResponse> {
    const { ownHost, externalHosts, signal } = this.#parts;
    return host === OWN ? ownHost.run(send, signal) : externalHosts.run(host, send, signal);
  }

  #send(request: OutboundRequest): Promise<OutboundResponse> {
    return this.#parts.outbound.request(request).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      if (error.code === 'dns_not_found') return this.#sendOnceMore(request);
      if (error.code === 'timeout' && this.#parts.scope.isInternal(request.url)) this.#parts.ownHost.overloaded();
      throw error;
    });
  }

  async #sendOnceMore(request: OutboundRequest): Promise<OutboundResponse> {
    try {
      return await this.#parts.outbound.request(request);
    } catch (error) {
      const isNameless = error instanceof OutboundError && error.code === 'dns_not_found';
      if (isNameless && !this.#parts.scope.isInternal(request.url)) {
        this.#nameless.set(new URL(request.url).host, error);
      }
      throw error;
    }
  }

  #assertNamed(host: string): void {
    const error = this.#nameless.get(host);
    if (error !== undefined) throw error;
  }

  #feedRate(status: number): void {
    if (status >= 500) this.#parts.ownHost.overloaded();
    else this.#parts.ownHost.answeredWell();
  }
}
