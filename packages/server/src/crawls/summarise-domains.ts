import type { CrawlSummary } from '@linkvitals/contract';
import { usageMonth } from '../accounts/index.ts';
import type { Context } from '../context.ts';
import { toIsoOrNull } from '../time.ts';
import type { CrawlTotals } from './crawl-row.ts';
import type { DomainCrawls } from './domain-crawls.ts';
import { averageTimes, type NewestCrawl, newestCrawls, topBrokenOf, usage } from './summary-store.ts';

const DAY_MS = 86_400_000;
const ISSUES = 5;

type Shown = Pick<CrawlTotals, 'loadMs' | 'firstByteMs' | 'topBroken'>;

const summary = (crawl: NewestCrawl): CrawlSummary => ({
  id: crawl.id,
  state: crawl.state,
  started_at: toIsoOrNull(crawl.started_at),
  finished_at: toIsoOrNull(crawl.finished_at),
});

/** What lists show of completed crawls; those of earlier versions are counted, two queries for all of them. */
async function totalsOf(ctx: Context, crawls: readonly NewestCrawl[]): Promise<(crawl: NewestCrawl) => Shown> {
  const uncounted = crawls.filter(({ totals }) => totals === null).map(({ id }) => id);
  const times = await averageTimes(ctx.db.knex, uncounted);
  const issues = await topBrokenOf(ctx.db.knex, uncounted, ISSUES);
  return ({ id, totals }) => totals ?? { ...times.get(id), topBroken: issues.get(id) ?? [] };
}

/** What the crawls of some domains of the caller's say about them: two queries, however many domains. */
export async function summariseDomains(ctx: Context, domainIds: readonly string[]): Promise<Map<string, DomainCrawls>> {
  const on = ctx.db.knex;
  const now = ctx.clock.now();
  const crawls = await newestCrawls(on, domainIds);
  const lately = { crawlsSince: now - 30 * DAY_MS, month: usageMonth(now) };
  const used = await usage(on, { accountId: ctx.account.id, domainIds, ...lately });
  const shown = await totalsOf(
    ctx,
    [...crawls.values()].flatMap(({ completed }) => completed ?? []),
  );
  const latest = (crawl: NewestCrawl): DomainCrawls['latest'] => ({
    healthScore: crawl.score,
    totalPages: crawl.stats?.total_pages ?? 0,
    brokenLinks: crawl.stats?.broken_links ?? 0,
    loadMs: shown(crawl).loadMs ?? null,
    firstByteMs: shown(crawl).firstByteMs ?? null,
    lastIssues: shown(crawl).topBroken,
  });
  return new Map(
    domainIds.map((id) => {
      const { last, completed } = crawls.get(id) ?? {};
      const summarised: DomainCrawls = {
        lastCrawl: last === undefined ? null : summary(last),
        latest: completed === undefined ? null : latest(completed),
        crawlsLast30Days: used.get(id)?.started ?? 0,
        urlsThisMonth: used.get(id)?.urls ?? 0,
      };
      return [id, summarised];
    }),
  );
}
