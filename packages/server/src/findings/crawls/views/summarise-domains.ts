import type { Context } from '../../../context.ts';
import { usageMonth } from '../../../people/accounts/index.ts';
import type { DomainCrawls } from './domain-crawls.ts';
import { type DomainSummary, type Lately, listSummaries } from './summary-store.ts';

const DAY_MS = 86_400_000;

const latest = ({ score, stats, totals }: NonNullable<DomainSummary['completed']>): DomainCrawls['latest'] => ({
  healthScore: score,
  totalPages: stats?.total_pages ?? 0,
  brokenLinks: stats?.broken_links ?? 0,
  loadMs: totals?.loadMs ?? null,
  firstByteMs: totals?.firstByteMs ?? null,
  lastIssues: totals?.lastIssues ?? [],
  issueCounts: totals?.issueCounts ?? null,
});

/** Facts about a domain from its crawls, as lists show them. */
export const crawlsOf = ({ last, completed, started, urls, errors }: DomainSummary): DomainCrawls => ({
  lastCrawl: last,
  latest: completed && latest(completed),
  crawlsLast30Days: started,
  urlsThisMonth: urls,
  recentErrors: errors,
});

/** Bounds for crawls of the last 30 days, errors of the last 24 hours, and the calendar month (UTC). */
export function lately({ clock }: Pick<Context, 'clock'>): Lately {
  const now = clock.now();
  return { crawlsSince: now - 30 * DAY_MS, errorsSince: now - DAY_MS, month: usageMonth(now) };
}

/** Reads facts about some domains of the caller from their crawls: one query, however many domains. */
export async function summariseDomains(ctx: Context, domainIds: readonly string[]): Promise<Map<string, DomainCrawls>> {
  const summaries = await listSummaries(ctx.db.knex, { accountId: ctx.account.id, domainIds, ...lately(ctx) });
  return new Map(summaries.map(([domainId, summary]) => [domainId, crawlsOf(summary)]));
}
