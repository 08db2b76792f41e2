import type { AccountTrends, DomainTrends } from '@linkvitals/contract/types';
import { startOfDate } from './samples.ts';
import type { Span } from './scale.ts';
import type { TrendsSearch } from './trends-search.ts';

const secondsOf = (at: string): number => Date.parse(at) / 1000;
const DATE = 'YYYY-MM-DD'.length;

/** The period of a domain as a span. */
export const boundsOf = ({ from, to }: Pick<DomainTrends, 'from' | 'to'>): Span => ({
  from: secondsOf(from),
  to: secondsOf(to),
});

/** The span from the first to the last day (UTC), at their places on the time axis, with a margin for their points. */
export function boundsOfDays({ from, to }: Pick<AccountTrends, 'from' | 'to'>): Span {
  const half = 43_200;
  return { from: startOfDate(from.slice(0, DATE)) - half, to: startOfDate(to.slice(0, DATE)) + half };
}

/** The query of the address with another zoom. @param span undefined: the whole period */
export function zoomSearch(search: TrendsSearch, span: Span | undefined): TrendsSearch {
  const text = (seconds: number): string => new Date(Math.round(seconds) * 1000).toISOString();
  return { ...search, from: span && text(span.from), to: span && text(span.to) };
}
