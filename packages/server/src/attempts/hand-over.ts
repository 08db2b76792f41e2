import type { Services } from '../context.ts';
import type { Executor } from '../storage/index.ts';
import { claimLockedRows } from './claim-store.ts';
import type { Handed } from './handed-rows.ts';
import type { Place } from './list-next.ts';
import { type Lane, type Queue, SLOTS } from './queue.ts';
import { type Due, listFirstDue, type Waiting } from './queue-store.ts';

/** The place of an attempt that has ended. */
export interface FreedPlace extends Place {
  /** Whether this process begins with this row at once. */
  readonly accepts: (row: Waiting) => boolean;
}

interface HandOver {
  readonly places: readonly FreedPlace[];
  /** The columns of the lane beside its first, the same for all. */
  readonly of?: Lane;
  /** The database's time, epoch ms. */
  readonly now: number;
}

/**
 * Claims what goes on in these places, by two statements of the transaction that settles their attempts: a place that is never
 * empty between two attempts is one that no other server goes for. Undefined: nothing is due, another is about to take it, or
 * there is no room for it here; then the place is free, and what goes on in it is found afterwards.
 *
 * What is claimed like this is read and judged when its attempt begins.
 */
export async function handOver(
  { ids, instance, config }: Pick<Services, 'ids' | 'instance' | 'config'>,
  trx: Executor,
  { queue, places, of = {}, now }: HandOver & { readonly queue: Queue },
): Promise<readonly (Handed | undefined)[]> {
  const [column = ''] = queue.lane;
  const names = places.map(({ lane }) => lane[column] ?? '');
  const lanes = [...new Set(names)];
  const limit = lanes.length < places.length ? SLOTS.length : 1;
  // Locked, or left to who has them locked: a claim that waits for the place of such a row would wait for us, and we for it.
  const due = await listFirstDue(trx, queue, { lanes, of, now, limit, lock: true });
  const waiting = Map.groupBy(due, ({ lane }) => lane);
  const rows = places.map(({ lane, slot, accepts }, place) => {
    const row = takeFirst(waiting.get(names[place] ?? '') ?? [], accepts);
    return row && { id: row.id, attempts: row.attempts, lane, slot, token: ids.uuid() };
  });
  const leased = rows.filter((row) => row !== undefined);
  if (leased.length > 0) {
    await claimLockedRows(trx, queue, { rows: leased, owner: instance, expiresAt: now + config.leaseMs, now });
  }
  return rows;
}

/** The first, which it takes out, if that is accepted: the order of a lane is kept. */
function takeFirst(rows: Due[], accepts: FreedPlace['accepts']): Due | undefined {
  const [first] = rows;
  return first !== undefined && accepts(first) ? rows.shift() : undefined;
}
