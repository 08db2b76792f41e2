import { expect, it } from 'vitest';
import { startWatch } from '../evidence/watch.ts';
import { countDuplicates } from '../invariants/bounded-duplicates.ts';
import { crawlUndisturbed, judge } from '../run-faults.ts';
import { startCrawl } from '../world/keep-crawling.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

const DELIVERIES = 20;

it('SIGTERM with 20 deliveries and 2 crawls under way: 503 at once, exit 0 in 35 s, nothing is sent twice', async () => {
  // Ten endpoints get each start of a crawl: two crawls then make as many attempts as endpoints take at once.
  const shape = { domains: 2, endpoints: 12, pages: 400, latencyMs: 20 };
  const env = { LINKVITALS_LEASE_SECONDS: '45', LINKVITALS_PLANS: '{"agency":{"webhook_endpoints":12}}' };
  const world = await startWorld({ ...shape, env });
  const undisturbed = await crawlUndisturbed(world);
  const watch = startWatch(world);
  const [slot] = world.slots;
  const before = world.subscriber.received.length;
  const release = world.subscriber.hold();
  for (const { id } of world.domains) await startCrawl(world, id);
  const underWay = () => world.subscriber.received.length - before;
  await expect.poll(underWay).toBe(DELIVERIES);
  const url = slot?.url;
  const began = performance.now();
  const gone = slot?.end('SIGTERM');
  await slot?.waitForLine(/^stopping/);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  release();
  expect(await gone).toEqual({ code: 0, signal: null });
  expect(performance.now() - began).toBeLessThan(35_000);
  expect(underWay()).toBe(DELIVERIES);

  await slot?.start();
  await untilQuiet(world, 120_000);
  const { evidence, violations } = await judge(world, { undisturbed, faults: 0, limits: shortLimits, watch });
  expect(violations).toEqual({});
  expect(countDuplicates(evidence)).toBe(0);
  expect(evidence.crawls.filter(({ resumes }) => resumes === 1)).toHaveLength(2);
});
