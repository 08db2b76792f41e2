import { setTimeout as wait } from 'node:timers/promises';
import type { World } from './world.ts';

const LOOK_MS = 200;

/** Resolves when no crawl and no delivery is left. Rejects with a list of the rest after `timeoutMs`. */
export async function untilQuiet({ db: { knex }, slots }: World, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const crawls = await knex('crawls').whereIn('state', ['queued', 'running']).pluck('id');
    const deliveries = await knex('deliveries').where({ state: 'pending' }).pluck('id');
    if (crawls.length + deliveries.length === 0) return;
    if (performance.now() > deadline) {
      const log = slots.map((slot) => slot.log.slice(-2_000)).join('\n');
      throw new Error(`not over after ${timeoutMs} ms: crawls ${crawls}, ${deliveries.length} deliveries\n${log}`);
    }
    await wait(LOOK_MS);
  }
}
