/** The last moment of a day, by the clocks of the browser. @param date `2026-01-31`, as a date field has it */
export function endOfDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 23, 59, 59, 999);
}

/** Whether a last day is over. @param date empty: there is none. @param now ms since 1970 */
export const isPast = (date: string, now: number): boolean => date !== '' && endOfDay(date).getTime() <= now;
