import { dateText, onClocks } from '../../../clocks/time-zone.ts';
import { dayOf } from '../last-day.ts';

/** The lifetime that is offered for a new link, in days, so that no link lasts for good by accident. */
export const FIRST_END = '30';

/**
 * The last day of a link, in the format of date fields (YYYY-MM-DD).
 * @param ends days from today (`7`), `never`, or `day`
 * @param day `2026-01-31`, for `day`
 * @returns empty when the link has no end
 */
export function lastDayOf(ends: string | undefined, day: string | undefined, now: Date): string {
  if (ends === 'day') return day ?? '';
  if (ends === undefined || ends === 'never') return '';
  const last = onClocks(now);
  last.setDate(last.getDate() + Number(ends));
  return dateText(last);
}

/** The initial values of the fields for the end of an existing link. @param expiresAt RFC 3339; null: it has no end */
export function endFields(expiresAt: string | null): { readonly ends: 'never' | 'day'; readonly day: string } {
  if (expiresAt === null) return { ends: 'never', day: '' };
  return { ends: 'day', day: dayOf(expiresAt) };
}
