import { endOfDay, onClocks } from '../../../clocks/time-zone.ts';
import { endOfDate, isPast } from '../last-day.ts';

/** The same day of the next month, or its last day if that month is shorter. @param now in the time zone of the page, see `onClocks` */
function inAMonth(now: Date): string {
  const [year, month] = [now.getFullYear(), now.getMonth() + 2];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return endOfDay(year, month, Math.min(now.getDate(), lastDay)).toISOString();
}

/**
 * The end of a period of ignoring, which is the end of a day in the time zone of the page.
 * @param period `good` (until somebody undoes it), `week`, `month`, or `day`
 * @param day `2026-01-31`, for the period `day`
 * @returns RFC 3339; null: for good
 */
export function endOfPeriod(period: string | undefined, day: string | undefined, now: Date): string | null {
  const today = onClocks(now);
  if (period === 'week') return endOfDay(today.getFullYear(), today.getMonth() + 1, today.getDate() + 7).toISOString();
  if (period === 'month') return inAMonth(today);
  if (period !== 'day' || !day) return null;
  return endOfDate(day).toISOString();
}

/** Whether the chosen last day is over. @param period as for `endOfPeriod` @param day `2026-01-31`, for the period `day` */
export const isPeriodPast = (period: string | undefined, day: string | undefined, now: Date): boolean =>
  period === 'day' && isPast(day ?? '', now.getTime());
