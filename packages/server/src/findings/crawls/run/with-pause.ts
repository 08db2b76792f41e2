import { setTimeout as sleep } from 'node:timers/promises';

/** Longest pause, ms. */
const LONGEST = 100;

/**
 * Does work with the database, and then leaves it to others for as long as the work took. SQLite has one connection for everybody, and a
 * request needs it several times: if the next batch followed at once, the request would wait for a batch each time.
 */
export async function withPause<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  await sleep(Math.min(performance.now() - began, LONGEST));
  return result;
}
