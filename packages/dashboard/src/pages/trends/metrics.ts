import type { Figures, Sample } from './samples.ts';

export const trendMetrics = ['score', 'broken', 'issues', 'load', 'pages'] as const;

export type TrendMetric = (typeof trendMetrics)[number];

export type LineName = 'score' | 'broken' | 'error' | 'warning' | 'notice' | 'load' | 'slowest' | 'pages';

/** A line of a chart. Lines differ also by their dashes, so that the difference does not depend on colour. */
export interface Line {
  readonly name: LineName;
  readonly tone: 'accent' | 'critical' | 'fair' | 'unknown';
  /** Lengths in px of a dash, a gap, and so on; undefined: a solid line. */
  readonly dash?: readonly number[];
  readonly value: (figures: Figures) => number | null;
}

export const linesOf: Readonly<Record<TrendMetric, readonly Line[]>> = {
  score: [{ name: 'score', tone: 'accent', value: (of) => of.health_score }],
  broken: [{ name: 'broken', tone: 'critical', value: (of) => of.broken_links }],
  issues: [
    { name: 'error', tone: 'critical', value: (of) => of.issue_counts.error },
    { name: 'warning', tone: 'fair', dash: [7, 4], value: (of) => of.issue_counts.warning },
    { name: 'notice', tone: 'unknown', dash: [2, 3], value: (of) => of.issue_counts.notice },
  ],
  load: [
    { name: 'load', tone: 'accent', value: (of) => of.response_time_ms },
    { name: 'slowest', tone: 'unknown', dash: [7, 4], value: (of) => of.response_time_p95_ms },
  ],
  pages: [{ name: 'pages', tone: 'accent', value: (of) => of.total_urls }],
};

/** The single number that stands for a metric. */
export function headline(metric: TrendMetric, figures: Figures): number | null {
  if (metric !== 'issues') return linesOf[metric][0]?.value(figures) ?? null;
  const { error, warning, notice } = figures.issue_counts;
  return error + warning + notice;
}

type Measured = Sample & { readonly figures: Figures };

const withValue = (samples: readonly Sample[], metric: TrendMetric): readonly Measured[] =>
  samples.filter((sample): sample is Measured => sample.figures !== null && headline(metric, sample.figures) !== null);

/**
 * The newest value of a metric, and its change since the oldest. A day of all domains is compared only with days that have figures of
 * as many domains, because sums over other numbers of domains cannot be compared.
 */
export interface Course {
  /** Null: the metric was never measured. */
  readonly latest: number | null;
  /** Difference from the oldest value that can be compared; null: there is none. */
  readonly change: number | null;
}

export function courseOf(samples: readonly Sample[], metric: TrendMetric): Course {
  const measured = withValue(samples, metric);
  const last = measured.at(-1);
  const first = measured.find(({ domains }) => domains === last?.domains);
  const latest = last ? headline(metric, last.figures) : null;
  if (first === undefined || last === undefined || latest === null || first === last) return { latest, change: null };
  if (metric === 'score' && first.scoreVersion !== last.scoreVersion) return { latest, change: null };
  return { latest, change: latest - (headline(metric, first.figures) ?? 0) };
}

/** Rates a change as good, bad or neutral. A change in the number of pages is neutral. */
export function toneOfChange(metric: TrendMetric, change: number): 'excellent' | 'critical' | 'unknown' {
  if (change === 0 || metric === 'pages') return 'unknown';
  const isUp = change > 0;
  return isUp === (metric === 'score') ? 'excellent' : 'critical';
}
