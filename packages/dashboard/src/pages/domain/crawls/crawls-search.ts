import { partsOfDate, startOfDay } from '../../../clocks/time-zone.ts';

/** Which crawls are shown: by days, as date fields have them; both belong to them. */
export interface CrawlsSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DATE = /^\d{4}-\d\d-\d\d$/;

const dateIn = (value: unknown): string | undefined =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** Reads the address; what is no day is left out. */
export const readCrawlsSearch = (search: Record<string, unknown>): CrawlsSearch => ({
  from: dateIn(search.from),
  to: dateIn(search.to),
});

function beginOf(date: string, later: number): string {
  const [year, month, day] = partsOfDate(date);
  return startOfDay(year, month, day + later).toISOString();
}

/** What the server is requested: whole days on the clocks of the person. */
export const spanOf = ({ from, to }: CrawlsSearch): { readonly from?: string; readonly to?: string } => ({
  ...(from !== undefined && { from: beginOf(from, 0) }),
  ...(to !== undefined && { to: beginOf(to, 1) }),
});
