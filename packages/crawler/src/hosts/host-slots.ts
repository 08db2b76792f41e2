import type { OutboundError } from '@linkvitals/outbound';
import type { CrawlClock, CrawlOptions } from '../crawl-options.ts';

/** A refusal for now (429, 503 with Retry-After). */
export interface Pause {
  readonly ms: number;
  /** Status of the response that refused. */
  readonly status: number;
}

/** Decides when requests leave for a host, and learns from their responses. One implementation for the site, one for other hosts. */
export interface HostSlots {
  /** The host name under which pauses and refusals of a URL are kept. */
  hostOf(url: string): string;
  /** @throws OutboundError for a host whose name is known not to exist */
  assertExists(host: string): void;
  /** Runs `send` in the next slot of the host. */
  run<T>(host: string, send: () => Promise<T>): Promise<T>;
  /** Starts no request to the host for `pause.ms`. */
  pause(host: string, pause: Pause): void;
  /** Notes that the name of the host does not exist; it was looked up twice. */
  noteMissing(host: string, error: OutboundError): void;
  /** Notes a response of the host that is no refusal. */
  noteAnswer(status: number): void;
  /** Notes that the host refused, or did not answer in time. */
  noteOverload(): void;
}

/** Callbacks for waits and refusals. */
export type SlotEvents = Pick<CrawlOptions, 'onHostWait' | 'onRefused'>;

interface WaitReport {
  readonly own: boolean;
  readonly clock: CrawlClock;
  readonly events: SlotEvents;
}

/** Wraps `send` to report first how long it waited for its slot, counted from this call. */
export function reportingWait<T>(send: () => T, { own, clock, events }: WaitReport): () => T {
  const since = clock.now();
  return () => {
    events.onHostWait?.({ own, ms: clock.now() - since });
    return send();
  };
}
