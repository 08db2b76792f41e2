import { isHeld } from '../../platform/storage/index.ts';
import { FRESH_MS, type LaneHead, SLOTS } from '../attempts/index.ts';

/** A new delivery and its endpoint. */
export interface InLane {
  readonly id: string;
  readonly endpointId: string;
}

/**
 * The deliveries that need no wake-up, because attempts at their endpoint will reach them. The endpoint has as many
 * attempts as it may have, counting those in flight and those about to begin with deliveries that have waited longer.
 * `heads` lists the longest waiting deliveries of each endpoint, in order.
 *
 * When nothing is in flight, only deliveries that became due a moment ago count as about to begin: the alarms of the
 * others may be lost.
 */
export function servedByOthers(wakes: readonly InLane[], heads: readonly LaneHead[]): ReadonlySet<string> {
  const lanes = Map.groupBy(heads, ({ lane }) => lane);
  const isServed = ({ id, endpointId }: InLane): boolean => {
    const ofLane = lanes.get(endpointId) ?? [];
    const inFlight = ofLane.filter((head) => isHeld(head, Number(head.now))).length;
    const place = ofLane.findIndex((head) => head.id === id);
    const older = ofLane
      .slice(0, place < 0 ? ofLane.length : place)
      .filter((head) => !isHeld(head, Number(head.now)))
      .filter((head) => inFlight > 0 || head.next_attempt_at > Number(head.now) - FRESH_MS);
    return inFlight + older.length >= SLOTS.length;
  };
  return new Set(wakes.filter(isServed).map(({ id }) => id));
}
