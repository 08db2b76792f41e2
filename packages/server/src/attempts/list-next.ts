import type { Executor } from '../storage/index.ts';
import type { Taken } from './claim.ts';
import { type Lane, type Queue, SLOTS } from './queue.ts';
import { type Due, type FirstDue, listFirstDue } from './queue-store.ts';

/** The lane and the slot of an attempt that has ended. */
export type LaneSlot = Pick<Taken<unknown>, 'lane' | 'slot'>;

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
