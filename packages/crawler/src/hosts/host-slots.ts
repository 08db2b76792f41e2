import type { OutboundError } from '@linkvitals/outbound';
import type { CrawlClock, CrawlOptions } from '../crawl-options.ts';

/** A refusal for now (429, 503 with Retry-After). */
export interface Pause {
  readonly ms: number;
  /** Of the answer that refused. */
  readonly status: number;
}

/** When requests leave for a host, and what their answers change: for the site itself, and for other hosts. */
export interface HostSlots {
  /** What pauses and refusals are kept under. */
  hostOf(url: string): string;
  /** @throws OutboundError for a host whose name is known not to exist */
  assertExists(host: string): void;
  /** Runs `send` in the next slot of the host. */
  run<T>(host: string, send: () => Promise<T>): Promise<T>;
  /** No request starts there meanwhile. */
  pause(host: string, pause: Pause): void;
  /** The name of the host does not exist, looked up twice. */
  noteMissing(host: string, error: OutboundError): void;
  /** It answered, and did not refuse. */
  noteAnswer(status: number): void;
  /** It refused, or did not answer in time. */
  noteOverload(): void;
}

/** Callbacks for waits and refusals. */
export type SlotEvents = Pick<CrawlOptions, 'onHostWait' | 'onRefused'>;

interface WaitReport {
  readonly own: boolean;
  readonly clock: CrawlClock;
  readonly events: SlotEvents;
}

/** `send`, which first reports how long it waited for its slot, from now on. */
export function reportingWait<T>(send: () => T, { own, clock, events }: WaitReport): () => T {
  const since = clock.now();
  return () => {
    events.onHostWait?.({ own, ms: clock.now() - since });
    return send();
  };
}
