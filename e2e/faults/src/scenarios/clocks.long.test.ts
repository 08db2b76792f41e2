import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { startWatch } from '../evidence/watch.ts';
import { countDuplicates } from '../invariants/bounded-duplicates.ts';
import { crawlUndisturbed, judge } from '../run-faults.ts';
import { startCrawl } from '../world/keep-crawling.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import type { World } from '../world/world.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

const MINUTE = 60_000;

/** Long leases, because no server dies here, and short ones could expire on a loaded machine. */
const env = { LINKVITALS_LEASE_SECONDS: '45' };

/** Expects that nothing was ended or cut off, so nothing came twice and no work was taken up again. */
async function expectUndisturbed(world: World, crawl: () => Promise<void>): Promise<void> {
  const undisturbed = await crawlUndisturbed(world);
  const watch = startWatch(world);
  await crawl();
  await untilQuiet(world, 120_000);
  const judged = { undisturbed, faults: 0, limits: shortLimits, clocksAgree: false, watch };
  const { evidence, violations } = await judge(world, judged);
  expect(violations).toEqual({});
  expect([countDuplicates(evidence), evidence.crawls.filter(({ resumes }) => resumes > 0)]).toEqual([0, []]);
  for (const { body } of evidence.events) {
    expect(JSON.parse(body).data.duration_seconds ?? 0).toBeGreaterThanOrEqual(0);
  }
}

describeMysql('clocks that are wrong', (open) => {
  it('of two servers, twenty minutes apart: no crawl and no delivery is done by both', async () => {
    const envOf = [10, -10].map((minutes) => ({ LINKVITALS_TEST_CLOCK_SHIFT_MS: String(minutes * MINUTE) }));
    const world = await startWorld({ servers: 2, env, envOf, databaseUrl: await open() });
    await expectUndisturbed(world, async () => {
      for (const { id } of world.domains) await startCrawl(world, id);
    });
  });

  it('of one server, an hour ahead and back in the middle of crawls: all is done once, with the same results', async () => {
    const world = await startWorld({ pages: 200, env, databaseUrl: await open() });
    await expectUndisturbed(world, async () => {
      for (const { id } of world.domains) await startCrawl(world, id);
      const counted = async () =>
        Number((await world.db.knex('crawls').sum({ pages: 'pages_crawled' }))[0]?.pages ?? 0);
      const before = await counted();
      for (const more of [20, 250]) {
        await expect.poll(counted).toBeGreaterThan(before + more);
        world.slots[0]?.signal('SIGUSR2');
      }
    });
  });
});
