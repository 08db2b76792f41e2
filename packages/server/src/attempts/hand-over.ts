import type { Services } from '../context.ts';
import type { Executor } from '../storage/index.ts';
import { claimLockedRows } from './claim-store.ts';
import type { HandedRow } from './handed-rows.ts';
import type { LaneSlot } from './list-next.ts';
import { type Lane, type Queue, SLOTS } from './queue.ts';
import { type Due, listFirstDue, type Waiting } from './queue-store.ts';

/** The slot of an attempt that has ended. */
export interface FreedSlot extends LaneSlot {
  /** Whether this process can begin an attempt at this row at once. */
  readonly accepts: (row: Waiting) => boolean;
}

interface HandOver {
  readonly freed: readonly FreedSlot[];
  /** The values of the lane's columns after the first, the same for all slots. Default: the lane has one column. */
  readonly of?: Lane;
  /** The database's time, epoch ms. */
  readonly now: number;
}

/**
 * Claims the next rows for the slots of ended attempts, by two statements of the transaction that settles these attempts. So
 * the slot is never empty between two attempts, and no other server tries to take it. Undefined for a slot when nothing is due
 * in its lane, when another transaction has locked the due row, or when this process has no room for it. The slot is free
 * then, and the next row is looked for after the transaction.
 *
 * A row claimed here is read and judged only when its attempt begins.
 */
export async function handOver(
  { ids, instance, config }: Pick<Services, 'ids' | 'instance' | 'config'>,
  trx: Executor,
  { queue, freed, of = {}, now }: HandOver & { readonly queue: Queue },
): Promise<readonly (HandedRow | undefined)[]> {
  const [column = ''] = queue.lane;
  const names = freed.map(({ lane }) => lane[column] ?? '');
  const lanes = [...new Set(names)];
  const limit = lanes.length < freed.length ? SLOTS.length : 1;
  // Rows that another transaction has locked are skipped. Waiting for one could be a deadlock: that transaction may be a claim
  // that waits for a slot that we hold.
  const due = await listFirstDue(trx, queue, { lanes, of, now, limit, lock: true });
  const waiting = Map.groupBy(due, ({ lane }) => lane);
  const rows = freed.map(({ lane, slot, accepts }, index) => {
    const row = takeFirst(waiting.get(names[index] ?? '') ?? [], accepts);
    return row && { id: row.id, attempts: row.attempts, lane, slot, token: ids.uuid() };
  });
  const leased = rows.filter((row) => row !== undefined);
  if (leased.length > 0) {
    await claimLockedRows(trx, queue, { rows: leased, owner: instance, expiresAt: now + config.leaseMs, now });
  }
  return rows;
}

/** Removes and returns the first row if it is accepted. A later row is never taken instead, so a lane keeps its order. */
function takeFirst(rows: Due[], accepts: FreedSlot['accepts']): Due | undefined {
  const [first] = rows;
  return first !== undefined && accepts(first) ? rows.shift() : undefined;
}
