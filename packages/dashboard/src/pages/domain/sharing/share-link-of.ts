import type { Language, ShareLinkCreate } from '@linkvitals/contract/types';
import { dateText, onClocks } from '../../../clocks/time-zone.ts';
import { endOfDate } from '../last-day.ts';
import { NEWEST } from '../reports/report-of.ts';

const FIRST_DAYS = 30;

/** The last day that a new link is offered with, as a date field has it. A link must not last for good by accident. */
export function firstLastDay(now: Date): string {
  const day = onClocks(now);
  day.setDate(day.getDate() + FIRST_DAYS);
  return dateText(day);
}

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
    ...(expires && { expires_at: endOfDate(expires).toISOString() }),
    ...(password && { password }),
  };
}
