import { endOfDay, isPast } from '../last-day.ts';

const endOf = (year: number, month: number, day: number): string =>
  new Date(year, month, day, 23, 59, 59, 999).toISOString();

/** The same day of the next month, or its last day where it is shorter. */
function inAMonth(now: Date): string {
  const [year, month] = [now.getFullYear(), now.getMonth() + 1];
  const lastDay = new Date(year, month + 1, 0).getDate();
  return endOf(year, month, Math.min(now.getDate(), lastDay));
}

/**
 * When ignoring ends: with a day, by the clocks of the browser.
 * @param period `good` (until somebody undoes it), `week`, `month`, or `day`
 * @param day `2026-01-31`, for the period `day`
 * @returns RFC 3339; null: for good
 */
export function endOfPeriod(period: string | undefined, day: string | undefined, now: Date): string | null {
  if (period === 'week') return endOf(now.getFullYear(), now.getMonth(), now.getDate() + 7);
  if (period === 'month') return inAMonth(now);
  if (period !== 'day' || !day) return null;
  return endOfDay(day).toISOString();
}

/** Whether a last day was chosen that is over. @param period as for `endOfPeriod` @param day `2026-01-31`, for the period `day` */
export const isPeriodPast = (period: string | undefined, day: string | undefined, now: Date): boolean =>
  period === 'day' && isPast(day ?? '', now.getTime());
