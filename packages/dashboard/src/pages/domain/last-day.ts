import { endOfDay, partsOfDate } from '../../clocks/time-zone.ts';

/** The last moment of a day, by the clocks of the person. @param date `2026-01-31`, as a date field has it */
export const endOfDate = (date: string): Date => endOfDay(...partsOfDate(date));

/** Whether a last day is over. @param date empty: there is none. @param now ms since 1970 */
export const isPast = (date: string, now: number): boolean => date !== '' && endOfDate(date).getTime() <= now;
