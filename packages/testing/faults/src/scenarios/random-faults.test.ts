import { describeDatabases, freshMongoUrl } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { planFaults } from '../plan/plan-faults.ts';
import { runFaults } from '../run-faults.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

/** The long run takes another each time. */
const seed = 1;

describeDatabases('servers that are killed, stopped and cut off at random', (open) => {
  it(`lose nothing, repeat little, end with the same results (seed ${seed})`, { timeout: 300_000 }, async () => {
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
