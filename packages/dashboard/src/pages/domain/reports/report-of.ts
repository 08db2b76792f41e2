import type { Language, ReportCreate, ReportFormat, ReportSection } from '@linkvitals/contract/types';
import { partsOfDate, startOfDay, timeZone } from '../../../clocks/time-zone.ts';
import { daysOf, spans } from './spans.ts';

export const formats = ['pdf', 'html', 'csv', 'json'] as const satisfies ReportFormat[];

/** Whether people read the format. The other formats are for programs, and the same in every language. */
export const isRead = (format: ReportFormat): boolean => format === 'pdf' || format === 'html';

/** Tables of a CSV report. `crawls` exists only for periods. */
export const sections = ['links', 'pages', 'findings', 'issues', 'crawls'] as const satisfies ReportSection[];

/** The value that stands for the newest crawl, in place of the id of a crawl. */
export const NEWEST = 'newest';

/** The beginning of a day in the time zone of the person. @param date `2026-01-31` @param later days to add */
function beginOf(date: string, later = 0): string {
  const [year, month, day] = partsOfDate(date);
  return startOfDay(year, month, day + later).toISOString();
}

type Covered = Pick<ReportCreate, 'from' | 'to' | 'crawl_id'>;

function coveredBy({ covers, about = NEWEST, ...typed }: Readonly<Record<string, string>>, now: number): Covered {
  const span = spans.find((one) => one === covers);
  if (span === undefined) return about === NEWEST ? {} : { crawl_id: about };
  const { from, to } = { ...daysOf(span, now), ...(span === 'days' && typed) };
  return { from: beginOf(from), to: beginOf(to, 1) };
}

/**
 * Builds the request for a report from the values of the form.
 * @param values `format`, `section` (empty: all), `language`, `covers` (a period, otherwise one crawl), `about` (`newest` or the id of a
 * crawl), `from` and `to`: the first and the last day of a chosen period
 * @param now ms since 1970
 */
export function reportOf(values: Readonly<Record<string, string>>, now: number): ReportCreate {
  const format = formats.find((one) => one === values.format) ?? 'pdf';
  const section = format === 'csv' ? sections.find((one) => one === values.section) : undefined;
  return {
    format,
    ...(section && { section }),
    ...(isRead(format) && { time_zone: timeZone() }),
    ...(isRead(format) && values.language && { language: values.language as Language }),
    ...coveredBy(values, now),
  };
}
