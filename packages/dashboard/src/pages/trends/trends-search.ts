import type { TrendSpan } from '@linkvitals/contract/types';
import { type TrendMetric, trendMetrics } from './metrics.ts';

export const trendSpans = ['30d', '60d', '90d'] as const satisfies TrendSpan[];

export interface TrendsSearch {
  /** Default: `30d`. */
  readonly range?: TrendSpan | undefined;
  /** Default: `score`. */
  readonly metric?: TrendMetric | undefined;
  /** Chart or table; default: chart. */
  readonly view?: 'table' | undefined;
  /** Start of the zoomed span, RFC 3339. `from` and `to` are both set or both missing. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 30 && Number.isFinite(Date.parse(value));

function readZoom({ from, to }: Record<string, unknown>): Pick<TrendsSearch, 'from' | 'to'> {
  return isTime(from) && isTime(to) && Date.parse(from) < Date.parse(to) ? { from, to } : {};
}

/** Reads the query of the address and omits invalid values. */
export function readTrendsSearch(search: Record<string, unknown>): TrendsSearch {
  return {
    range: trendSpans.find((span) => span === search.range),
    metric: trendMetrics.find((metric) => metric === search.metric),
    view: search.view === 'table' ? 'table' : undefined,
    ...readZoom(search),
  };
}
