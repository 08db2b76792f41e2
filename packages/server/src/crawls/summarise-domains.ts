import type { CrawlSummary } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { toIsoOrNull } from '../time.ts';
import type { DomainCrawls } from './domain-crawls.ts';
import { averageResponse, type NewestCrawl, newestCrawls, topBrokenOf, usage } from './summary-store.ts';

const DAY_MS = 86_400_000;
const ISSUES = 5;

const summary = (crawl: NewestCrawl): CrawlSummary => ({
  id: crawl.id,
  state: crawl.state,
  started_at: toIsoOrNull(crawl.started_at),
  finished_at: toIsoOrNull(crawl.finished_at),
});

function monthStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** What the crawls of some domains of the caller's say about them: five queries, however many domains. */
export async function summariseDomains(ctx: Context, domainIds: readonly string[]): Promise<Map<string, DomainCrawls>> {
  const on = ctx.db.knex;
  const now = ctx.clock.now();
  const last = await newestCrawls(on, domainIds, { completed: false });
  const completed = await newestCrawls(on, domainIds, { completed: true });
  const used = await usage(on, domainIds, { crawlsSince: now - 30 * DAY_MS, pagesSince: monthStart(now) });
  const crawlIds = [...completed.values()].map((crawl) => crawl.id);
  const responses = await averageResponse(on, crawlIds);
  const issues = await topBrokenOf(on, crawlIds, ISSUES);
  const latest = (crawl: NewestCrawl): DomainCrawls['latest'] => ({
    healthScore: crawl.score,
    totalPages: crawl.stats?.total_pages ?? 0,
    brokenLinks: crawl.stats?.broken_links ?? 0,
    responseTimeMs: responses.get(crawl.id) ?? null,
    lastIssues: issues.get(crawl.id) ?? [],
  });
  return new Map(
    domainIds.map((id) => {
      const [newest, done] = [last.get(id), completed.get(id)];
      return [
        id,
        {
          lastCrawl: newest === undefined ? null : summary(newest),
          latest: done === undefined ? null : latest(done),
          crawlsLast30Days: used.get(id)?.started ?? 0,
          urlsThisMonth: used.get(id)?.pages ?? 0,
        },
      ];
    }),
  );
}
