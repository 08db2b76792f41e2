import { parseRetryAfter } from '@linkvitals/contract/retry-after';
import { OutboundError, type OutboundRequest, type OutboundResponse, type ResponseHead } from '@linkvitals/outbound';
import type { CrawlClock, CrawlOptions } from '../crawl-options.ts';
import type { HostSlots } from '../hosts/host-slots.ts';
import type { Patience } from '../hosts/patience.ts';
import { isRefusal } from '../verdict/is-refusal.ts';

/** A request that may wait for a slot of its host. */
export interface PoliteRequest extends OutboundRequest {
  /** Called when it gets a slot, each time that it is sent. */
  readonly onSlot?: () => void;
}

/** Sends a request and returns its response, or rejects with an OutboundError. */
export interface Sender {
  request(request: PoliteRequest): Promise<OutboundResponse>;
}

/** Thrown when the host refused until it was given up; nothing is known about the target. */
export class HostGaveUp extends Error {
  override readonly name = 'HostGaveUp';
  /** The request was sent and refused at least once. */
  readonly sent: boolean;

  constructor({ sent }: { readonly sent: boolean }) {
    super();
    this.sent = sent;
  }
}

/** A refusal after which the request is repeated. */
interface Refusal {
  readonly status: number;
  /** ms of the clock. */
  readonly at: number;
  /** The host said when to come back. */
  readonly retryAfter: boolean;
}

interface PoliteRequestsParts {
  readonly sender: Sender;
  readonly slots: HostSlots;
  readonly patience: Patience;
  readonly clock: CrawlClock;
  readonly onNote?: CrawlOptions['onNote'];
}

/**
 * Sends requests politely: each waits for a slot at its host, a refusal pauses the whole host before the request is repeated, and a name
 * that does not exist is looked up twice.
 */
export class PoliteRequests implements Sender {
  readonly #sender: Sender;
  readonly #slots: HostSlots;
  readonly #patience: Patience;
  readonly #clock: CrawlClock;
  readonly #onNote: CrawlOptions['onNote'];

  constructor({ sender, slots, patience, clock, onNote }: PoliteRequestsParts) {
    this.#sender = sender;
    this.#slots = slots;
    this.#patience = patience;
    this.#clock = clock;
    this.#onNote = onNote;
  }

  /** @throws OutboundError, or HostGaveUp */
  async request(request: PoliteRequest): Promise<OutboundResponse> {
    const { url } = request;
    const host = this.#slots.hostOf(url);
    let refusal: Refusal | undefined;
    for (let times = 1; ; times++) {
      this.#assertOpen(host, times);
      let sentAt = 0;
      const response = await this.#slots.run(host, () => {
        sentAt = this.#clock.now();
        request.onSlot?.();
        // Other requests to this host may have been refused while this one waited for its slot.
        this.#assertOpen(host, times);
        if (refusal !== undefined) this.#noteRepeat(url, refusal, sentAt);
        return this.#send(host, request);
      });
      if (!isRefusal(response)) {
        this.#patience.noteAccepted(host, url);
        this.#slots.noteAnswer(response.status);
        return response;
      }
      refusal = this.#noteRefusal(host, response, { url, times, sentAt });
      if (refusal === undefined) return response;
    }
  }

  /** Pauses the host. Undefined: the request is not repeated. */
  #noteRefusal(
    host: string,
    { status, headers }: ResponseHead,
    sent: { readonly url: string; readonly times: number; readonly sentAt: number },
  ): Refusal | undefined {
    const now = this.#clock.now();
    const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
    const { pauseMs, isRepeated } = this.#patience.noteRefusal(host, { ...sent, now, retryAfterMs });
    this.#slots.noteOverload();
    if (pauseMs > 0) this.#slots.pause(host, { ms: pauseMs, status });
    return isRepeated ? { status, at: now, retryAfter: retryAfterMs !== undefined } : undefined;
  }

  #noteRepeat(url: string, { at, ...refusal }: Refusal, sentAt: number): void {
    this.#onNote?.({ url, why: 'refused', ...refusal, ms: sentAt - at });
  }

  #assertOpen(host: string, times: number): void {
    if (this.#patience.hasGivenUp(host)) throw new HostGaveUp({ sent: times > 1 });
    this.#slots.assertExists(host);
  }

  #send(host: string, request: OutboundRequest): Promise<OutboundResponse> {
    return this.#sender.request(request).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      if (error.code === 'dns_not_found') return this.#sendOnceMore(host, request);
      if (error.code === 'timeout') this.#slots.noteOverload();
      throw error;
    });
  }

  async #sendOnceMore(host: string, request: OutboundRequest): Promise<OutboundResponse> {
    this.#onNote?.({ url: request.url, why: 'name_not_found' });
    try {
      return await this.#sender.request(request);
    } catch (error) {
      if (error instanceof OutboundError && error.code === 'dns_not_found') this.#slots.noteMissing(host, error);
      throw error;
    }
  }
}
