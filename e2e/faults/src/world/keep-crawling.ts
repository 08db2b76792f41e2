import { setTimeout as wait } from 'node:timers/promises';
import type { World, WorldDomain } from './world.ts';

const PAUSE_MS = 200;

/** Starts a crawl of each domain again and again, as soon as the one before has ended. */
export function keepCrawling(world: World): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loops = world.domains.map((domain) => crawlOn(world, domain, stopping.signal));
  for (const loop of loops) loop.catch(() => {}); // whoever stops it gets the error
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function crawlOn(world: World, { id }: WorldDomain, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const active = await world.db.knex('crawls').where({ active_domain_id: id }).first('id');
    // The server may die or be cut off from the database in the meantime; then the next one is tried.
    if (active === undefined) await startCrawl(world, id).catch(() => {});
    await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}

/** Starts a crawl and returns its id. */
export async function startCrawl({ api }: World, domainId: string): Promise<string> {
  return (await api('POST', `/domains/${domainId}/crawls`)).id;
}
