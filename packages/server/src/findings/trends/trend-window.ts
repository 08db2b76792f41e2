import type { TrendSpan, TrendStep } from '@linkvitals/contract';
import { DAY_MS, dayOf } from './days/days.ts';

const DAYS: Readonly<Record<TrendSpan, number>> = { '30d': 30, '60d': 60, '90d': 90 };

export interface TrendWindow {
  readonly window: TrendSpan;
  readonly by: TrendStep;
  /** Bounds of a window of crawls, epoch ms: `from` is exclusive, `to` is inclusive. */
  readonly from: number;
  readonly to: number;
  /** Bounds of a window of days, inclusive, in days (UTC) from 1970-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** The window that ends at `now`: a number of times 24 hours, or of whole days of which today is the last. */
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
