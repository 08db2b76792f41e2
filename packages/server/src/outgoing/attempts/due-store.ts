import {
  type Executor,
  type Head,
  isHeld,
  LONGEST_LEASE_MS,
  selectForEach,
  throughIndex,
} from '../../platform/storage/index.ts';
import type { Queue } from './queue.ts';
import { type Due, type FirstDue, unclaimed } from './queue-store.ts';

/* The SQL of looks for due rows in all lanes, and of corrections of rows whose times are wrong. */

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
  return on(table).where({ state: 'pending' }).whereNotNull('lease_token').update(unclaimed);
}
