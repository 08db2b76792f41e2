import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { cancelCrawl } from '../queue/cancel-crawl.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { runCrawl } from './run-crawl.ts';

const hostname = 'shop.example.com';
const never = new AbortController().signal;

const pages = Array.from({ length: 30 }, (_, n) => `/page-${n}`);
const answers = {
  '/': `<title>Start</title><a href=/missing>x</a>${pages.map((path) => `<a href=${path}>x</a>`).join('')}`,
  ...Object.fromEntries(pages.map((path) => [path, '<p>A page without a title.'])),
};

/** Figures in the history of a crawl that did not complete. */
const noFigures = {
  score: null,
  total_urls: null,
  pages: null,
  broken_links: null,
  load_ms: null,
  load_p95_ms: null,
  errors: null,
  warnings: null,
  notices: null,
};

describeEachDatabase('the end of a crawl', (fresh) => {
  const start = async (of: Record<string, string | ((_: unknown, response: ServerResponse) => void)> = answers) => {
    const test = await startOwnSiteTest({ answers: of, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    return { ...test, domainId, history: () => test.db.knex('crawl_history').where({ domain_id: domainId }) };
  };

  it('adds the figures of the crawl to the history', async () => {
    const { ctx, db, crawl, domainId, history } = await start();
    const crawlId = await crawl(domainId);
    const { score, stats, totals, issues, finished_at, started_at, elapsed_ms } = await getCrawl(ctx, { crawlId });
    const times: number[] = await db
      .knex('crawl_pages')
      .where({ crawl_id: crawlId })
      .pluck('load_ms')
      .orderBy('load_ms');
    const open = { domain_id: domainId, state: 'open' };
    const severities: string[] = await db.knex('issues').where(open).pluck('severity');
    const count = (severity: string) => severities.filter((one) => one === severity).length;
    expect(times.length).toBeGreaterThan(30);
    expect(count('error')).toBeGreaterThan(1);
    expect(stats?.broken_links).toBe(1);
    expect(await history()).toMatchObject([
      {
        crawl_id: crawlId,
        state: 'completed',
        error_code: null,
        started_at,
        ended_at: finished_at,
        duration_ms: elapsed_ms,
        day: Math.floor(Number(finished_at) / 86_400_000),
        score,
        pages: stats?.pages_crawled,
        total_urls: stats?.total_pages,
        broken_links: 1,
        load_ms: totals?.loadMs,
        load_p95_ms: times[Math.ceil(times.length * 0.95) - 1],
        errors: count('error'),
        warnings: count('warning'),
        notices: count('notice'),
        new_issues: issues?.new,
        fixed_issues: 0,
        reopened_issues: 0,
      },
    ]);
  });

  it('that fails adds its error and no figures', async () => {
    const refuse = (_: unknown, response: ServerResponse) => void response.socket?.destroy();
    const { crawl, domainId, history, ctx } = await start({ '/': refuse });
    const crawlId = await crawl(domainId);
    const { state, error_code, issues } = await getCrawl(ctx, { crawlId });
    expect(state).toBe('failed');
    expect(await history()).toMatchObject([
      { crawl_id: crawlId, state, error_code, ...noFigures, new_issues: issues?.new, fixed_issues: 0 },
    ]);
  });

  it('that is canceled adds no figures, whether it had begun or not', async () => {
    let cancel: () => void = () => {};
    // This path sends no response: the crawl runs until it is canceled.
    const { ctx, services, domainId, history } = await start({ '/': '<a href=/hang>x</a>', '/hang': () => cancel() });
    const { id: waiting } = await startCrawl(ctx, { domainId });
    await cancelCrawl(ctx, { crawlId: waiting });
    const { id: running } = await startCrawl(ctx, { domainId });
    const canceled = new Promise((resolve) => {
      cancel = () => resolve(cancelCrawl(ctx, { crawlId: running }));
    });
    await runCrawl(services, { crawlId: running, signal: never });
    await canceled;
    expect(await history().orderBy('crawl_id')).toMatchObject([
      {
        crawl_id: waiting,
        state: 'canceled',
        error_code: null,
        started_at: null,
        duration_ms: 0,
        ...noFigures,
        new_issues: null,
      },
      { crawl_id: running, state: 'canceled', error_code: 'CANCELED', ...noFigures },
    ]);
  });

  it('whose domain is no longer verified is in the history as canceled', async () => {
    const { ctx, db, services, domainId, history } = await start();
    const { id } = await startCrawl(ctx, { domainId });
    await db.knex('domains').where({ id: domainId }).update({ verification_status: 'unverified' });
    await runCrawl(services, { crawlId: id, signal: never });
    expect(await history()).toMatchObject([{ crawl_id: id, state: 'canceled', ...noFigures }]);
  });
});
