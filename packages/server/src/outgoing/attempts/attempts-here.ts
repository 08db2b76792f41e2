import { type Lane, SLOTS } from './queue.ts';

/**
 * Counts the attempts that this process has in flight in each lane. A row that becomes due in a lane that is full here needs
 * no alarm: at its end, an attempt leaves the lane and only then looks for the row that has waited longest in it.
 */
export interface AttemptsHere {
  enter(lane: Lane): void;
  leave(lane: Lane): void;
  isFull(lane: Lane): boolean;
}

const nameOf = (lane: Lane): string => Object.values(lane).join(' ');

export function createAttemptsHere(): AttemptsHere {
  const counts = new Map<string, number>();
  return {
    enter(lane) {
      counts.set(nameOf(lane), (counts.get(nameOf(lane)) ?? 0) + 1);
    },
    leave(lane) {
      const left = (counts.get(nameOf(lane)) ?? 0) - 1;
      if (left > 0) counts.set(nameOf(lane), left);
      else counts.delete(nameOf(lane));
    },
    isFull: (lane) => (counts.get(nameOf(lane)) ?? 0) >= SLOTS.length,
  };
}
