import type { Delivery } from '@linkvitals/contract/types';

const SOON_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * The time until deliveries are fetched again: soon after the next attempt is due, and often while one is under way.
 * @returns ms, at most 30 s; false when all of them have ended
 */
export function refetchAfter(
  deliveries: readonly Pick<Delivery, 'state' | 'next_attempt_at'>[],
  now: number,
): number | false {
  const waits = deliveries
    .filter(({ state }) => state === 'pending')
    .map(({ next_attempt_at: due }) => (due === null ? 0 : Date.parse(due) - now));
  if (waits.length === 0) return false;
  return Math.min(LONGEST_MS, Math.max(SOON_MS, Math.min(...waits) + SOON_MS));
}
