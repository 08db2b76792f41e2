import { dateText, onClocks } from '../../../clocks/time-zone.ts';
import { dayOf } from '../last-day.ts';

/** What a new link is offered with, days. A link must not last for good by accident. */
export const FIRST_END = '30';

/**
 * The last day of a link, as a date field has it.
 * @param ends days from today (`7`), `never`, or `day`
 * @param day `2026-01-31`, for `day`
 * @returns empty: it has none
 */
export function lastDayOf(ends: string | undefined, day: string | undefined, now: Date): string {
  if (ends === 'day') return day ?? '';
  if (ends === undefined || ends === 'never') return '';
  const last = onClocks(now);
  last.setDate(last.getDate() + Number(ends));
  return dateText(last);
}

/** What the fields for its end hold for a link that is there. @param expiresAt RFC 3339; null: it has none */
export function endFields(expiresAt: string | null): { readonly ends: 'never' | 'day'; readonly day: string } {
  if (expiresAt === null) return { ends: 'never', day: '' };
  return { ends: 'day', day: dayOf(expiresAt) };
}
