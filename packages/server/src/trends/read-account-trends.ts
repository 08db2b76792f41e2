import type { TrendSpan } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import type { AccountDay } from './days/account-day.ts';
import { listAccountDays } from './days/account-day-store.ts';
import { readDaysOfDomains } from './days/read-days-of-domains.ts';
import { type TrendWindow, trendWindow } from './trend-window.ts';

export interface AccountTrends extends TrendWindow {
  readonly days: readonly AccountDay[];
}

/** How the crawls of all domains that the caller may know of have changed, day by day. */
export async function readAccountTrends(ctx: Context, { window }: { window: TrendSpan }): Promise<AccountTrends> {
  const span = trendWindow({ window, by: 'day', now: ctx.clock.now() });
  const { account, actor, db } = ctx;
  const { domainIds } = actor;
  const days =
    domainIds === null
      ? await listAccountDays(db.knex, account.id, span)
      : await readDaysOfDomains(ctx, { accountId: account.id, domainIds }, span);
  return { ...span, days };
}
