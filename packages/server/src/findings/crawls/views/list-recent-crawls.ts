import type { RecentCrawls } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { toIso } from '../../../platform/time.ts';
import { listRecentEnded, type RecentCrawlRow } from '../../trends/index.ts';
import { healthStatus } from '../score.ts';

/** Crawls of each domain. */
const CRAWLS = 30;

interface CrawlsOfDomain {
  readonly domainId: string;
  /** Crawls, the oldest first. */
  readonly crawls: readonly RecentCrawlRow[];
}

/** Lists the last crawls of domains, in the given order; domains that the caller may not see are left out. */
export async function listRecentCrawls(
  ctx: Context,
  { domainIds }: { readonly domainIds: readonly string[] },
): Promise<readonly CrawlsOfDomain[]> {
  const { account, actor, db } = ctx;
  const mayRead = (id: string): boolean => actor.allowedDomainIds === null || actor.allowedDomainIds.includes(id);
  const wanted = [...new Set(domainIds)].filter(mayRead);
  const found = await listRecentEnded(db.knex, { accountId: account.id, domainIds: wanted, each: CRAWLS });
  return wanted.flatMap((domainId) => {
    const crawls = found.get(domainId);
    return crawls === undefined ? [] : [{ domainId, crawls: crawls.toReversed() }];
  });
}

export const presentRecentCrawls = ({ domainId, crawls }: CrawlsOfDomain): RecentCrawls => ({
  domain_id: domainId,
  crawls: crawls.map(({ crawl_id, ended_at, state, error_code, score, broken_links }) => ({
    crawl_id,
    at: toIso(ended_at),
    state,
    error_code,
    health_score: score,
    health_status: healthStatus(score),
    broken_links,
  })),
});
