import type { Wakeable } from '../alarms.ts';
import type { Services } from '../context.ts';
import type { Workers } from './workers.ts';

/** Has a server begin with rows that become due, whichever server wrote them. What it misses, the sweep finds. */
export interface AlarmClock {
  /** Reaches for what it needs, now and whenever that comes back. Resolves after the first try, also a failed one. */
  connect(): Promise<void>;
  /** Begins to ring, for the work of this server. */
  start(services: Services, workers: Workers): Promise<void>;
  /** Has a row begun at a time, epoch ms. Never rejects, and does not wait long. */
  set(kind: Wakeable, id: string, at: number): Promise<void>;
  /** Whether alarms can be set and ring. */
  readonly isTroubled: boolean;
  /** Nothing rings afterwards. */
  stop(): Promise<void>;
  close(): Promise<void>;
}
