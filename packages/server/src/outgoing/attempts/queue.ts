import type { Config } from '../../platform/config/config.ts';
import { isHeld } from '../../platform/storage/index.ts';

/* The rules of every queue: its lanes and slots, and how a claim judges a row. */

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

const laneOf = ({ lane }: Queue, row: object): Lane =>
  Object.fromEntries(lane.map((column) => [column, String(row[column as keyof typeof row])]));

/** The state of a row's lane, which a claim reads together with the row's own columns. */
interface LaneState {
  readonly now: number;
  /** The end of the lease that holds each slot of the lane, epoch ms; null when the slot is free. */
  readonly slot_1: number | null;
  readonly slot_2: number | null;
  /** The longest due of the lane's other rows without a lease, and its number of attempts; null when there is none. */
  readonly next_id: string | null;
  readonly next_attempts: number | null;
  /** The time since which that other row is due, epoch ms. */
  readonly next_at: number | null;
}

/** A row that waits for a slot of its lane. */
export interface Waiting {
  readonly id: string;
  /** Attempts made. */
  readonly attempts: number;
}

/** A row as a claim reads it: its own columns and the state of its lane, both at the same moment. */
export interface Claimable extends LaneState {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly next_attempt_at: number | null;
  readonly lease_token: string | null;
  readonly lease_expires_at: number | null;
  readonly slot: number | null;
}

/** The decision to take a row in a slot. */
export interface TakeDecision<Row> {
  readonly kind: 'take';
  readonly row: Row;
  readonly lane: Lane;
  readonly slot: number;
  /** The slot is still recorded on another row whose lease has run out; it has to be emptied first. */
  readonly isHeldByDeadServer: boolean;
  readonly next: Waiting | undefined;
}

export type NotClaimed<Row> =
  /** Not due yet. */
  | { readonly kind: 'early'; readonly row: Row; readonly waitMs: number }
  /**
   * `busy`: all slots of its lane are taken. `taken`: another attempt has the lease. `ended`: deleted or not pending, or ended by
   * this claim.
   */
  | { readonly kind: 'busy' | 'taken' | 'ended'; readonly row?: Row | undefined };

/** The decision to end a row without another attempt, by writing the columns in `end`. */
interface Ending<Row> {
  readonly kind: 'end';
  readonly row: Row;
  readonly end: object;
}

export interface Judging<Row> {
  readonly queue: Queue;
  /** The columns to write when the row ends without another attempt; undefined when it may be attempted. */
  readonly endOf: (row: Row) => object | undefined;
}

/** Decides what a claim does with a row. `held`: slots of the lane that were given out after the row was read. */
export function judgeRow<Row extends Claimable>(
  { queue, endOf }: Judging<Row>,
  row: Row | undefined,
  held: readonly number[] = [],
): TakeDecision<Row> | Ending<Row> | NotClaimed<Row> {
  if (row?.state !== 'pending') return { kind: 'ended', row };
  if (isHeld(row, row.now)) return { kind: 'taken', row };
  const end = endOf(row);
  if (end !== undefined) return { kind: 'end', row, end };
  const free = SLOTS.filter((slot) => !held.includes(slot) && (row[`slot_${slot}`] ?? 0) <= row.now);
  const waitMs = (row.next_attempt_at ?? 0) - row.now;
  if (waitMs > 0) return { kind: 'early', row, waitMs };
  // The slot recorded on the row itself, if its lease ran out; else an empty slot, else one that a dead server left.
  const empty = free.filter((one) => row[`slot_${one}`] === null);
  const slot = row.slot ?? (isOldest(row) ? empty[0] : empty.at(-1)) ?? free[0];
  if (slot === undefined) return { kind: 'busy', row };
  const isHeldByDeadServer = row.slot === null && row[`slot_${slot as 1 | 2}`] !== null;
  const next = free.length > 1 && isOverlooked(row) ? nextOf(row) : undefined;
  return { kind: 'take', row, lane: laneOf(queue, row), slot, isHeldByDeadServer, next };
}

/**
 * Whether a row has been due longest of those that wait in its lane. It takes the first empty slot and the others the last, so
 * that two servers that claim the two oldest rows at the same moment do not try for the same slot.
 */
const isOldest = ({ next_at: at, next_attempt_at: own }: Claimable): boolean => at === null || at >= (own ?? 0);

/** Whether the next row of the lane has been due so long that no server seems to be about to begin with it. */
const isOverlooked = ({ next_at: at, now }: LaneState): boolean => at !== null && at <= now - FRESH_MS;

/** The other row of the lane that has been due longest; undefined when there is none. */
export const nextOf = ({ next_id: id, next_attempts: attempts }: LaneState): Waiting | undefined =>
  id === null ? undefined : { id, attempts: attempts ?? 0 };
