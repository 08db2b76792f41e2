import {
  type Database,
  type Executor,
  type Head,
  type LaneCursor,
  readDatabaseNow,
  walkLanes,
} from '../../platform/storage/index.ts';
import { listAtHeads, listDue, listFirstIds } from './due-store.ts';
import { type Lane, type Queue, SLOTS } from './queue.ts';
import type { Due } from './queue-store.ts';

interface DueInput {
  /** Default: of every lane. */
  readonly of?: Lane;
  /** The database's time, epoch ms. */
  readonly now: number;
  /** The time for which the rows have been due at least, ms. Default: 0. */
  readonly dueForMs?: number;
  readonly limit: number;
  /** Lane at which the last look ended; the function advances it. */
  readonly cursor: LaneCursor;
}

/**
 * Rows that are due and without a lease: from each lane at most as many as it has free slots. The longest due row of every
 * lane comes before the second row of any lane. When more lanes have due rows than fit, the next look goes on with the lanes
 * that follow. So the cost of a look does not depend on how many rows wait.
 */
export async function dueRows(on: Executor, queue: Queue, input: DueInput): Promise<Due[]> {
  const { of = {}, now, dueForMs = 0, limit, cursor } = input;
  const [lane = ''] = queue.lane;
  if (limit <= 0) return [];
  const held = await heldByLane(on, queue, { of, now });
  const free = (name: string): number => SLOTS.length - (held.get(name) ?? 0);
  const lanes = {
    table: queue.table,
    index: queue.index,
    where: { state: 'pending', ...of },
    lane,
    at: 'next_attempt_at',
  };
  const heads = await walkLanes(on, lanes, {
    cursor,
    enough: limit,
    isWanted: (head) => head.at <= now - dueForMs && free(head.lane) > 0,
  });
  // With as many lanes as are wanted, the first row of each is enough. In a lane with leases that row may be a leased one.
  const isFirstEnough = (head: Head): boolean => heads.length >= limit && !held.has(head.lane);
  const { yes: firsts = [], no: others = [] } = Object.groupBy(heads, (head) => (isFirstEnough(head) ? 'yes' : 'no'));
  const lanesOfOthers = others.map((head) => head.lane);
  // A lane has no more leased rows than slots, so its first rows include one for each free slot.
  const ids = await listFirstIds(on, queue, { lanes: lanesOfOthers, of, now: now - dueForMs, limit: SLOTS.length });
  const rows = [...(await listAtHeads(on, queue, { heads: firsts, of, now })), ...(await listDue(on, queue, ids, now))];
  return inRotation(rows, free).slice(0, limit);
}

/** The ids of the rows that `dueRows` finds now. */
export async function dueIds(
  db: Database,
  queue: Queue,
  { cursor = { after: '' }, ...input }: Pick<DueInput, 'of' | 'limit'> & Partial<Pick<DueInput, 'cursor'>>,
): Promise<readonly string[]> {
  if (input.limit <= 0) return [];
  const due = await dueRows(db.knex, queue, { ...input, cursor, now: await readDatabaseNow(db) });
  return due.map(({ id }) => id);
}

/** Counts the attempts under way in each lane. There are no more rows than places in the pools of all servers. */
async function heldByLane(
  on: Executor,
  { table, lane: [lane = ''] }: Queue,
  { of, now }: Required<Pick<DueInput, 'of' | 'now'>>,
): Promise<ReadonlyMap<string, number>> {
  const lanes: string[] = await on(table)
    .where({ state: 'pending', ...of })
    .where('lease_expires_at', '>', now)
    .pluck(lane);
  const counts = new Map<string, number>();
  for (const name of lanes) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Sorts rows: the longest due row of every lane comes first, then the second rows. */
function inRotation(rows: readonly Due[], free: (lane: string) => number): Due[] {
  const byTime = rows.toSorted((a, b) => a.next_attempt_at - b.next_attempt_at);
  const ranked = [...Map.groupBy(byTime, (row) => row.lane)].flatMap(([lane, ofLane]) =>
    ofLane.slice(0, free(lane)).map((row, rank) => ({ row, rank })),
  );
  const order = ranked.sort((a, b) => a.rank - b.rank || a.row.next_attempt_at - b.row.next_attempt_at);
  return order.map(({ row }) => row);
}
