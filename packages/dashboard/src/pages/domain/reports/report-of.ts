import type { Language, ReportCreate, ReportFormat, ReportSection } from '@linkvitals/contract/types';
import { partsOfDate, startOfDay } from '../../../clocks/time-zone.ts';

export const formats = ['pdf', 'html', 'csv', 'json'] as const satisfies ReportFormat[];

/** The others are for programs, and the same in every language. */
export const isRead = (format: ReportFormat): boolean => format === 'pdf' || format === 'html';

/** Tables of a CSV report; `crawls` is there for periods only. */
export const sections = ['links', 'pages', 'findings', 'issues', 'crawls'] as const satisfies ReportSection[];

/** What a report is about, other than the id of a crawl. */
export const NEWEST = 'newest';
export const PERIOD = 'period';

/** Begin of a day of the person. @param date `2026-01-31` @param later days to add */
function beginOf(date: string, later = 0): string {
  const [year, month, day] = partsOfDate(date);
  return startOfDay(year, month, day + later).toISOString();
}

/**
 * What a person has filled in, as the server takes it.
 * @param values `format`, `section` (empty: all), `language`, `about` (`newest`, `period` or the id of a crawl), `from` and `to`: the first
 *   and the last day of the period
 */
export function reportOf(values: Readonly<Record<string, string>>): ReportCreate {
  const { about = NEWEST, from = '', to = '' } = values;
  const format = formats.find((one) => one === values.format) ?? 'pdf';
  const section = format === 'csv' ? sections.find((one) => one === values.section) : undefined;
  return {
    format,
    ...(section && { section }),
    ...(isRead(format) && values.language && { language: values.language as Language }),
    ...(about === PERIOD && { from: beginOf(from), to: beginOf(to, 1) }),
    ...(about !== NEWEST && about !== PERIOD && { crawl_id: about }),
  };
}
