import type { Knex } from 'knex';
import {
  type Executor,
  isFree,
  isUniqueViolation,
  type Lease,
  leaseColumns,
  noLease,
  throughIndex,
} from '../storage/index.ts';
import { type Lane, type Queue, SLOTS } from './queue.ts';

/* The SQL of every queue. `now` is the database's time: epoch ms, or the expression for it. */

type Now = number | Knex.Raw;

/** A query that has a row while something holds. */
export type Condition = Knex.QueryBuilder;

/** What ends a row's time in anybody's hands. */
export const inNobodysHands = { ...noLease, slot: null } as const;

/** Rows that are due and in nobody's hands, whether their lane has a free slot or not. */
export const pendingIn = (on: Executor, { table }: Queue, now: Now): Knex.QueryBuilder =>
  on(table).where({ state: 'pending' }).where('next_attempt_at', '<=', now).where(isFree(now));

/** What the engine reads of a row that may be claimed, beside the columns of its table. */
export interface LaneState {
  readonly now: number;
  /** Until when each slot of the row's lane is held; null: it is free. */
  readonly slot_1: number | null;
  readonly slot_2: number | null;
  /** The longest due of the others in the lane, and how many attempts it has had. */
  readonly next_id: string | null;
  readonly next_attempts: number | null;
}

/** The columns of `LaneState`, for a query of the queue's table. */
export function laneState(on: Executor, queue: Queue, now: Now): Knex.Raw[] {
  const { table } = queue;
  const others = (from: Knex.Raw | string = `${table} as other`) => {
    const query = on.from(from);
    for (const column of queue.lane) query.where(`other.${column}`, on.ref(`${table}.${column}`));
    return query;
  };
  const next = (column: string) =>
    others(throughIndex(on, { ...queue, as: 'other' }))
      .where('other.state', 'pending')
      .where('other.next_attempt_at', '<=', now)
      .where(isFree(now, 'other.lease_expires_at'))
      .whereNot('other.id', on.ref(`${table}.id`))
      .orderBy('other.next_attempt_at')
      .limit(1)
      .select(`other.${column}`);
  return [
    on.raw('? as ??', [now, 'now']),
    ...SLOTS.map((slot) =>
      on.raw('? as ??', [others().where('other.slot', slot).select('other.lease_expires_at'), `slot_${slot}`]),
    ),
    on.raw('? as ??', [next('id'), 'next_id']),
    on.raw('? as ??', [next('attempts'), 'next_attempts']),
  ];
}

/** A row that waits for a place in its lane. */
export interface Waiting {
  readonly id: string;
  /** Attempts made. */
  readonly attempts: number;
}

/** The longest due row of a lane that is in nobody's hands. */
export async function findNextDue(
  on: Executor,
  queue: Queue,
  input: { readonly lane: Lane; readonly now: Now },
): Promise<Waiting | undefined> {
  return firstDue(on, queue, input).first('id', 'attempts');
}

/** The due rows of a lane that are in nobody's hands, longest due first. */
export const firstDue = (
  on: Executor,
  queue: Queue,
  { lane, now }: { readonly lane: Lane; readonly now: Now },
): Knex.QueryBuilder => pendingIn(on, queue, now).from(throughIndex(on, queue)).where(lane).orderBy('next_attempt_at');

interface Taking {
  readonly id: string;
  readonly slot: number;
  readonly lease: Lease;
  readonly now: number;
  /** Holds while what the claim was judged by is unchanged. */
  readonly unchanged: Condition;
}

/** Takes a row that waits, is due and in nobody's hands. False: it is not, its slot is another's, or what it was judged by has changed. */
export async function claimDueRow(
  on: Executor,
  queue: Queue,
  { id, slot, lease, now, unchanged }: Taking,
): Promise<boolean> {
  const change = { ...leaseColumns(lease), slot };
  try {
    return (await pendingIn(on, queue, now).where({ id }).whereExists(unchanged).update(change)) > 0;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Ends a row that waits without another attempt. False: it does not wait, or what it was judged by has changed. */
export async function endRow(
  on: Executor,
  { table }: Queue,
  { id, now, unchanged, end }: Pick<Taking, 'id' | 'now' | 'unchanged'> & { readonly end: object },
): Promise<boolean> {
  const waiting = on(table).where({ id, state: 'pending' }).where(isFree(now)).whereExists(unchanged);
  return (await waiting.update({ ...end, ...inNobodysHands, next_attempt_at: null })) > 0;
}

/** Ends all rows of a lane that wait; an attempt under way decides for itself when it ends. */
export async function endLane(
  trx: Executor,
  { table }: Queue,
  { lane, now, end }: { readonly lane: Lane; readonly now: number; readonly end: object },
): Promise<void> {
  const waiting = trx(table)
    .where({ ...lane, state: 'pending' })
    .where(isFree(now));
  await waiting.update({ ...end, ...inNobodysHands, next_attempt_at: null });
}

/** Gives up a row and writes how its attempt ended. False: it is another's by now, or gone. */
export async function settleRow(
  trx: Executor,
  { table }: Queue,
  { id, token }: { readonly id: string; readonly token: string },
  settlement: object,
): Promise<boolean> {
  const change = { ...settlement, ...inNobodysHands };
  return (await trx(table).where({ id, lease_token: token, state: 'pending' }).update(change)) > 0;
}

/** Gives a row back untouched. */
export async function releaseRow(on: Executor, { table }: Queue, id: string, token: string): Promise<void> {
  await on(table).where({ id, lease_token: token }).update(inNobodysHands);
}

/** Empties the slots of a lane whose holders let their leases run out. */
export async function releaseExpired(on: Executor, { table }: Queue, lane: Lane, now: number): Promise<void> {
  await on(table).where(lane).whereIn('slot', SLOTS).where('lease_expires_at', '<=', now).update(inNobodysHands);
}

/** Gives all back that is in anybody's hands. Answers how many there were. */
export async function releaseAll(on: Executor, { table }: Queue): Promise<number> {
  return on(table).where({ state: 'pending' }).whereNotNull('lease_token').update(inNobodysHands);
}
