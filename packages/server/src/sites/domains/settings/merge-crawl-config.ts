import type { CrawlConfigUpdate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { invalidSetting, ServiceError } from '../../../platform/errors.ts';
import type { StoredCrawlConfig } from '../domain-row.ts';
import { isFasterThanPlan } from '../schedule/schedule.ts';
import { assertTimeZone } from './assert-time-zone.ts';

function overPlan(pointer: string, detail: string): ServiceError {
  return new ServiceError('plan_limit_reached', { detail, errors: [{ pointer: `#/crawl_config/${pointer}`, detail }] });
}

function assertPlan({ account }: Pick<Context, 'account'>, update: CrawlConfigUpdate): void {
  const { plan, planName } = account;
  if ((update.rendering ?? 'off') !== 'off' && !plan.rendering) {
    const detail = `The ${planName} plan renders no pages.`;
    throw new ServiceError('plan_required', { detail, errors: [{ pointer: '#/crawl_config/rendering', detail }] });
  }
  for (const name of ['max_pages', 'depth_limit'] as const) {
    if ((update[name] ?? 0) <= plan[name]) continue;
    throw overPlan(name, `${name} is at most ${plan[name]} on the ${planName} plan; it can only be lowered.`);
  }
  const frequency = update.schedule?.frequency ?? 'off';
  if (!isFasterThanPlan(frequency, plan)) return;
  throw overPlan('schedule/frequency', `The ${planName} plan crawls ${plan.fastest_schedule} at the fastest.`);
}

/**
 * Checks whether this server can render pages, before the transaction of a request that wants it.
 * @throws ServiceError `invalid_setting` with the reason
 */
export async function checkRendering(
  { account, rendering }: Pick<Context, 'account' | 'rendering'>,
  { rendering: wanted = 'off' }: CrawlConfigUpdate = {},
): Promise<void> {
  if (wanted === 'off' || !account.plan.rendering) return;
  const reason = await rendering.check();
  if (reason !== null) throw invalidSetting('crawl_config/rendering', reason);
}

/**
 * Crawl configuration after an update; members that are left out stay. `checkExclusions` has checked the exclusions
 * before, because that takes too long for a transaction.
 * @throws ServiceError `plan_limit_reached`, `plan_required`, `invalid_setting`
 */
export function mergeCrawlConfig(
  ctx: Context,
  stored: StoredCrawlConfig,
  update: CrawlConfigUpdate | undefined,
): StoredCrawlConfig {
  if (update === undefined) return stored;
  assertPlan(ctx, update);
  const { schedule, ...plain } = update;
  assertTimeZone(schedule?.time_zone, 'crawl_config/schedule/time_zone');
  const ceiling = ctx.config.ownHostRateMax;
  if ((plain.rate ?? 0) > ceiling) {
    throw invalidSetting('crawl_config/rate', `The operator allows at most ${ceiling} requests a second.`);
  }
  return { ...stored, ...plain, ...schedule };
}
