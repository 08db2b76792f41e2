import { toIso } from '../../../platform/time.ts';
import type { Words } from '../../texts/words.ts';
import type { ReportFacts } from './report-source.ts';

type Compared = Pick<ReportFacts, 'crawl' | 'previous' | 'period'>;

/** The crawl with which a score is compared, and the points by which the score is higher. */
export interface ScoreChange {
  readonly crawl_id: string;
  /** ISO 8601. */
  readonly finished_at: string;
  readonly health_score: number;
  readonly points: number;
}

/** Compares two scores. Null: there is no crawl before, one of the two has no score, or they were computed in different ways. */
export function scoreChange({ crawl, previous }: Compared): ScoreChange | null {
  const { health_score: score, score_version } = crawl;
  if (previous === undefined || previous.score === null || score === null) return null;
  if (previous.score_version !== score_version) return null;
  const { id: crawl_id, finished_at, score: health_score } = previous;
  return { crawl_id, finished_at: toIso(finished_at), health_score, points: score - health_score };
}

/** The change of the score in a sentence; undefined: it cannot be compared. */
export function scoreSentence(compared: Compared, { texts, format }: Words): string | undefined {
  const { crawl, previous, period } = compared;
  const { change: says } = texts.reports;
  if (previous === undefined) return period === undefined ? says.firstCrawl : says.noneBefore;
  const change = scoreChange(compared);
  if (change === null) return undefined;
  const { health_score: before, points } = change;
  const time = format.dateTime(previous.finished_at);
  // Without these words, a day outside of the period would look like a mistake.
  const at = period === undefined ? time : says.beforePeriod(time);
  if (points === 0) return says.same(at);
  const template = points > 0 ? says.up : says.down;
  return template(String(before), String(crawl.health_score), format.change(points), at);
}
