import { setImmediate as nextRound } from 'node:timers/promises';

/** Number of rounds that the event loop made during the work: work that blocks the loop allows none. */
export async function roundsDuring(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0;
  let working = true;
  const counting = (async () => {
    for (; working; rounds++) await nextRound();
  })();
  try {
    await work();
  } finally {
    working = false;
  }
  await counting;
  return rounds;
}
