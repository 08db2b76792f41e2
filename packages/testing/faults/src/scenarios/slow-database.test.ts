import { describeMysql, freshMongoUrl } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { startWatch } from '../evidence/watch.ts';
import { countDuplicates } from '../invariants/bounded-duplicates.ts';
import { crawlUndisturbed, judge } from '../run-faults.ts';
import { startCrawl } from '../world/keep-crawling.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

/** Of each packet in each direction: a statement takes twice as long. */
const LATENCY_MS = 100;

describeMysql('a database whose every answer is 0.2 s late', (open) => {
  it('makes servers slow and nothing else: no lease runs out, nothing is done twice, the API answers within 5 s', {
    timeout: 300_000,
  }, async () => {
    // As users have it.
    const env = { LINKVITALS_LEASE_SECONDS: '45', LINKVITALS_SWEEP_SECONDS: '15' };
    const shape = { servers: 2, domains: 1, endpoints: 2, pages: 40 };
    const world = await startWorld({ ...shape, databaseUrl: await open(), mongodbUrl: await freshMongoUrl(), env });
    const undisturbed = await crawlUndisturbed(world);
    const watch = startWatch(world);
    for (const { database } of world.slots) database?.set({ kind: 'slow', latencyMs: LATENCY_MS });
    await startCrawl(world, world.domains[0]?.id ?? '');
    const took: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const asked = performance.now();
      await world.api('GET', '/domains');
      took.push(performance.now() - asked);
    }
    await untilQuiet(world, 200_000);
    for (const { database } of world.slots) database?.set({ kind: 'open' });
    const { evidence, violations } = await judge(world, { undisturbed, faults: 0, limits: shortLimits, watch });
    expect(violations).toEqual({});
    expect([countDuplicates(evidence), evidence.crawls.map(({ resumes }) => resumes)]).toEqual([0, [0, 0]]);
    expect(Math.max(...took)).toBeLessThan(5_000);
  });
});
