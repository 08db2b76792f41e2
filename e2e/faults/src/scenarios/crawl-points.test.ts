import type { CrawlPoint } from '@linkvitals/server';
import { describeMysql } from '@linkvitals/testing/databases';
import { describe, expect, it } from 'vitest';
import { startWatch } from '../evidence/watch.ts';
import { crawlUndisturbed, judge } from '../run-faults.ts';
import { startCrawl } from '../world/keep-crawling.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import type { World } from '../world/world.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

type Death = `${CrawlPoint}#${number}`;

/** Each list is one crawl, and where each process that runs it kills itself; one more then brings it to its end. */
const everyPoint: Death[][] = [
  ['before-start-commit#1', 'after-start-commit#1', 'before-batch#1', 'before-batch-commit#1', 'after-batch-commit#1'],
  ['before-end#1', 'before-end-commit#1', 'after-end-commit#1'],
];
/** Where the database has to undo what it was given, or has it already. */
const commits: Death[][] = [
  ['before-start-commit#1', 'before-batch-commit#1', 'before-end-commit#1', 'after-end-commit#1'],
];
/** Batches hold 500 records at most: a site of 1,000 pages fills at least eight. */
const deepInside: Death[][] = [
  ['before-batch#2', 'before-batch-commit#2', 'after-batch-commit#2', 'before-end#1'],
  ['before-batch#3', 'before-batch-commit#4', 'before-end-commit#1'],
  ['before-batch-commit#3', 'after-batch-commit#4', 'after-end-commit#1'],
  ['after-batch-commit#3', 'before-batch#5'],
];

async function dieAtEach(world: World, deaths: readonly Death[]): Promise<void> {
  const [slot] = world.slots;
  const [domain] = world.domains;
  if (slot === undefined || domain === undefined) throw new Error('a world without server or domain');
  await startCrawl(world, domain.id);
  for (const dieAt of deaths) {
    // It may be dead before it listens.
    await slot.start({ dieAt }).catch(() => {});
    expect([dieAt, await slot.exited]).toEqual([dieAt, { code: null, signal: 'SIGKILL' }]);
  }
  await slot.start();
  await untilQuiet(world, 120_000);
}

/** A second server handles the requests to the API; it does not crawl. */
async function crawlAndDie(world: World, crawls: readonly (readonly Death[])[]): Promise<void> {
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

const roles = [{}, { LINKVITALS_ROLES: 'api' }];
const one = { domains: 1, endpoints: 2, servers: 2, envOf: roles };

describe('kill -9 at every point of a crawl: one end, one event of it, the same result', () => {
  const small = { ...one, pages: 30, latencyMs: 5 };
  it('on SQLite', { timeout: 400_000 }, async () => {
    await crawlAndDie(await startWorld(small), everyPoint);
  });

  describeMysql('on MySQL', (open) => {
    it('where it matters to the database', { timeout: 400_000 }, async () => {
      await crawlAndDie(await startWorld({ ...small, databaseUrl: await open() }), commits);
    });
  });
});

it('kill -9 deep inside the crawl of a site of 1,000 pages, at twelve points: the same result', {
  timeout: 400_000,
}, async () => {
  const world = await startWorld({ ...one, pages: 1_000, latencyMs: 0 });
  await crawlAndDie(world, deepInside);
});
