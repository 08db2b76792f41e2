import type { OutboundResponse } from '@linkvitals/outbound';
import type { CrawlClock, CrawlOptions } from '../crawl-options.ts';
import type { OutageGuard } from '../hosts/outage-guard.ts';
import { originOf } from '../url/origin-of.ts';
import type { Scope } from '../url/scope.ts';
import type { PoliteRequest, Sender } from './polite-requests.ts';

/** Largest number of outages during which one request waits. */
const MAX_OUTAGES = 3;

interface PacedOutboundParts {
  readonly scope: Pick<Scope, 'isInternal'>;
  /** Senders of the requests to the site itself, and of those to other hosts. */
  readonly own: Sender;
  readonly external: Sender;
  readonly outage: OutageGuard;
  readonly clock: Pick<CrawlClock, 'now'>;
  readonly onNote?: CrawlOptions['onNote'];
}

/** The network of a crawl: sends requests to the site or to other hosts, each at its pace, and waits while the site is down. */
export class PacedOutbound implements Sender {
  readonly #parts: PacedOutboundParts;

  constructor(parts: PacedOutboundParts) {
    this.#parts = parts;
  }

  /** @throws OutboundError, or HostGaveUp */
  async request(request: PoliteRequest): Promise<OutboundResponse> {
    const { scope, own, external, outage, clock, onNote } = this.#parts;
    if (!scope.isInternal(request.url)) return external.request(request);
    for (let outages = 0; ; outages++) {
      const { recovery } = outage;
      if (recovery !== undefined) await recovery;
      try {
        const response = await own.request(request);
        outage.noteAnswer(originOf(request.url));
        return response;
      } catch (error) {
        const failedAt = clock.now();
        if (outages === MAX_OUTAGES || !(await outage.recoverFrom(error))) throw error;
        onNote?.({ url: request.url, why: 'outage', ms: clock.now() - failedAt });
      }
    }
  }
}
