import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { startWatch } from '../evidence/watch.ts';
import { crawlUndisturbed, judge } from '../run-faults.ts';
import { startCrawl } from '../world/keep-crawling.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

/** The columns of a crawl that stay the same when the other server tidies up. */
function lasting(row: Record<string, unknown>): Record<string, unknown> {
  const { lease_token, lease_expires_at, config, ...rest } = row;
  return { ...rest, totals: { ...JSON.parse(String(row.totals)), bytes: undefined } };
}

describeMysql('a server that is stopped in the middle of a crawl (SIGSTOP) for longer than its lease', (open) => {
  it('is fenced off when it goes on: another has ended the crawl, its own writes change nothing, it stops by itself', async () => {
    const shape = { servers: 2, domains: 1, endpoints: 3, pages: 150, latencyMs: 40 };
    const world = await startWorld({ ...shape, databaseUrl: await open() });
    const undisturbed = await crawlUndisturbed(world);
    const watch = startWatch(world);
    const crawlId = await startCrawl(world, world.domains[0]?.id ?? '');
    const row = () => world.db.knex('crawls').where({ id: crawlId }).first();
    await expect.poll(async () => (await row()).pages_crawled).toBeGreaterThan(20);
    const owner = world.slots.find(({ log }) =>
      log.split('\n').some((line) => line.includes(crawlId) && line.includes('crawl begins')),
    );
    if (owner === undefined) throw new Error('nobody says that the crawl begins');

    owner.signal('SIGSTOP');
    await expect.poll(async () => (await row()).state).toBe('completed');
    const ended = await row();
    expect(ended.resume_count).toBe(1);
    owner.signal('SIGCONT');
    await owner.waitForLine(/"outcome":"lost".*"crawl run ended"/);
    // The fence refused it. Without the fence, the existing rows would have stopped it with this message.
    expect(owner.log).not.toContain('could not be written');
    await untilQuiet(world, 120_000);
    expect(lasting(await row())).toEqual(lasting(ended));
    const { violations } = await judge(world, { undisturbed, faults: 1, limits: shortLimits, watch });
    expect(violations).toEqual({});
  });
});
