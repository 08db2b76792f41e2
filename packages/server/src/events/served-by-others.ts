import { FRESH_MS, type LaneHead, SLOTS } from '../attempts/index.ts';
import { isHeld } from '../storage/index.ts';

/** A new delivery and its endpoint. */
export interface InLane {
  readonly id: string;
  readonly endpointId: string;
}

/**
 * Which of these deliveries others get to: those of an endpoint where as many attempts are in flight, or about to begin
 * with deliveries that have waited longer, as it may have. `heads`: what has waited longest for each endpoint, in order.
 *
 * Where nothing is in flight, only what became due a moment ago is about to begin: the alarm of the rest may be lost.
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
