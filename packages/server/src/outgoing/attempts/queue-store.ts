import type { Knex } from 'knex';
import {
  type Executor,
  isFree,
  isHeld,
  isUniqueViolation,
  noLease,
  selectForEach,
  throughIndex,
} from '../../platform/storage/index.ts';
import { type Lane, type Queue, SLOTS, type Waiting } from './queue.ts';

/* The SQL of every queue. `now` is the database's time: epoch ms, or the expression for it. */

type Now = number | Knex.Raw;

/** A query for `where exists`: it has a row as long as a condition holds. */
export type Condition = Knex.QueryBuilder;

/** A condition that always holds. */
export const always = (on: Executor): Condition => on.select(on.raw('1'));

/** Columns of a row that no attempt has claimed. */
export const unclaimed = { ...noLease, slot: null } as const;

/** A query for rows that are due and without a lease, whether their lane has a free slot or not. */
export const pendingIn = (on: Executor, { table }: Queue, now: Now): Knex.QueryBuilder =>
  on(table).where({ state: 'pending' }).where('next_attempt_at', '<=', now).where(isFree(now));

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
export function listFirstDue(on: Executor, queue: Queue, { lanes, of = {}, now, limit }: FirstDue): Promise<Due[]> {
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

/** The place of an attempt: its lane, and its slot there. */
export interface LaneSlot {
  readonly lane: Lane;
  readonly slot: number;
}

interface NextInput extends Pick<FirstDue, 'now'> {
  /** The values of the lane's columns after the first, the same for all attempts. Default: the lane has one column. */
  readonly of?: Lane;
}

/**
 * Finds the next row for the slot of each of these ended attempts, by one statement. Undefined where nothing is due.
 *
 * Slot 1 of a lane gets the row that has been due longest and slot 2 the one after it, so that two servers that end their
 * attempts at the same moment do not try for the same row. If only one row is due, it is the next for either slot.
 */
export async function listNext(
  on: Executor,
  queue: Queue,
  ended: readonly LaneSlot[],
  { of = {}, now }: NextInput,
): Promise<readonly (Due | undefined)[]> {
  const [column = ''] = queue.lane;
  const lanes = [...new Set(ended.map(({ lane }) => lane[column] ?? ''))];
  const due = await listFirstDue(on, queue, { lanes, of, now, limit: SLOTS.length });
  const waiting = Map.groupBy(due, ({ lane }) => lane);
  return ended.map(({ lane, slot }) => {
    const ofLane = waiting.get(lane[column] ?? '') ?? [];
    return ofLane.splice(Math.min(slot, ofLane.length) - 1, 1)[0];
  });
}

interface TakeInput {
  readonly rows: readonly { readonly id: string; readonly slot: number; readonly token: string }[];
  readonly owner: string;
  readonly expiresAt: number;
  readonly now: number;
  /** A query that has a row as long as the data by which the claim was judged is unchanged. */
  readonly unchanged: Condition;
}

/**
 * The result of taking rows, by id. A row in neither set has to be judged again: its slot was taken, or what it was judged by has
 * changed.
 */
interface TakeResult {
  readonly own: ReadonlySet<string>;
  /** Rows that another attempt took first, or that wait no more. */
  readonly others: ReadonlySet<string>;
}

/**
 * Takes rows that are pending, due and without a lease, by one statement, provided that nothing has changed since they were
 * judged. If another row holds one of the slots by now, each row is taken by a statement of its own.
 */
export async function claimDueRows(on: Executor, queue: Queue, taking: TakeInput): Promise<TakeResult> {
  const { rows, owner, expiresAt, now, unchanged } = taking;
  const ids = rows.map(({ id }) => id);
  const lease = { lease_owner: owner, lease_token: byId(on, rows, 'token'), lease_expires_at: expiresAt };
  try {
    const query = pendingIn(on, queue, now).whereIn('id', ids).whereExists(unchanged);
    const count = await query.update({ ...lease, slot: byId(on, rows, 'slot') });
    if (count === ids.length) return { own: new Set(ids), others: new Set() };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (rows.length > 1) return claimOneByOne(on, queue, taking);
  }
  return readTaken(on, queue, rows, now);
}

async function claimOneByOne(on: Executor, queue: Queue, taking: TakeInput): Promise<TakeResult> {
  const taken: TakeResult[] = [];
  for (const row of taking.rows) {
    taken.push(await claimDueRows(on, queue, { ...taking, rows: [row], unchanged: taking.unchanged.clone() }));
  }
  const all = (of: (rows: TakeResult) => ReadonlySet<string>): ReadonlySet<string> =>
    new Set(taken.flatMap((rows) => [...of(rows)]));
  return { own: all(({ own }) => own), others: all(({ others }) => others) };
}

interface OwnedRow {
  readonly id: string;
  readonly state: string;
  readonly lease_token: string | null;
  readonly lease_expires_at: number | null;
}

/** Reads which rows this process has taken, after a statement that did not take all of them. */
async function readTaken(on: Executor, { table }: Queue, rows: TakeInput['rows'], now: number): Promise<TakeResult> {
  const tokens = new Map(rows.map(({ id, token }) => [id, token]));
  const found: OwnedRow[] = await on(table)
    .whereIn('id', [...tokens.keys()])
    .select('id', 'state', 'lease_token', 'lease_expires_at');
  const isOwn = (row: OwnedRow): boolean => row.lease_token === tokens.get(row.id);
  const isTaken = (row: OwnedRow): boolean => row.state !== 'pending' || isHeld(row, now);
  const idsOf = (list: readonly OwnedRow[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));
  return { own: idsOf(found.filter(isOwn)), others: idsOf(found.filter((row) => !isOwn(row) && isTaken(row))) };
}

/** The value of a column for each row of one update, as a `case` over the ids. */
function byId<Name extends string>(
  on: Executor,
  rows: readonly (Readonly<Record<Name, string | number>> & { readonly id: string })[],
  name: Name,
): Knex.Raw | string | number | undefined {
  if (rows.length <= 1) return rows[0]?.[name];
  const cases = rows.map(() => 'when ? then ?').join(' ');
  return on.raw(`case ?? ${cases} end`, ['id', ...rows.flatMap((row) => [row.id, row[name]])]);
}

interface RowEnding {
  readonly id: string;
  readonly now: number;
  /** A query that has a row as long as the data by which the row was judged is unchanged. */
  readonly unchanged: Condition;
  readonly end: object;
}

/** Ends a pending row without another attempt. False: it is not pending or is leased, or it has to be judged again. */
export async function endRow(on: Executor, { table }: Queue, { id, now, unchanged, end }: RowEnding): Promise<boolean> {
  const waiting = on(table).where({ id, state: 'pending' }).where(isFree(now)).whereExists(unchanged);
  return (await waiting.update({ ...end, ...unclaimed, next_attempt_at: null })) > 0;
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
  await waiting.update({ ...end, ...unclaimed, next_attempt_at: null });
}

/** A row that was taken, with the token of its lease. */
interface Held {
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
  return held.where({ state: 'pending' }).update({ ...settlement, ...unclaimed });
}

/** Ends the lease of a row without counting an attempt. */
export async function releaseRow(on: Executor, { table }: Queue, id: string, token: string): Promise<void> {
  await on(table).where({ id, lease_token: token }).update(unclaimed);
}

/** Frees the slots of a lane whose leases have run out. */
export async function releaseExpired(on: Executor, { table }: Queue, lane: Lane, now: number): Promise<void> {
  await on(table).where(lane).whereIn('slot', SLOTS).where('lease_expires_at', '<=', now).update(unclaimed);
}
