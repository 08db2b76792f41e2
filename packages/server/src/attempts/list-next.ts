import type { Executor } from '../storage/index.ts';
import type { Taken } from './claim.ts';
import { type Lane, type Queue, SLOTS } from './queue.ts';
import { type Due, type FirstDue, listFirstDue } from './queue-store.ts';

/** What of an attempt that has ended says what goes on in its place. */
export type Place = Pick<Taken<unknown>, 'lane' | 'slot'>;

interface NextInput extends Pick<FirstDue, 'now'> {
  /** The columns of the lane beside its first, the same for all. */
  readonly of?: Lane;
}

/**
 * What goes on in the place of each of these attempts, all of which have ended. By one statement.
 *
 * The first place of a lane goes on with what has been due longest, the second with what comes after that: two servers
 * that end their attempts at the same moment do not go for the same row. Where the second place is the only one in use,
 * its next attempt is in the first.
 */
export async function listNext(
  on: Executor,
  queue: Queue,
  ended: readonly Place[],
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
