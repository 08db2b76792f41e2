import { type Executor, type Head, type LaneCursor, walkLanes } from '../storage/index.ts';
import { type Lane, type Queue, SLOTS } from './queue.ts';
import { type Due, listAtHeads, listDue, listFirstIds } from './queue-store.ts';

interface DueInput {
  /** Default: of every lane. */
  readonly of?: Lane;
  /** The database's time, epoch ms. */
  readonly now: number;
  /** For how long at least they are due, ms. Default: 0. */
  readonly dueForMs?: number;
  readonly limit: number;
  /** Lane at which the last look ended; the function advances it. */
  readonly cursor: LaneCursor;
}

/**
 * Rows that are due and without a lease, of each lane at most as many as it has free slots. Every lane's longest due comes
 * before any lane's second. Where more lanes have something due than fit, the next look goes on with those that follow: what
 * it costs does not depend on how much waits.
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
    of: { state: 'pending', ...of },
    lane,
    at: 'next_attempt_at',
  };
  const heads = await walkLanes(on, lanes, {
    cursor,
    enough: limit,
    isWanted: (head) => head.at <= now - dueForMs && free(head.lane) > 0,
  });
  // Where there are as many lanes as are wanted, the first of each will do; that of a lane with leases may be a leased one.
  const isFirstEnough = (head: Head): boolean => heads.length >= limit && !held.has(head.lane);
  const { yes: firsts = [], no: others = [] } = Object.groupBy(heads, (head) => (isFirstEnough(head) ? 'yes' : 'no'));
  const lanesOfOthers = others.map((head) => head.lane);
  // No more of a lane are leased than it has slots, so that among its first ones there is one for each free slot.
  const ids = await listFirstIds(on, queue, { lanes: lanesOfOthers, of, now: now - dueForMs, limit: SLOTS.length });
  const rows = [...(await listAtHeads(on, queue, { heads: firsts, of, now })), ...(await listDue(on, queue, ids, now))];
  return inRotation(rows, free).slice(0, limit);
}

/** Attempts under way in each lane: no more rows than there are places in the pools of all servers. */
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

/** First the longest due of every lane, then the second ones. */
function inRotation(rows: readonly Due[], free: (lane: string) => number): Due[] {
  const byTime = rows.toSorted((a, b) => a.next_attempt_at - b.next_attempt_at);
  const placed = [...Map.groupBy(byTime, (row) => row.lane)].flatMap(([lane, ofLane]) =>
    ofLane.slice(0, free(lane)).map((row, place) => ({ row, place })),
  );
  const order = placed.sort((a, b) => a.place - b.place || a.row.next_attempt_at - b.row.next_attempt_at);
  return order.map(({ row }) => row);
}
