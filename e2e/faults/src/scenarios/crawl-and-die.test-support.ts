import type { CrawlPoint } from '@linkvitals/server';
import { expect } from 'vitest';
import { startWatch } from '../evidence/watch.ts';
import { crawlUndisturbed, judge } from '../run-faults.ts';
import { startCrawl } from '../world/keep-crawling.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import type { World } from '../world/world.ts';
import { shortLimits } from './short-run.test-support.ts';

export type Death = `${CrawlPoint}#${number}`;

const roles = [{}, { LINKVITALS_ROLES: 'api' }];
/** Options of a world with one server that crawls and dies, and one that answers the API. */
export const oneThatDies = { domains: 1, endpoints: 2, servers: 2, envOf: roles };

async function dieAtEach(world: World, deaths: readonly Death[]): Promise<void> {
  const [slot] = world.slots;
  const [domain] = world.domains;
  if (slot === undefined || domain === undefined) throw new Error('a world without server or domain');
  await startCrawl(world, domain.id);
  for (const dieAt of deaths) {
    // It may die before it listens.
    await slot.start({ dieAt }).catch(() => {});
    expect([dieAt, await slot.exited]).toEqual([dieAt, { code: null, signal: 'SIGKILL' }]);
  }
  await slot.start();
  await untilQuiet(world, 120_000);
}

/**
 * Crawls once for each list. The list has the points at which the processes that run the crawl kill themselves; a last
 * process completes it. Expects no visible effect.
 */
export async function crawlAndDie(world: World, crawls: readonly (readonly Death[])[]): Promise<void> {
  const undisturbed = await crawlUndisturbed(world);
  const watch = startWatch(world);
  let faults = 0;
  for (const deaths of crawls) {
    await world.slots[0]?.end('SIGTERM');
    await dieAtEach(world, deaths);
    faults += deaths.length;
  }
  const { violations, evidence } = await judge(world, { undisturbed, faults, limits: shortLimits, watch });
  expect(violations).toEqual({});
  expect(evidence.crawls.map(({ state }) => state)).toEqual(evidence.crawls.map(() => 'completed'));
}
