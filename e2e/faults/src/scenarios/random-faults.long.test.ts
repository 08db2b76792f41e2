import { describeDatabases, describeMysql, freshMongoUrl } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import type { Evidence } from '../evidence/evidence.ts';
import { planFaults } from '../plan/plan-faults.ts';
import { runFaults } from '../run-faults.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

/** The seed of this test; the long run takes another each time. */
const seed = 1;

/** Options with one more kill, which interrupts a crawl for certain. Whether a fault of the plan does so is chance. */
const options = { limits: shortLimits, breakOffAt: 'after-batch-commit#1' } as const;

/** Crawls that were interrupted and taken up again, and deliveries of their events. */
function atStake({ crawls, events, deliveries }: Evidence) {
  const brokenOff = new Set(crawls.flatMap(({ id, resumes }) => (resumes > 0 ? [id] : [])));
  const theirs = new Set(events.flatMap(({ id, crawlId }) => (brokenOff.has(crawlId ?? '') ? [id] : [])));
  return {
    crawls: brokenOff.size,
    deliveries: deliveries.filter(({ eventId }) => theirs.has(eventId)).length,
  };
}

function expectStake(evidence: Evidence): void {
  const { crawls, deliveries } = atStake(evidence);
  expect(crawls, 'crawls that were broken off').toBeGreaterThan(0);
  expect(deliveries, 'deliveries of such crawls').toBeGreaterThan(0);
}

describeMysql('two servers on MySQL alone', (open) => {
  it(`lose nothing when they are killed, and repeat little (seed ${seed})`, async () => {
    const database = 'mariadb-alone';
    const world = await startWorld({ seed, databaseUrl: await open(), servers: 2 });
    const plan = planFaults({
      seed,
      kills: 4,
      servers: 2,
      database,
      gapMs: [500, 2_000],
      longestMs: 1_500,
      others: [],
    });
    const { violations, evidence } = await runFaults(world, plan, options);
    expect(violations).toEqual({});
    expectStake(evidence);
  });
});

describeDatabases('servers that are killed, stopped and cut off at random', (open) => {
  it(`lose nothing, repeat little, end with the same results (seed ${seed})`, async () => {
    const databaseUrl = await open();
    const database = databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'mariadb';
    const servers = database === 'sqlite' ? 1 : 2;
    const mongodbUrl = database === 'sqlite' ? undefined : await freshMongoUrl();
    const world = await startWorld({ seed, databaseUrl, mongodbUrl, servers });
    const others =
      mongodbUrl === undefined && database === 'mariadb' ? { others: ['reset', 'torn', 'pause'] as const } : {};
    const plan = planFaults({ seed, kills: 4, servers, database, gapMs: [500, 2_000], longestMs: 1_500, ...others });
    const { violations, evidence } = await runFaults(world, plan, options);
    expect(violations).toEqual({});
    expectStake(evidence);
  });
});
