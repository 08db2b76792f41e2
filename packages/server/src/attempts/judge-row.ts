import { isHeld } from '../storage/index.ts';
import { FRESH_MS, type Lane, laneOf, type Queue, SLOTS } from './queue.ts';
import type { LaneState, Waiting } from './queue-store.ts';

/** A row as a claim reads it, at one moment: its own columns and what is under way in its lane. */
export interface Claimable extends LaneState {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly next_attempt_at: number | null;
  readonly lease_token: string | null;
  readonly lease_expires_at: number | null;
  readonly slot: number | null;
}

/** A row that can be taken. */
export interface Step<Row> {
  readonly kind: 'take';
  readonly row: Row;
  readonly lane: Lane;
  readonly slot: number;
  /** Its slot is that of another row whose lease ran out. */
  readonly isLeft: boolean;
  readonly next: Waiting | undefined;
}

/** A row that this process was handed: its lease and its slot are ours. */
export interface Ours<Row> extends Omit<Step<Row>, 'kind' | 'isLeft'> {
  readonly kind: 'ours';
  readonly token: string;
}

export type Untaken<Row> =
  /** Not due yet. */
  | { readonly kind: 'early'; readonly row: Row; readonly waitMs: number }
  /** `busy`: its lane has its attempts in flight. `taken`: another has it. `ended`: it waits no more, or is gone. */
  | { readonly kind: 'busy' | 'taken' | 'ended'; readonly row?: Row | undefined };

/** What a claim has to write: the row ends without another attempt, with these columns. */
interface Ending<Row> {
  readonly kind: 'end';
  readonly row: Row;
  readonly end: object;
  /** Of the lease under which this process was handed the row. */
  readonly token: string | undefined;
}

export interface Judging<Row> {
  readonly queue: Queue;
  /** How the row ends without another attempt, as columns; undefined: it does not. */
  readonly endOf: (row: Row) => object | undefined;
  /** The token under which this process was handed the row with this id. Default: it was not. */
  readonly tokenOf?: (id: string) => string | undefined;
}

/** What is to be done with a row. `held`: slots of its lane that are taken though the row does not say so yet. */
export function judgeRow<Row extends Claimable>(
  { queue, endOf, tokenOf = () => undefined }: Judging<Row>,
  row: Row | undefined,
  held: readonly number[] = [],
): Step<Row> | Ours<Row> | Ending<Row> | Untaken<Row> {
  if (row?.state !== 'pending') return { kind: 'ended', row };
  const token = isHeld(row, row.now) ? (row.lease_token ?? undefined) : undefined;
  if (token !== undefined && token !== tokenOf(row.id)) return { kind: 'taken', row };
  const end = endOf(row);
  if (end !== undefined) return { kind: 'end', row, end, token };
  const next = isOverlooked(row) ? nextOf(row) : undefined;
  const free = SLOTS.filter((slot) => !held.includes(slot) && (row[`slot_${slot}`] ?? 0) <= row.now);
  if (token !== undefined && row.slot !== null) {
    return {
      kind: 'ours',
      row,
      lane: laneOf(queue, row),
      slot: row.slot,
      token,
      next: free.length > 0 ? next : undefined,
    };
  }
  const waitMs = (row.next_attempt_at ?? 0) - row.now;
  if (waitMs > 0) return { kind: 'early', row, waitMs };
  // Its own, if the lease on it ran out; else one that is really empty, else one that a dead server left.
  const empty = free.filter((one) => row[`slot_${one}`] === null);
  const slot = row.slot ?? (isOldest(row) ? empty[0] : empty.at(-1)) ?? free[0];
  if (slot === undefined) return { kind: 'busy', row };
  const isLeft = row.slot === null && row[`slot_${slot as 1 | 2}`] !== null;
  return { kind: 'take', row, lane: laneOf(queue, row), slot, isLeft, next: free.length > 1 ? next : undefined };
}

/** Of what waits in its lane. Servers that begin with the two oldest at once do not both go for the first slot. */
const isOldest = ({ next_at: at, next_attempt_at: own }: Claimable): boolean => at === null || at >= (own ?? 0);

/** Whether nobody seems to be about to begin with the next of the lane. */
const isOverlooked = ({ next_at: at, now }: LaneState): boolean => at !== null && at <= now - FRESH_MS;

/** Another of the lane that is due. */
export const nextOf = ({ next_id: id, next_attempts: attempts }: LaneState): Waiting | undefined =>
  id === null ? undefined : { id, attempts: attempts ?? 0 };
