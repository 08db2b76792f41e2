import { dateText, endOfDay, onClocks, partsOfDate } from '../../clocks/time-zone.ts';

/** The last millisecond of a day in the time zone of the page. @param date `2026-01-31`, the format of date fields */
export const endOfDate = (date: string): Date => endOfDay(...partsOfDate(date));

/** The day of an end in the time zone of the page, in the format of date fields. @param end RFC 3339 */
export const dayOf = (end: string): string => dateText(onClocks(Date.parse(end)));

/** Whether a last day is over. @param date empty: there is none @param now ms since 1970 */
export const isPast = (date: string, now: number): boolean => date !== '' && endOfDate(date).getTime() <= now;
