import { test } from 'vitest';
import { expectBounded, hostileCrawl, startHostileSite } from './test-support/hostile-site.ts';
import { runCrawl } from './test-support/run-crawl.ts';

test('a crawl of a hostile site ends well, and what it keeps of it is bounded', async () => {
  const site = await startHostileSite();
  expectBounded(await runCrawl(`${site.origin}/`, hostileCrawl));
});
