import { dateText, endOfDay, onClocks, partsOfDate } from '../../clocks/time-zone.ts';

/** The last moment of a day, by the clocks of the person. @param date `2026-01-31`, as a date field has it */
export const endOfDate = (date: string): Date => endOfDay(...partsOfDate(date));

/** The day on which something ends, as a date field has it. @param end RFC 3339 */
export const dayOf = (end: string): string => dateText(onClocks(Date.parse(end)));

/** Whether a last day is over. @param date empty: there is none. @param now ms since 1970 */
export const isPast = (date: string, now: number): boolean => date !== '' && endOfDate(date).getTime() <= now;
