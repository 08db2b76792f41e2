import type { Language, ShareLinkCreate } from '@linkvitals/contract/types';
import { timeZone } from '../../../clocks/time-zone.ts';
import { endOfDate } from '../last-day.ts';
import { NEWEST } from '../reports/report-of.ts';
import { lastDayOf } from './link-end.ts';

/**
 * Builds the request for a share link from the values of the form.
 * @param values `name`, `about` (`newest` or the id of a crawl), `language`, `ends` and `expires_at` as for `lastDayOf`, and `password`;
 * empty ones are left out
 */
export function shareLinkOf(values: Readonly<Record<string, string>>, now: Date): ShareLinkCreate {
  const { name, about, language, ends, expires_at, password } = values;
  const lastDay = lastDayOf(ends, expires_at, now);
  return {
    time_zone: timeZone(),
    ...(name && { name }),
    ...(about && about !== NEWEST && { crawl_id: about }),
    ...(language && { language: language as Language }),
    ...(lastDay && { expires_at: endOfDate(lastDay).toISOString() }),
    ...(password && { password }),
  };
}
