import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 60_000;

/** Waits until a condition holds. @throws Error when it does not within a minute */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + WITHIN_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${WITHIN_MS} ms`);
    await sleep(50);
  }
}
