import type { Config } from '../config/config.ts';

/**
 * A table whose rows are attempted until they succeed or their schedule ends. Every such table has `id`, `state`
 * (`pending` while it waits), `attempts`, `next_attempt_at`, the three columns of a lease, and `slot`.
 */
export interface Queue {
  readonly table: 'deliveries' | 'notifications' | 'outgoing_mails' | 'reports' | 'issue_rechecks';
  /** The columns that say where an attempt goes. Rows that agree in all of them are a lane: they share its slots. */
  readonly lane: readonly string[];
  /** The index on `state`, the columns of the lane and `next_attempt_at`. */
  readonly index: string;
  /** The longest that a row may wait for its next attempt, ms. */
  readonly longestWaitMs: (config: Pick<Config, 'retryScheduleSeconds' | 'notificationRetrySeconds'>) => number;
}

/** The values of a row's lane, by column. */
export type Lane = Readonly<Record<string, string>>;

/**
 * What became due less than this ago, somebody is about to begin with: the server that wrote it, or one whose alarm rings. ms.
 */
export const FRESH_MS = 2_000;

/** Attempts of a lane in flight at once, on all servers together: what hangs holds so many places of a pool, no more. */
export const SLOTS = [1, 2] as const;

export const laneOf = ({ lane }: Queue, row: object): Lane =>
  Object.fromEntries(lane.map((column) => [column, String(row[column as keyof typeof row])]));
