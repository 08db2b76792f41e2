import { describeDatabases, describeMysql, freshMongoUrl } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { planFaults } from '../plan/plan-faults.ts';
import { runFaults } from '../run-faults.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

/** The long run takes another each time. */
const seed = 1;

describeMysql('two servers whose alarms are in MySQL', (open) => {
  it(`lose nothing when they are killed, repeat little, leave no alarm (seed ${seed})`, async () => {
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
    const { violations, evidence } = await runFaults(world, plan, { limits: shortLimits });
    expect(violations).toEqual({});
    // Whether a kill meets a crawl is chance here; deliveries and their alarms are what this is about.
    expect(evidence.deliveries.length).toBeGreaterThan(60);
    // Those of the dead ring again when their lock of a minute has run out; finished ones wait to be pruned.
    const unfinished = () => world.db.knex('agenda_jobs').whereNotNull('next_run_at').orWhereNotNull('locked_at');
    await expect.poll(unfinished, { timeout: 120_000, interval: 500 }).toEqual([]);
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
    const { violations, evidence } = await runFaults(world, plan, { limits: shortLimits });
    expect(violations).toEqual({});
    // Something was at stake: crawls were broken off, deliveries were under way.
    expect(evidence.crawls.some(({ resumes }) => resumes > 0)).toBe(true);
    expect(evidence.deliveries.length).toBeGreaterThan(60);
  });
});
