import type { Knex } from 'knex';
import {
  dialectOf,
  type Executor,
  type Head,
  isFree,
  isHeld,
  LONGEST_LEASE_MS,
  noLease,
  selectForEach,
  throughIndex,
} from '../storage/index.ts';
import { type Lane, type Queue, SLOTS } from './queue.ts';

/* The SQL of every queue. `now` is the database's time: epoch ms, or the expression for it. */

type Now = number | Knex.Raw;

/** A query that has a row while something holds. */
export type Condition = Knex.QueryBuilder;

/** A condition that always holds. */
export const always = (on: Executor): Condition => on.select(on.raw('1'));

/** What ends a row's time in anybody's hands. */
export const inNobodysHands = { ...noLease, slot: null } as const;

/** Rows that are due and without a lease, whether their lane has a free slot or not. */
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
  /** Since when it is due. */
  readonly next_at: number | null;
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
    on.raw('? as ??', [next('next_attempt_at'), 'next_at']),
  ];
}

/** A row that waits for a place in its lane. */
export interface Waiting {
  readonly id: string;
  /** Attempts made. */
  readonly attempts: number;
}

/** A row that is due, with the column that distinguishes its lane from others. */
export interface Due extends Waiting {
  readonly lane: string;
  readonly next_attempt_at: number;
}

export interface FirstDue {
  /** Values of the first column of the lane. */
  readonly lanes: readonly string[];
  /** Of the other columns, if there are any. */
  readonly of?: Lane;
  readonly now: Now;
  /** Of each lane. */
  readonly limit: number;
  /** Locks them until the transaction ends, without those that another has locked. Default: false. */
  readonly lock?: boolean;
}

/** The due rows of lanes that are without a lease, longest due first. One statement. */
export function listFirstDue(
  on: Executor,
  queue: Queue,
  { lanes, of = {}, now, limit, lock = false }: FirstDue,
): Promise<Due[]> {
  const [column = ''] = queue.lane;
  return selectForEach<Due>(on, lanes, (lane) => {
    const query = pendingIn(on, queue, now)
      .from(throughIndex(on, queue))
      .where({ ...of, [column]: lane })
      .orderBy('next_attempt_at')
      .limit(limit)
      .select('id', 'attempts', `${column} as lane`, 'next_attempt_at');
    return lock && dialectOf(on) === 'mysql' ? query.forUpdate().skipLocked() : query;
  });
}

/** A due row, whether it has a lease or not. */
export interface LaneHead {
  readonly id: string;
  readonly lane: string;
  readonly next_attempt_at: number;
  readonly lease_expires_at: number | null;
  readonly now: number;
}

/** The longest due rows of lanes, with those that are leased. One statement. */
export function listHeads(on: Executor, queue: Queue, { lanes, of = {}, now, limit }: FirstDue): Promise<LaneHead[]> {
  const [column = ''] = queue.lane;
  return selectForEach<LaneHead>(on, lanes, (lane) =>
    on
      .from(throughIndex(on, queue))
      .where({ ...of, state: 'pending', [column]: lane })
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .limit(limit)
      .select('id', `${column} as lane`, 'next_attempt_at', 'lease_expires_at', on.raw('? as ??', [now, 'now'])),
  );
}

/** A query that has a row while something is due and without a lease in the lane that this column of another table names. */
export const dueInLane = (on: Executor, queue: Queue, { lane, now }: { lane: string; now: Now }): Condition =>
  pendingIn(on, queue, now)
    .from(throughIndex(on, queue))
    .where(queue.lane[0] ?? '', on.ref(lane))
    .select(on.raw('1'));

/** The longest due of each of these lanes, leased or not, by the index alone. One statement. */
export async function listFirstIds(
  on: Executor,
  queue: Queue,
  { lanes, of = {}, now, limit }: FirstDue,
): Promise<string[]> {
  const [column = ''] = queue.lane;
  const rows = await selectForEach<{ readonly id: string }>(on, lanes, (lane) =>
    on
      .from(throughIndex(on, queue))
      .where({ ...of, state: 'pending', [column]: lane })
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .limit(limit)
      .select('id'),
  );
  return rows.map(({ id }) => id);
}

type FoundRow = Due & { readonly state: string; readonly lease_expires_at: number | null };

const foundColumns = (column: string): string[] => [
  'id',
  'attempts',
  `${column} as lane`,
  'next_attempt_at',
  'state',
  'lease_expires_at',
];

/** Here, since a database that sees the conditions may go through all that waits instead of through what was named. */
const isDueAt =
  (now: number) =>
  (row: FoundRow): boolean =>
    row.state === 'pending' && row.next_attempt_at <= now && !isHeld(row, now);

