import { describeMysql, freshMongoUrl } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { defaultLimits } from '../default-limits.ts';
import { startWatch } from '../evidence/watch.ts';
import { countDuplicates } from '../invariants/bounded-duplicates.ts';
import { crawlUndisturbed, judge } from '../run-faults.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import type { World } from '../world/world.ts';
import { startWorld } from './short-run.test-support.ts';

/** The default settings of users. */
const env = { LINKVITALS_LEASE_SECONDS: '45', LINKVITALS_SWEEP_SECONDS: '15' };

/** Milliseconds of each packet in each direction. The test waits for some 150 statements one after the other. */
const LATENCY_MS = Number(process.env.LINKVITALS_TEST_LATENCY_MS ?? 500);

/** Calls to each server. The second sends more statements than fit into its time limit when each takes a second. */
const read = ({ api }: World) => api('GET', '/domains');
const write = ({ api }: World) => api('PATCH', '/notification-settings', { email_recipients: [] });

/** The behaviour of two servers that are this far from their database, when a crawl is due; `latencyMs` is one way. */
async function crawlFrom(
  latencyMs: number,
  urls: { readonly databaseUrl: string; readonly mongodbUrl: string | undefined },
) {
  const world = await startWorld({ servers: 2, domains: 1, endpoints: 1, pages: 20, ...urls, env });
  const undisturbed = await crawlUndisturbed(world);
  const [domain] = world.domains;
  // The next run of the schedule is days away, on any day of the test.
  const schedule = { frequency: 'monthly', day_of_month: new Date().getUTCDate() < 15 ? 28 : 10 };
  await world.api('PATCH', `/domains/${domain?.id}`, { crawl_config: { schedule } });
  const watch = startWatch(world);
  for (const { database } of world.slots) database?.delay(latencyMs);
  await world.db.knex('domains').update({ next_crawl_at: Date.now() - 1 });
  const crawls = async (): Promise<number> => Number((await world.db.knex('crawls').count({ n: '*' }))[0]?.n);
  const before = await crawls();
  const answers: { readonly said: string; readonly ms: number }[] = [];
  while ((await crawls()) === before || answers.length < 10) {
    const began = performance.now();
    const said = await (answers.length % 4 < 2 ? read : write)(world).then(
      () => '200',
      (error: Error) => /: (\d+) /.exec(error.message)?.[1] ?? error.message,
    );
    answers.push({ said, ms: performance.now() - began });
  }
  await untilQuiet(world, 1_500_000);
  for (const { database } of world.slots) database?.delay(0);
  for (const { url } of world.slots) {
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  }
  // Other tests use the machine too, and taking due work needs more than a dozen statements.
  const slow = { loopDelayMs: Number.POSITIVE_INFINITY, unownedMs: 45_000 + 40 * latencyMs };
  const limits = { ...defaultLimits(45_000), ...slow };
  const { evidence, violations } = await judge(world, { undisturbed, faults: 0, limits, watch });
  const resumes = evidence.crawls.map((crawl) => crawl.resumes);
  return { answers, violations, resumes, duplicates: countDuplicates(evidence) };
}

describeMysql('a database that is slow', (open) => {
  // Both run at once, because the servers wait for their databases nearly all the time.
  it('makes servers slow and nothing else: no lease runs out, each thing is done once, the API answers within 5 s, at a second for each statement with 503', {
    timeout: 2_000_000,
  }, async () => {
    const crawl = async (latencyMs: number) =>
      crawlFrom(latencyMs, { databaseUrl: await open(), mongodbUrl: await freshMongoUrl() });
    const [slow, slower] = await Promise.all([crawl(100), crawl(LATENCY_MS)]);
    for (const [which, { answers, ...done }] of Object.entries({ slow, slower })) {
      expect(done, which).toEqual({ violations: {}, resumes: [0, 0], duplicates: 0 });
      expect(Math.max(...answers.map(({ ms }) => ms)), which).toBeLessThan(5_000);
    }
    expect(new Set(slow.answers.map(({ said }) => said))).toEqual(new Set(['200']));
    expect(slower.answers.every(({ said }) => said === '200' || said === '503')).toBe(true);
    expect(slower.answers.map(({ said }) => said)).toContain('503');
  });
});
