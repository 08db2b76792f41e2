import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many turns the event loop made while the work went on: what holds it makes none. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let working = true;
  const counting = (async () => {
    for (; working; turns++) await nextTurn();
  })();
  try {
    await work();
  } finally {
    working = false;
  }
  await counting;
  return turns;
}
