import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
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
import { keepWithinRoom } from './keep-within-room.ts';
import { pruneHistory } from './prune-history.ts';

const DAY_MS = 86_400_000;
const page = { limit: 10, after: undefined };

describeEachDatabase('results of a crawl that the plan keeps no longer', (fresh) => {
  it('are refused as expired by each list; the crawl stays and has the time of their deletion', async () => {
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

  it('do not include those of a crawl that never began, whose lists are empty', async () => {
    const test = await startCrawlTest({ pages: 10, db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const { id: crawlId } = await startCrawl(test.ctx, { domainId });
    expect((await cancelCrawl(test.ctx, { crawlId })).resultsExpireAt).toBeNull();
    const late = Date.now() + 9_999 * DAY_MS;
    await pruneHistory({ ...test.services, clock: { ...test.services.clock, now: () => late } });
    expect((await listPages(test.ctx, { crawlId, page })).data).toEqual([]);
  });
});

describeEachDatabase('results of the crawls of a domain that take more than their room', (fresh) => {
  it('are measured at the end of a crawl, which keeps a domain within 2 MB for each page of the plan', async () => {
    const test = await startCrawlTest({ pages: 10, db: fresh().open() });
    const { ctx, services } = test;
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const stored = (id: string) => ctx.db.knex('crawls').where({ id }).first('totals', 'has_results');
    const run = async (): Promise<string> => {
      const { id: crawlId } = await startCrawl(ctx, { domainId });
      await runCrawl(services, { crawlId, signal: new AbortController().signal });
      return crawlId;
    };
    const first = await run();
    const { bytes } = JSON.parse((await stored(first)).totals);
    expect(bytes).toBeGreaterThan(10 * 500);
    expect(bytes).toBeLessThan(10 * 5_000);
    const room = ctx.account.plan.max_pages * 2_000_000;
    await ctx.db
      .knex('crawls')
      .where({ id: first })
      .update({ totals: JSON.stringify({ bytes: room - 1_000 }) });
    const second = await run();
    expect([(await stored(first)).has_results, (await stored(second)).has_results]).toEqual([0, 1]);
  });

  it('are deleted, the oldest first, except those of the newest crawl and of the newest completed one', async () => {
    const test = await startCrawlTest({ pages: 10, db: fresh().open() });
    const { ctx } = test;
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const { id: otherId } = await verifiedDomain(test, { hostname: 'other.example' });
    const insert = async (daysAgo: number, state = 'completed', of = domainId): Promise<string> => {
      const id = await insertCompletedCrawl(ctx, { domainId: of, finishedAt: ctx.clock.now() - daysAgo * DAY_MS });
      await ctx.db.knex('crawls').where({ id }).update({ state, totals: '{"bytes":100}' });
      return id;
    };
    const crawls = [await insert(1, 'failed'), await insert(2), await insert(3), await insert(4), await insert(5)];
    const other = await insert(9, 'completed', otherId);
    const kept = async () => {
      const rows: string[] = await ctx.db.knex('crawls').where({ has_results: 1 }).pluck('id');
      expect(rows).toContain(other);
      return crawls.map((id) => rows.includes(id));
    };
    await keepWithinRoom(ctx, domainId, 500);
    expect(await kept()).toEqual([true, true, true, true, true]);
    await keepWithinRoom(ctx, domainId, 399);
    expect(await kept()).toEqual([true, true, true, false, false]);
    expect(await ctx.db.knex('crawl_targets').where({ crawl_id: crawls[3] })).toEqual([]);
    await expect(listPages(ctx, { crawlId: `${crawls[3]}`, page })).rejects.toMatchObject({ code: 'results_expired' });
    await keepWithinRoom(ctx, domainId, 0);
    expect(await kept()).toEqual([true, true, false, false, false]);
    expect((await listPages(ctx, { crawlId: `${crawls[1]}`, page })).data).not.toEqual([]);
  });
});
