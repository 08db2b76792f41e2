import { expect, test } from 'vitest';
import { BodyRoom } from './requests/body-room.ts';
import { expectBounded, hostileCrawl, startHostileSite } from './test-support/hostile-site.ts';
import { loopbackOutbound, runCrawl } from './test-support/run-crawl.ts';

const CRAWLS = 5;

test('five crawls of a hostile site at once end well, and what each keeps of it is bounded', async () => {
  const site = await startHostileSite();
  const outbound = loopbackOutbound();
  const shared = { ...hostileCrawl, outbound, bodyRoom: new BodyRoom() };
  const outcomes = await Promise.all(Array.from({ length: CRAWLS }, () => runCrawl(`${site.origin}/`, shared)));
  await outbound.close();
  expect(outcomes).toHaveLength(CRAWLS);
  for (const outcome of outcomes) expectBounded(outcome);
});
