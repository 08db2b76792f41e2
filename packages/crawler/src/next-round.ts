/** Who waits for a round, in order of arrival. An event loop has one queue, as it has one thread. */
const waiting: (() => void)[] = [];

/**
 * Resolves when the event loop has seen to everybody else. Of all who wait one goes on in each round of the loop: with
 * `setImmediate` alone they would all go on in the same one, and hundreds of pages that are read in short slices would
 * make a long one together.
 */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letOneGoOn);
  });
}

function letOneGoOn(): void {
  waiting.shift()?.();
  // What is set in this phase of the loop waits for the next time round.
  if (waiting.length > 0) setImmediate(letOneGoOn);
}
