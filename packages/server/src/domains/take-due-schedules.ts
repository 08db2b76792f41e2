import { contextFor } from '../accounts/index.ts';
import type { Services } from '../context.ts';
import { isReadOnly } from './read-only.ts';
import { followingCrawlAt, frequencyInForce } from './schedule.ts';
import { dueSchedules, moveSchedule } from './store.ts';

const AT_ONCE = 100;

interface DueSchedule {
  readonly domainId: string;
  readonly accountId: string;
}

/**
 * Takes the scheduled crawls that are due: each is given to one caller, and its next one is set in the same statement.
 * A domain that may not be crawled now (not verified, read-only) misses its turn.
 */
export async function takeDueSchedules(services: Services): Promise<DueSchedule[]> {
  const now = services.clock.now();
  const taken: DueSchedule[] = [];
  for (const domain of await dueSchedules(services.db.knex, now, AT_ONCE)) {
    const ctx = await contextFor(services, domain.account_id, 'schedule');
    const frequency = frequencyInForce(domain.crawl_config.frequency, ctx.account.plan);
    const next = followingCrawlAt(frequency, { due: domain.next_crawl_at ?? now, now });
    const isMine = await moveSchedule(services.db.knex, domain, next);
    if (!isMine || domain.verification_status !== 'verified' || (await isReadOnly(ctx, domain))) continue;
    taken.push({ domainId: domain.id, accountId: domain.account_id });
  }
  return taken;
}