/** Those of these rows that are due and without a lease at `now`, epoch ms. */
export async function listDue(
  on: Executor,
  { table, lane: [column = ''] }: Queue,
  ids: readonly string[],
  now: number,
): Promise<Due[]> {
  if (ids.length === 0) return [];
  const rows: FoundRow[] = await on(table).whereIn('id', ids).select(foundColumns(column));
  return rows.filter(isDueAt(now));
}

interface AtHeads extends Pick<FirstDue, 'of'> {
  readonly heads: readonly Head[];
  /** Epoch ms. */
  readonly now: number;
}

/** So many rows of a lane may be due since the same millisecond before rows of other lanes are left out. */
const EQUALS = 20;

/**
 * The rows at the heads of these lanes that are due and without a lease. A range of the index for each costs a server less than
 * a query for each.
 */
export async function listAtHeads(on: Executor, queue: Queue, { heads, of = {}, now }: AtHeads): Promise<Due[]> {
  if (heads.length === 0) return [];
  const [column = ''] = queue.lane;
  const rows: FoundRow[] = await on
    .from(throughIndex(on, queue))
    .where((any) => {
      for (const { lane, at } of heads) {
        any.orWhere({ state: 'pending', ...of, [column]: lane, next_attempt_at: at });
      }
    })
    .limit(heads.length * EQUALS)
    .select(foundColumns(column));
  return rows.filter(isDueAt(now));
}

interface RowEnding {
  readonly id: string;
  readonly now: number;
  /** Holds while what the row was judged by is unchanged. */
  readonly unchanged: Condition;
  /** Of the lease under which this process has the row, if it has it. */
  readonly token: string | undefined;
  readonly end: object;
}

/** Ends a row that waits without another attempt. False: it does not wait, or what it was judged by has changed. */
export async function endRow(
  on: Executor,
  { table }: Queue,
  { id, token, now, unchanged, end }: RowEnding,
): Promise<boolean> {
  const waiting = on(table)
    .where({ id, state: 'pending' })
    .where(token === undefined ? isFree(now) : { lease_token: token })
    .whereExists(unchanged);
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

/** A row as it was taken. */
export interface Held {
  readonly id: string;
  readonly token: string;
}

/** Gives up rows whose attempts ended alike, and writes how. Answers how many: the others are another's by now, or gone. */
export function settleRows(
  trx: Executor,
  { table }: Queue,
  rows: readonly Held[],
  settlement: object,
): Promise<number> {
  // Each token is of one row alone.
  const ids = rows.map(({ id }) => id);
  const held = trx(table)
    .whereIn('id', ids)
    .whereIn(
      'lease_token',
      rows.map(({ token }) => token),
    );
  return held.where({ state: 'pending' }).update({ ...settlement, ...inNobodysHands });
}

/** Gives a row back untouched. */
export async function releaseRow(on: Executor, { table }: Queue, id: string, token: string): Promise<void> {
  await on(table).where({ id, lease_token: token }).update(inNobodysHands);
}

/** Empties the slots of a lane whose holders let their leases run out. */
export async function releaseExpired(on: Executor, { table }: Queue, lane: Lane, now: number): Promise<void> {
  await on(table).where(lane).whereIn('slot', SLOTS).where('lease_expires_at', '<=', now).update(inNobodysHands);
}

interface SetAhead {
  /** The database's time, epoch ms. */
  readonly now: number;
  /** No row waits longer. */
  readonly longestWaitMs: number;
  /** What a lease that is longer than any becomes: whoever holds the row still, renews it. */
  readonly leaseMs: number;
}

/** Makes due what was planned further away than anything is, and cuts leases that are longer than any. Answers how many rows. */
export async function updateRowsSetAhead(on: Executor, { table }: Queue, ahead: SetAhead): Promise<number> {
  const { now, longestWaitMs, leaseMs } = ahead;
  const pending = () => on(table).where({ state: 'pending' });
  const cut = await pending()
    .where('lease_expires_at', '>', now + LONGEST_LEASE_MS)
    .update({ lease_expires_at: now + leaseMs });
  const due = await pending()
    .where('next_attempt_at', '>', now + longestWaitMs)
    .update({ next_attempt_at: now });
  return cut + due;
}

/** Gives all back that is in anybody's hands. Answers how many there were. */
export async function releaseAll(on: Executor, { table }: Queue): Promise<number> {
  return on(table).where({ state: 'pending' }).whereNotNull('lease_token').update(inNobodysHands);
}
