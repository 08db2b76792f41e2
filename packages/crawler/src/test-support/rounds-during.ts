import { setImmediate as nextRound } from 'node:timers/promises';

/** How many turns the event loop made while the work went on: what holds it makes none. */
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
