import type { Crawl, ScoreInputs } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { figureRows } from './figure-rows.ts';

/** A crawl with the figures that are compared. */
const crawl = (score: number | null, broken: number, more: Partial<Crawl> = {}): Crawl =>
  ({
    health_score: score,
    score_version: 1,
    score_inputs: null,
    stats: { broken_links: broken, pages_crawled: 24, total_links: 90, redirects: 2 },
    issues: { new: 2, reopened: 1, fixed: 4 },
    response_time_ms: 240,
    duration_seconds: 12.3,
    ...more,
  }) as Crawl;

const rowOf = (rows: ReturnType<typeof figureRows>, name: string) => rows.find((row) => row.name === name);

it('rates a change by its figure: a higher score is good, more broken links are bad', () => {
  const rows = figureRows(crawl(80, 3), crawl(90, 5, { duration_seconds: 20, response_time_ms: 180 }));
  expect(rowOf(rows, 'score')).toEqual({ name: 'score', before: 80, after: 90, change: 10, tone: 'excellent' });
  expect(rowOf(rows, 'broken')).toMatchObject({ change: 2, tone: 'critical' });
  expect(rowOf(rows, 'load')).toMatchObject({ change: -60, tone: 'excellent' });
  expect(rowOf(rows, 'took')).toMatchObject({ change: 8, tone: 'unknown' });
  expect(rowOf(rows, 'newIssues')).toMatchObject({ before: 3, after: 3, change: 0, tone: 'unknown' });
});

it.each([
  [7, 56, 'unknown'],
  [7, 57, 'critical'],
  [240, 289, 'unknown'],
  [240, 290, 'critical'],
  [1_000, 1_099, 'unknown'],
  [1_000, 1_100, 'critical'],
  [1_000, 901, 'unknown'],
  [1_000, 900, 'excellent'],
])('rates a load time of %i ms, then of %i ms, as %s', (before, after, tone) => {
  const rows = figureRows(crawl(80, 3, { response_time_ms: before }), crawl(80, 3, { response_time_ms: after }));
  expect(rowOf(rows, 'load')).toMatchObject({ change: after - before, tone });
});

it('has a row of ignored broken links when some were ignored', () => {
  const inputs = { internal_broken: 1, link_weight_broken: 4 } as ScoreInputs;
  const [base, head] = [crawl(80, 2, { score_inputs: inputs }), crawl(80, 5, { score_inputs: inputs })];
  const rows = figureRows(base, head);
  expect(rows.map(({ name }) => name).slice(1, 3)).toEqual(['broken', 'ignored']);
  expect(rowOf(rows, 'ignored')).toMatchObject({ before: 0, after: 3, change: 3, tone: 'unknown' });
  expect(rowOf(figureRows(base, base), 'ignored')).toBeUndefined();
  expect(rowOf(figureRows(crawl(null, 2), head), 'ignored')).toMatchObject({ before: null, after: 3, change: null });
});

it('has no change when a crawl lacks the figure or the scores have different versions', () => {
  const rows = figureRows(crawl(null, 3, { issues: null }), crawl(90, 3));
  expect(rowOf(rows, 'score')).toMatchObject({ before: null, change: null, tone: 'unknown' });
  expect(rowOf(rows, 'fixedIssues')).toMatchObject({ before: null, after: 4, change: null });
  expect(rowOf(figureRows(crawl(80, 3), crawl(90, 3, { score_version: 2 })), 'score')?.change).toBeNull();
});
