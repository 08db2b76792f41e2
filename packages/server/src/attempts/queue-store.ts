import type { Knex } from 'knex';
import {
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

/** A query for `where exists`: it has a row as long as a condition holds. */
export type Condition = Knex.QueryBuilder;

/** A condition that always holds. */
export const always = (on: Executor): Condition => on.select(on.raw('1'));

/** The columns that end a row's lease and free its slot. */
export const inNobodysHands = { ...noLease, slot: null } as const;

/** A query for rows that are due and without a lease, whether their lane has a free slot or not. */
export const pendingIn = (on: Executor, { table }: Queue, now: Now): Knex.QueryBuilder =>
  on(table).where({ state: 'pending' }).where('next_attempt_at', '<=', now).where(isFree(now));

/** The state of a row's lane, which a claim reads together with the row's own columns. */
export interface LaneState {
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

/** A row that waits for a slot of its lane. */
export interface Waiting {
  readonly id: string;
  /** Attempts made. */
  readonly attempts: number;
}

/** A due row; `lane` is the value of the first column of its lane. */
export interface Due extends Waiting {
  readonly lane: string;
  readonly next_attempt_at: number;
}

export interface FirstDue {
  /** Values of the first column of the lane. */
  readonly lanes: readonly string[];
  /** Values of the lane's other columns. Default: the lane has one column. */
  readonly of?: Lane;
  readonly now: Now;
  /** The largest number of rows of each lane. */
  readonly limit: number;
}

/** Lists the due rows without a lease in each of these lanes, longest due first, by one statement. */
export function listFirstDue(
  on: Executor,
  queue: Queue,
  { lanes, of = {}, now, limit }: FirstDue,
): Promise<Due[]> {
  const [column = ''] = queue.lane;
  return selectForEach<Due>(on, lanes, (lane) =>
    pendingIn(on, queue, now)
      .from(throughIndex(on, queue))
      .where({ ...of, [column]: lane })
      .orderBy('next_attempt_at')
      .limit(limit)
      .select('id', 'attempts', `${column} as lane`, 'next_attempt_at'),
  );
}

/** A due row, whether it has a lease or not. */
export interface LaneHead {
  readonly id: string;
  readonly lane: string;
  readonly next_attempt_at: number;
  readonly lease_expires_at: number | null;
  readonly now: number;
}

/** Lists the longest due rows of each of these lanes, leased or not, by one statement. */
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

/** Lists the ids of the longest due rows of each of these lanes, leased or not, from the index alone, by one statement. */
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

/** Filters here: given these conditions, a database may scan all pending rows instead of only the rows that were named. */
const isDueAt =
  (now: number) =>
  (row: FoundRow): boolean =>
    row.state === 'pending' && row.next_attempt_at <= now && !isHeld(row, now);

/** Lists which of these rows are due and without a lease at `now`, epoch ms. */
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

/** The number of rows of each lane, on average, that may be due since the same millisecond before rows of other lanes are cut off. */
const EQUALS = 20;

/**
 * Lists the rows at the heads of these lanes that are due and without a lease. One statement with a range of the index for each
 * lane costs a database server less than a query for each.
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
  /** A query that has a row as long as the data by which the row was judged is unchanged. */
  readonly unchanged: Condition;
  readonly end: object;
}

/** Ends a pending row without another attempt. False: it is not pending or is leased, or it has to be judged again. */
export async function endRow(
  on: Executor,
  { table }: Queue,
  { id, now, unchanged, end }: RowEnding,
): Promise<boolean> {
  const waiting = on(table).where({ id, state: 'pending' }).where(isFree(now)).whereExists(unchanged);
  return (await waiting.update({ ...end, ...inNobodysHands, next_attempt_at: null })) > 0;
}

/** Ends all pending rows of a lane that have no lease; a row whose attempt is under way is settled when that attempt ends. */
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

/** A row that was taken, with the token of its lease. */
export interface Held {
  readonly id: string;
  readonly token: string;
}

/** Writes one outcome to several rows and ends their leases. Returns how many: the rest have lost their leases or are deleted. */
export function settleRows(
  trx: Executor,
  { table }: Queue,
  rows: readonly Held[],
  settlement: object,
): Promise<number> {
  // No two rows have the same token, so two lists are as exact as pairs.
  const ids = rows.map(({ id }) => id);
  const held = trx(table)
    .whereIn('id', ids)
    .whereIn(
      'lease_token',
      rows.map(({ token }) => token),
    );
  return held.where({ state: 'pending' }).update({ ...settlement, ...inNobodysHands });
}

/** Ends the lease of a row without counting an attempt. */
export async function releaseRow(on: Executor, { table }: Queue, id: string, token: string): Promise<void> {
  await on(table).where({ id, lease_token: token }).update(inNobodysHands);
}

/** Frees the slots of a lane whose leases have run out. */
export async function releaseExpired(on: Executor, { table }: Queue, lane: Lane, now: number): Promise<void> {
  await on(table).where(lane).whereIn('slot', SLOTS).where('lease_expires_at', '<=', now).update(inNobodysHands);
}

interface SetAhead {
  /** The database's time, epoch ms. */
  readonly now: number;
  /** The longest that a row can have to wait for its next attempt, ms. */
  readonly longestWaitMs: number;
  /** The new duration of a lease that is impossibly long, ms. A server that still holds the row renews the lease. */
  readonly leaseMs: number;
}

/** Makes rows due that were planned impossibly far ahead, and shortens leases that are impossibly long. Returns how many. */
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

/** Ends all leases of a queue. Returns how many there were. */
export async function releaseAll(on: Executor, { table }: Queue): Promise<number> {
  return on(table).where({ state: 'pending' }).whereNotNull('lease_token').update(inNobodysHands);
}
