import { expect, it } from 'vitest';
import { verifiedDomain } from '../domains/domain.test-support.ts';
import { hostname, startCrawlTest } from './crawl.test-support.ts';
import { getCrawl } from './get-crawl.ts';
import { pruneHistory } from './prune-history.ts';
import { runCrawl } from './run-crawl.ts';
import { startCrawl } from './start-crawl.ts';
import { summariseDomains } from './summarise-domains.ts';

const YEARS = 3 * 366 * 86_400_000;

async function crawled() {
  const test = await startCrawlTest({ pages: 20 });
  const { ctx, services } = test;
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const { id: crawlId } = await startCrawl(ctx, { domainId });
  await runCrawl(services, { crawlId, signal: new AbortController().signal });
  const shown = async () => ({
    latest: (await summariseDomains(ctx, [domainId])).get(domainId)?.latest,
    progress: (await getCrawl(ctx, { crawlId })).progress,
  });
  return { ...test, crawlId, shown };
}

it('what is noted at the end of a crawl is what counting its rows gives, as for crawls of earlier versions', async () => {
  const { db, crawlId, shown } = await crawled();
  const noted = await shown();
  expect(noted.latest?.lastIssues).not.toEqual([]);
  expect(noted.progress.targets_checked).toBeGreaterThan(20);
  await db.knex('crawls').where({ id: crawlId }).update({ totals: null });
  expect(await shown()).toEqual(noted);
});

it('what is noted outlasts the results, which are pruned once', async () => {
  const { db, services, crawlId, shown } = await crawled();
  const noted = await shown();
  const late = { ...services, clock: { ...services.clock, now: () => services.clock.now() + YEARS } };
  expect(await pruneHistory(late)).toBe(false);
  expect(await db.knex('crawl_targets').where({ crawl_id: crawlId })).toEqual([]);
  expect(await db.knex('crawls').where({ id: crawlId }).pluck('has_results')).toEqual([0]);
  expect(await shown()).toEqual(noted);
});
