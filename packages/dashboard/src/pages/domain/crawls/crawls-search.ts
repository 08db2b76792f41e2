import { partsOfDate, startOfDay } from '../../../clocks/time-zone.ts';

/** The days whose crawls are shown, in the format of date fields (YYYY-MM-DD). Both days are included. */
export interface CrawlsSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DATE = /^\d{4}-\d\d-\d\d$/;

const dateIn = (value: unknown): string | undefined =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** Reads the query of the address and omits what is no date. */
export const readCrawlsSearch = (search: Record<string, unknown>): CrawlsSearch => ({
  from: dateIn(search.from),
  to: dateIn(search.to),
});

function beginOf(date: string, later: number): string {
  const [year, month, day] = partsOfDate(date);
  return startOfDay(year, month, day + later).toISOString();
}

/** The times that the server is queried for: whole days in the time zone of the person. */
export const spanOf = ({ from, to }: CrawlsSearch): { readonly from?: string; readonly to?: string } => ({
  ...(from !== undefined && { from: beginOf(from, 0) }),
  ...(to !== undefined && { to: beginOf(to, 1) }),
});
