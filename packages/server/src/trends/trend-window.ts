import type { TrendSpan, TrendStep } from '@linkvitals/contract';
import { DAY_MS, dayOf } from './days/days.ts';

const DAYS: Readonly<Record<TrendSpan, number>> = { '30d': 30, '60d': 60, '90d': 90 };

export interface TrendWindow {
  readonly window: TrendSpan;
  readonly by: TrendStep;
  /** Epoch ms. What ended at `from` does not belong to a window of crawls, what ended at `to` does. */
  readonly from: number;
  readonly to: number;
  /** Days (UTC) from 1970-01-01, both included: the whole days of a window of days. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** The time that a window spans when it is now `now`: so many times 24 hours, or so many whole days with today as the last. */
export function trendWindow({
  window,
  by,
  now,
}: Pick<TrendWindow, 'window' | 'by'> & { readonly now: number }): TrendWindow {
  const lastDay = dayOf(now);
  const firstDay = lastDay - DAYS[window] + 1;
  const from = by === 'day' ? firstDay * DAY_MS : now - DAYS[window] * DAY_MS;
  return { window, by, from, to: now, firstDay, lastDay };
}
