import { usageMonth } from '../../accounts/index.ts';
import type { Context } from '../../context.ts';
import type { DomainCrawls } from './domain-crawls.ts';
import { countUsage, listNewestCrawls, type NewestCrawl } from './summary-store.ts';

const DAY_MS = 86_400_000;

const latest = ({ score, stats, totals }: NewestCrawl): DomainCrawls['latest'] => ({
  healthScore: score,
  totalPages: stats?.total_pages ?? 0,
  brokenLinks: stats?.broken_links ?? 0,
  loadMs: totals?.loadMs ?? null,
  firstByteMs: totals?.firstByteMs ?? null,
  lastIssues: totals?.lastIssues ?? [],
  issueCounts: totals?.issueCounts ?? null,
});

/** What the crawls of some domains of the caller's say about them: two queries, however many domains. */
export async function summariseDomains(ctx: Context, domainIds: readonly string[]): Promise<Map<string, DomainCrawls>> {
  const on = ctx.db.knex;
  const now = ctx.clock.now();
  const crawls = await listNewestCrawls(on, domainIds);
  const lately = { crawlsSince: now - 30 * DAY_MS, month: usageMonth(now) };
  const used = await countUsage(on, { accountId: ctx.account.id, domainIds, ...lately });
  return new Map(
    domainIds.map((id) => {
      const { last, completed } = crawls.get(id) ?? {};
      const summarised: DomainCrawls = {
        lastCrawl: last ?? null,
        latest: completed === undefined ? null : latest(completed),
        crawlsLast30Days: used.get(id)?.started ?? 0,
        urlsThisMonth: used.get(id)?.urls ?? 0,
      };
      return [id, summarised];
    }),
  );
}
