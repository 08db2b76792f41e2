import { ignoredBroken } from '@linkvitals/contract/score-parts';
import type { Crawl } from '@linkvitals/contract/types';

export type FigureName =
  | 'score'
  | 'broken'
  | 'ignored'
  | 'newIssues'
  | 'fixedIssues'
  | 'pages'
  | 'links'
  | 'redirects'
  | 'load'
  | 'took';

export interface FigureRow {
  readonly name: FigureName;
  readonly before: number | null;
  readonly after: number | null;
  /** The difference; null when the two cannot be compared. */
  readonly change: number | null;
  /** The rating of the change: good, bad or neutral. */
  readonly tone: 'excellent' | 'critical' | 'unknown';
}

interface Figure {
  readonly name: FigureName;
  readonly value: (crawl: Crawl) => number | null;
  /** The direction of good news; undefined when a change is neutral. */
  readonly good?: 'more' | 'less';
}

const figures: readonly Figure[] = [
  { name: 'score', value: (crawl) => crawl.health_score, good: 'more' },
  { name: 'broken', value: (crawl) => crawl.stats?.broken_links ?? null, good: 'less' },
  { name: 'ignored', value: (crawl) => (crawl.score_inputs === null ? null : ignoredBroken(crawl)) },
  { name: 'newIssues', value: ({ issues }) => issues && issues.new + issues.reopened, good: 'less' },
  { name: 'fixedIssues', value: ({ issues }) => issues?.fixed ?? null, good: 'more' },
  { name: 'pages', value: (crawl) => crawl.stats?.pages_crawled ?? null },
  { name: 'links', value: (crawl) => crawl.stats?.total_links ?? null },
  { name: 'redirects', value: (crawl) => crawl.stats?.redirects ?? null, good: 'less' },
  { name: 'load', value: (crawl) => crawl.response_time_ms, good: 'less' },
  // In whole seconds, as the page shows them.
  { name: 'took', value: (crawl) => crawl.duration_seconds && Math.max(1, Math.round(crawl.duration_seconds)) },
];

/** Load times vary by chance from crawl to crawl. A change below either of these bounds is neutral. */
const NOISE_MS = 50;
const NOISE_SHARE = 0.1;

const isNoise = (name: FigureName, before: number | null, change: number): boolean =>
  name === 'load' && (Math.abs(change) < NOISE_MS || Math.abs(change) < (before ?? 0) * NOISE_SHARE);

function toneOf(change: number | null, good: Figure['good']): FigureRow['tone'] {
  if (change === null || change === 0 || good === undefined) return 'unknown';
  return change > 0 === (good === 'more') ? 'excellent' : 'critical';
}

/** Whether to hide a row: that of ignored broken links, when there were none. */
const isNone = ({ name, before, after }: FigureRow): boolean => name === 'ignored' && !before && !after;

/** The figures of two crawls side by side. Scores of different versions are not compared. */
export const figureRows = (base: Crawl, head: Crawl): readonly FigureRow[] =>
  figures
    .map(({ name, value, good }): FigureRow => {
      const [before, after] = [value(base), value(head)];
      const isComparable = name !== 'score' || base.score_version === head.score_version;
      const change = before === null || after === null || !isComparable ? null : after - before;
      const news = change !== null && isNoise(name, before, change) ? null : change;
      return { name, before, after, change, tone: toneOf(news, good) };
    })
    .filter((row) => !isNone(row));
