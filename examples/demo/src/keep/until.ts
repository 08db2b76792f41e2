import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;
const TRIES = 1_500;

/** Looks until the condition holds. @throws after half a minute */
export async function until<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const seen = await look();
    if (holds(seen)) return seen;
    await sleep(EVERY_MS);
  }
  throw new Error('what the history needs did not come about in time');
}
