import type { AccountTrends, DomainTrends } from '@linkvitals/contract/types';
import { startOfDate } from './samples.ts';
import type { Span } from './scale.ts';
import type { TrendsSearch } from './trends-search.ts';

const secondsOf = (at: string): number => Date.parse(at) / 1000;
const DATE = 'YYYY-MM-DD'.length;

/** The period of a domain. */
export const boundsOf = ({ from, to }: Pick<DomainTrends, 'from' | 'to'>): Span => ({
  from: secondsOf(from),
  to: secondsOf(to),
});

/** The first and the last day (UTC), where the days stand on the axis, with room for the first and last point. */
export function boundsOfDays({ from, to }: Pick<AccountTrends, 'from' | 'to'>): Span {
  const half = 43_200;
  return { from: startOfDate(from.slice(0, DATE)) - half, to: startOfDate(to.slice(0, DATE)) + half };
}

/** The address with another zoom. @param span undefined: the whole period */
export function zoomSearch(search: TrendsSearch, span: Span | undefined): TrendsSearch {
  const text = (seconds: number): string => new Date(Math.round(seconds) * 1000).toISOString();
  return { ...search, from: span && text(span.from), to: span && text(span.to) };
}
