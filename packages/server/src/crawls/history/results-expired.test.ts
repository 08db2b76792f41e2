import { expect, it } from 'vitest';
import { verifiedDomain } from '../../domains/domain.test-support.ts';
import { describeEachDatabase } from '../../storage/describe-each-database.test-support.ts';
import { hostname, startCrawlTest } from '../crawl.test-support.ts';
import { cancelCrawl } from '../queue/cancel-crawl.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { listFindings } from '../results/list-findings.ts';
import { listLinkPages } from '../results/list-link-pages.ts';
import { listLinks } from '../results/list-links.ts';
import { listPages } from '../results/list-pages.ts';
import { runCrawl } from '../run/run-crawl.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';
import { pruneHistory } from './prune-history.ts';

const DAY_MS = 86_400_000;
const page = { limit: 10, after: undefined };

describeEachDatabase('results of a crawl that the plan keeps no longer', (fresh) => {
  it('are said to be gone, each list of them; the crawl stays and says since when', async () => {
    const test = await startCrawlTest({ pages: 10, db: fresh().open() });
    const { ctx, services } = test;
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const { id: crawlId, resultsExpireAt } = await startCrawl(ctx, { domainId });
    expect(resultsExpireAt).toBeNull();
    await runCrawl(services, { crawlId, signal: new AbortController().signal });
    const lists = [
      () => listPages(ctx, { crawlId, page }),
      () => listLinks(ctx, { crawlId, filter: { verdict: 'broken' }, page }),
      () => listLinkPages(ctx, { crawlId, targetId: 1, page }),
      () => listFindings(ctx, { crawlId, code: undefined, severity: undefined, page }),
    ];
    for (const list of lists) expect((await list()).data).toEqual(expect.any(Array));

    const ended = await getCrawl(ctx, { crawlId });
    const until = (ended.finished_at ?? Number.NaN) + ctx.account.plan.page_history_days * DAY_MS;
    expect(presentCrawl(ended).results_expire_at).toBe(new Date(until).toISOString());
    const prune = (at: number) => pruneHistory({ ...services, clock: { ...services.clock, now: () => at } });
    await prune(until);
    for (const list of lists) expect((await list()).data).toEqual(expect.any(Array));

    const pruned = until + DAY_MS;
    await prune(pruned);
    for (const list of lists) {
      const gone = { code: 'results_expired', message: expect.stringContaining(new Date(pruned).toISOString()) };
      await expect(list()).rejects.toMatchObject(gone);
    }
    const upgraded = { ...ctx, account: { ...ctx.account, plan: { ...ctx.account.plan, page_history_days: 9_999 } } };
    const kept = await getCrawl(upgraded, { crawlId });
    const shown = { ...presentCrawl(ended), results_expire_at: new Date(pruned).toISOString() };
    expect(presentCrawl(kept)).toEqual(shown);
  });

  it('are not those of a crawl that never began: its lists are empty', async () => {
    const test = await startCrawlTest({ pages: 10, db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const { id: crawlId } = await startCrawl(test.ctx, { domainId });
    expect((await cancelCrawl(test.ctx, { crawlId })).resultsExpireAt).toBeNull();
    const late = Date.now() + 9_999 * DAY_MS;
    await pruneHistory({ ...test.services, clock: { ...test.services.clock, now: () => late } });
    expect((await listPages(test.ctx, { crawlId, page })).data).toEqual([]);
  });
});
