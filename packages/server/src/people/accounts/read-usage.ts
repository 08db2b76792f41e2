import type { AccountUsage } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { assertWholeAccount } from '../../platform/asserts/assert-whole-account.ts';
import { domainLimitOf, keyLimitOf, memberLimitOf } from './account.ts';
import { usageMonth } from './usage-month.ts';
import { findUsage } from './usage-store.ts';

const iso = (month: number): string => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;

/**
 * Reads what the account uses of its plan, by one statement.
 * @throws ServiceError `insufficient_scope` with a key that is limited to some domains
 */
export async function readUsage(ctx: Context): Promise<AccountUsage> {
  assertWholeAccount(ctx);
  const { account, clock, db } = ctx;
  const { plan } = account;
  const now = clock.now();
  const month = usageMonth(now);
  const used = await findUsage(db.knex, { accountId: account.id, month, now });
  return {
    month: iso(month),
    domains: { used: used.domains, limit: domainLimitOf(account) },
    urls_requested: { used: used.urls_requested, limit: null },
    running_crawls: { used: used.running_crawls, limit: plan.crawls_at_once },
    webhook_endpoints: { used: used.webhook_endpoints, limit: plan.webhook_endpoints },
    members: { used: used.members, limit: memberLimitOf(account) },
    api_keys: { used: used.api_keys, limit: keyLimitOf(account) },
  };
}
