import type { Context } from '../../../context.ts';
import type { DomainRow } from '../domain-row.ts';
import { ABSENCES_APART } from './ownership.ts';
import { runCheck } from './run-check.ts';

/** Milliseconds for which an earlier check is enough */
const CACHED_FOR = 10 * 60_000;

/**
 * Permission of a crawl. `go`: start; `wait`: the record was absent once, so stay queued until the second lookup
 * decides; `lost`: the domain is not verified any more.
 */
type CrawlPermission = 'go' | 'wait' | 'lost';

/** Decides whether a crawl of the domain may begin now. Queries DNS unless that was done within 10 minutes. */
export async function ownershipBeforeCrawl(ctx: Context, domain: DomainRow): Promise<CrawlPermission> {
  const now = ctx.clock.now();
  if (domain.verification_status !== 'verified') return 'lost';
  if (domain.first_absent_at !== null && now - domain.first_absent_at < ABSENCES_APART) return 'wait';
  const checkedAt = domain.last_check === null ? 0 : Date.parse(domain.last_check.checked_at);
  const isFresh = domain.first_absent_at === null && now - checkedAt < CACHED_FOR;
  return permissionFrom(isFresh ? domain : await runCheck(ctx, domain, 'before-crawl'));
}

/** The permission after a check. A DNS error has changed nothing: the domain is still verified. */
function permissionFrom(domain: DomainRow | undefined): CrawlPermission {
  if (domain?.verification_status !== 'verified') return 'lost';
  return domain.first_absent_at === null ? 'go' : 'wait';
}
