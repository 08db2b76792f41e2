import type { Wakeable } from '../alarms.ts';
import type { Services } from '../context.ts';
import type { Workers } from './workers.ts';

/** Makes this server begin with rows that become due, whichever server wrote them. The sweep finds the rows that it misses. */
export interface AlarmClock {
  /** Connects to its store, and again after each loss. Resolves after the first try, also after a failed one. */
  connect(): Promise<void>;
  /** Begins to ring, for the work of this server. */
  start(services: Services, workers: Workers): Promise<void>;
  /** Makes some server begin with a row at a time, epoch ms. It does not wait long. */
  set(kind: Wakeable, id: string, at: number): Promise<void>;
  /** True while alarms cannot be set or do not ring. */
  readonly isTroubled: boolean;
  /** Ends the ringing. */
  stop(): Promise<void>;
  /** Ends the ringing and closes its connections. */
  close(): Promise<void>;
}
