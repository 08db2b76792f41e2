/** Callbacks of all that wait for a round, in order of arrival. An event loop has one queue, as it has one thread. */
const waiting: (() => void)[] = [];

/**
 * Resolves when the event loop has run all other work that is due. In each round of the loop only one waiting caller continues: with
 * `setImmediate` alone they would all continue in the same round, and hundreds of pages that are read in short slices would make a long one
 * together.
 */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letOneGoOn);
  });
}

function letOneGoOn(): void {
  waiting.shift()?.();
  // A callback that is set in this phase of the loop runs in the next round.
  if (waiting.length > 0) setImmediate(letOneGoOn);
}
