import type { TrendSpan } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { type AccountDay, sumDays } from './trend-store.ts';
import { type TrendWindow, trendWindow } from './trend-window.ts';

export interface AccountTrends extends TrendWindow {
  readonly days: readonly AccountDay[];
}

/** How the crawls of all domains that the caller may know of have changed, day by day. */
export async function readAccountTrends(ctx: Context, { window }: { window: TrendSpan }): Promise<AccountTrends> {
  const span = trendWindow({ window, by: 'day', now: ctx.clock.now() });
  const of = { accountId: ctx.account.id, domainIds: ctx.actor.domainIds };
  return { ...span, days: await sumDays(ctx.db.knex, of, span) };
}
