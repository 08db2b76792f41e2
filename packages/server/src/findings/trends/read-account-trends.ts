import type { TrendSpan } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { listAccountDays, listCarriedDays } from './days/account-day-store.ts';
import type { DaysOfDomains } from './days/known-days.ts';
import { readDaysOfDomains } from './days/read-days-of-domains.ts';
import { type TrendWindow, trendWindow } from './trend-window.ts';

export interface AccountTrends extends TrendWindow, DaysOfDomains {}

/** Reads the trends, day by day, of all domains that the caller may see. */
export async function readAccountTrends(ctx: Context, { window }: { window: TrendSpan }): Promise<AccountTrends> {
  const span = trendWindow({ window, by: 'day', now: ctx.clock.now() });
  const { account, actor, db } = ctx;
  const { domainIds } = actor;
  if (domainIds !== null) {
    const { days, carried } = await readDaysOfDomains(ctx, { accountId: account.id, domainIds }, span);
    return { ...span, days, carried };
  }
  const days = await listAccountDays(db.knex, account.id, span);
  return { ...span, days, carried: await listCarriedDays(db.knex, account.id, span) };
}
