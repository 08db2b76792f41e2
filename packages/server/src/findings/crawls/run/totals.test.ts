import { expect, it } from 'vitest';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { hostname, startCrawlTest } from '../crawl.test-support.ts';
import { pruneHistory } from '../history/prune-history.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';
import { summariseDomains } from '../views/summarise-domains.ts';
import { runCrawl } from './run-crawl.ts';

const YEARS = 3 * 366 * 86_400_000;

async function crawled() {
  const test = await startCrawlTest({ pages: 20 });
  const { ctx, services } = test;
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const { id: crawlId } = await startCrawl(ctx, { domainId });
  await runCrawl(services, { crawlId, signal: new AbortController().signal });
  const shown = async () => ({
    latest: (await summariseDomains(ctx, [domainId])).get(domainId)?.latest,
    progress: presentCrawl(await getCrawl(ctx, { crawlId })).progress,
  });
  return { ...test, domainId, crawlId, shown };
}

it('the totals stored at the end of a crawl are equal to counts of its rows', async () => {
  const { db, domainId, crawlId, shown } = await crawled();
  const { latest, progress } = await shown();
  const pages = await db.knex('crawl_pages').where({ crawl_id: crawlId }).select('load_ms', 'response_ms');
  const average = (times: number[]) => Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length);
  expect(latest).toMatchObject({
    loadMs: average(pages.map(({ load_ms }) => load_ms)),
    firstByteMs: average(pages.map(({ response_ms }) => response_ms)),
  });
  const targets = await db.knex('crawl_targets').where({ crawl_id: crawlId });
  const broken = targets.filter(({ verdict }) => verdict === 'broken');
  const checked = targets.filter(({ verdict }) => verdict !== null);
  expect(progress).toEqual({
    targets_found: targets.length,
    targets_checked: checked.length,
    broken: broken.length,
    pages_crawled: pages.length,
  });
  const ranked = broken.toSorted((a, b) => b.found_on_pages - a.found_on_pages || a.id - b.id);
  expect(ranked.length).toBeGreaterThan(1);
  const issues = await db.knex('issues').where({ domain_id: domainId, state: 'open' });
  const severities = ['error', 'warning', 'notice'];
  const ofSeverity = (severity: string) => issues.filter((issue) => issue.severity === severity);
  const counts = severities.map((severity) => [severity, ofSeverity(severity).length]);
  expect(latest?.issueCounts).toEqual(Object.fromEntries(counts));
  const worst = severities.flatMap((severity) => ofSeverity(severity).map(() => severity)).slice(0, 5);
  expect(latest?.lastIssues.map(({ severity }) => severity)).toEqual(worst);
  const links = latest?.lastIssues.filter(({ kind }) => kind === 'broken_link');
  expect(links?.map(({ url }) => url).sort()).toEqual(ranked.map(({ url }) => url).sort());
  for (const { kind, url, detail, status_code, found_on_pages } of latest?.lastIssues ?? []) {
    const target = targets.find((one) => one.url === url);
    const shown = { detail: target.reason, status_code: target.status_code, found_on_pages: target.found_on_pages };
    expect({ detail, status_code, found_on_pages }).toEqual(
      kind === 'broken_link' ? shown : { detail: null, status_code: 200, found_on_pages: null },
    );
  }
});

it('links to other hosts over http or https count as external; mail addresses, phones and data only as links', async () => {
  const name = 'links.example.com';
  const others = [
    'mailto:a@example.net',
    'tel:+4912345',
    'ftp://files.example.net/a',
    'data:,x',
    'mailto:a@example.net',
  ];
  const hrefs = ['/other', 'https://elsewhere.example.net/', 'http://elsewhere.example.net/', ...others];
  const answers = { '/': hrefs.map((href) => `<a href="${href}">x</a>`).join('\n'), '/other': '<a href=/>back</a>' };
  const test = await startOwnSiteTest({ answers, hostnames: [name] });
  const { id: domainId } = await verifiedDomain(test, { hostname: name });
  const { stats } = await getCrawl(test.ctx, { crawlId: await test.crawl(domainId) });
  expect(stats).toMatchObject({ total_links: 9, internal_links: 2, external_links: 2 });
  const pages = await test.db.knex('crawl_pages').orderBy('url').select('links_internal', 'links_external');
  expect(pages).toEqual([
    { links_internal: 1, links_external: 2 },
    { links_internal: 1, links_external: 0 },
  ]);
});

it('lists of domains are sorted by, and show, figures of the newest crawl and of the newest completed one', async () => {
  const { ctx, db, services, domainId, crawlId, shown } = await crawled();
  const { latest } = await shown();
  const sortedBy = () =>
    db.knex('domains').where({ id: domainId }).first('health_score', 'broken_links', 'last_crawl_at', 'last_crawl_id');
  const crawl = await db.knex('crawls').where({ id: crawlId }).first('created_at');
  const noted = { health_score: latest?.healthScore, broken_links: latest?.brokenLinks };
  expect(latest?.brokenLinks).toBeGreaterThan(0);
  const newest = { last_crawl_at: crawl.created_at, last_crawl_id: crawlId };
  expect(await sortedBy()).toEqual({ ...noted, ...newest });

  const ahead = crawl.created_at + YEARS;
  await db.knex('crawls').where({ id: crawlId }).update({ created_at: ahead });
  await db.knex('domains').where({ id: domainId }).update({ health_score: 1, broken_links: 2, last_crawl_at: ahead });
  const next = await startCrawl(ctx, { domainId });
  await runCrawl(services, { crawlId: next.id, signal: new AbortController().signal });
  expect(await sortedBy()).toEqual({ health_score: 1, broken_links: 2, ...newest, last_crawl_at: ahead });
  const [summary] = (await summariseDomains(ctx, [domainId])).values();
  expect(summary).toMatchObject({ lastCrawl: { id: crawlId }, latest });
});

it('the stored totals outlast the results, which are pruned once', async () => {
  const { db, services, crawlId, shown } = await crawled();
  const noted = await shown();
  const late = { ...services, clock: { ...services.clock, now: () => services.clock.now() + YEARS } };
  expect(await pruneHistory(late)).toBe(false);
  expect(await db.knex('crawl_targets').where({ crawl_id: crawlId })).toEqual([]);
  expect(await db.knex('crawls').where({ id: crawlId }).pluck('has_results')).toEqual([0]);
  expect(await shown()).toEqual(noted);
});
