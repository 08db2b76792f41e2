import type { Config } from '../config/config.ts';

/**
 * A table whose rows are attempted until they succeed or their schedule ends. Every such table has `id`, `state`
 * (`pending` while it waits), `attempts`, `next_attempt_at`, the three columns of a lease, and `slot`.
 */
export interface Queue {
  readonly table: 'deliveries' | 'notifications' | 'outgoing_mails' | 'reports' | 'issue_rechecks';
  /** The columns that name the target of an attempt. Rows that agree in all of them form a lane and share its slots. */
  readonly lane: readonly string[];
  /** The index on `state`, the columns of the lane and `next_attempt_at`. */
  readonly index: string;
  /** The longest that a row may wait for its next attempt, ms. */
  readonly longestWaitMs: (config: Pick<Config, 'retryScheduleSeconds' | 'notificationRetrySeconds'>) => number;
}

/** The values of the lane's columns, by column name. */
export type Lane = Readonly<Record<string, string>>;

/**
 * Milliseconds for which a row that became due is left alone, because a server is about to begin with it: the one that wrote
 * it, or one whose alarm rings.
 */
export const FRESH_MS = 2_000;

/**
 * The slots of a lane. An attempt in flight holds one, so a lane has two attempts in flight at most on all servers together,
 * and a target that hangs takes no more than two places of a pool.
 */
export const SLOTS = [1, 2] as const;

export const laneOf = ({ lane }: Queue, row: object): Lane =>
  Object.fromEntries(lane.map((column) => [column, String(row[column as keyof typeof row])]));
