import type { Clock } from './clock.ts';

/** Waits at most `ms` for work. False: it was not done by then, and continues unwatched. Rejects when the work does. */
export async function within(clock: Clock, ms: number, work: Promise<unknown>): Promise<boolean> {
  const patience = new AbortController();
  const late = clock.sleep(ms, patience.signal).then(
    () => false,
    () => false,
  );
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    patience.abort();
  }
}
