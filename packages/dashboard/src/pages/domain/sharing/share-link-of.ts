import type { Language, ShareLinkCreate } from '@linkvitals/contract/types';
import { NEWEST } from '../reports/report-of.ts';

/** The last moment of a day of the browser. @param date `2026-01-31` */
function endOf(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 23, 59, 59).toISOString();
}

const FIRST_DAYS = 30;

/** The last day that a new link is offered with, as a date field has it. A link must not last for good by accident. */
export function firstLastDay(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + FIRST_DAYS);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

/** @param date `2026-01-31`; empty: no last day */
export const isPast = (date: string, now: number): boolean => date !== '' && Date.parse(endOf(date)) <= now;

/**
 * What a person has filled in, as the server takes it.
 * @param values `name`, `about` (`newest` or the id of a crawl), `language`, `expires` (the last day) and `password`; empty ones are left out
 */
export function shareLinkOf(values: Readonly<Record<string, string>>): ShareLinkCreate {
  const { name, about, language, expires, password } = values;
  return {
    ...(name && { name }),
    ...(about && about !== NEWEST && { crawl_id: about }),
    ...(language && { language: language as Language }),
    ...(expires && { expires_at: endOf(expires) }),
    ...(password && { password }),
  };
}
