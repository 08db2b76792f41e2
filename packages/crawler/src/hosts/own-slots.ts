import type { CrawlClock } from '../crawl-options.ts';
import { type HostSlots, type Pause, reportingWait, type SlotEvents } from './host-slots.ts';
import type { OwnHost } from './own-host.ts';

interface OwnSlotsParts {
  readonly host: OwnHost;
  readonly clock: CrawlClock;
  readonly signal: AbortSignal;
  readonly events: SlotEvents;
}

/** Slots of the site itself, which is one host whatever its origins are. Its responses set its pace. */
export class OwnSlots implements HostSlots {
  readonly #host: OwnHost;
  readonly #clock: CrawlClock;
  readonly #signal: AbortSignal;
  readonly #events: SlotEvents;

  constructor({ host, clock, signal, events }: OwnSlotsParts) {
    this.#host = host;
    this.#clock = clock;
    this.#signal = signal;
    this.#events = events;
  }

  hostOf(): string {
    return 'own host';
  }

  /** Allows every look-up of the name: without the site there is no crawl. */
  assertExists(): void {}
  noteMissing(): void {}

  run<T>(_host: string, send: () => Promise<T>): Promise<T> {
    const report = { own: true, clock: this.#clock, events: this.#events };
    return this.#host.run(reportingWait(send, report), this.#signal);
  }

  pause(_host: string, { ms, status }: Pause): void {
    this.#events.onRefused?.({ own: true, status, waitMs: ms });
    this.#host.pause(ms);
  }

  noteAnswer(status: number): void {
    if (status >= 500) this.#host.noteOverload();
    else this.#host.noteGoodAnswer();
  }

  noteOverload(): void {
    this.#host.noteOverload();
  }
}
