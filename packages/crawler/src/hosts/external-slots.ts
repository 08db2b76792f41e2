import type { OutboundError } from '@linkvitals/outbound';
import type { CrawlClock, ExternalHosts } from '../crawl-options.ts';
import { type HostSlots, type Pause, reportingWait, type SlotEvents } from './host-slots.ts';

interface ExternalSlotsParts {
  readonly hosts: ExternalHosts;
  readonly clock: CrawlClock;
  readonly signal: AbortSignal;
  readonly events: SlotEvents;
  /** Host at whose pace a URL is requested. Default: its own. */
  readonly hostOf?: ((url: string) => string) | undefined;
}

const ownHostOf = (url: string): string => new URL(url).host;

/** Slots of other hosts, which all crawls of the process share. */
export class ExternalSlots implements HostSlots {
  readonly #hosts: ExternalHosts;
  readonly #clock: CrawlClock;
  readonly #signal: AbortSignal;
  readonly #events: SlotEvents;
  readonly #hostOf: (url: string) => string;
  /** Hosts whose name does not exist, looked up twice: their further targets wait for no slot. */
  readonly #missing = new Map<string, OutboundError>();

  constructor({ hosts, clock, signal, events, hostOf = ownHostOf }: ExternalSlotsParts) {
    this.#hosts = hosts;
    this.#clock = clock;
    this.#signal = signal;
    this.#events = events;
    this.#hostOf = hostOf;
  }

  hostOf(url: string): string {
    return this.#hostOf(url);
  }

  assertExists(host: string): void {
    const error = this.#missing.get(host);
    if (error !== undefined) throw error;
  }

  noteMissing(host: string, error: OutboundError): void {
    this.#missing.set(host, error);
  }

  run<T>(host: string, send: () => Promise<T>): Promise<T> {
    const report = { own: false, clock: this.#clock, events: this.#events };
    return this.#hosts.run(host, reportingWait(send, report), this.#signal);
  }

  pause(host: string, { ms, status }: Pause): void {
    this.#events.onRefused?.({ own: false, status, waitMs: ms });
    this.#hosts.pause(host, ms);
  }

  /** Does nothing: the pace of other hosts does not change. */
  noteAnswer(): void {}
  noteOverload(): void {}
}
