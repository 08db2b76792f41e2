import { toIso } from '../../time.ts';
import type { ReportFacts } from './report-source.ts';
import { dateTime } from './words.ts';

type Compared = Pick<ReportFacts, 'crawl' | 'previous' | 'period'>;

/** The crawl that a score is compared with, and by how many points it is higher. */
export interface ScoreChange {
  readonly crawl_id: string;
  /** ISO 8601. */
  readonly finished_at: string;
  readonly health_score: number;
  readonly points: number;
}

/** Null: there is nothing before, one of both has no score, or they were computed in different ways. */
export function scoreChange({ crawl, previous }: Compared): ScoreChange | null {
  const { health_score: score, score_version } = crawl;
  if (previous === undefined || previous.score === null || score === null) return null;
  if (previous.score_version !== score_version) return null;
  const { id: crawl_id, finished_at, score: health_score } = previous;
  return { crawl_id, finished_at: toIso(finished_at), health_score, points: score - health_score };
}

/** How the score changed, in a sentence; undefined: it cannot be compared. */
export function scoreSentence(compared: Compared): string | undefined {
  const { crawl, previous, period } = compared;
  if (previous === undefined) {
    return period === undefined ? 'First crawl: there is no earlier score.' : 'No crawl ended before the period.';
  }
  const change = scoreChange(compared);
  if (change === null) return undefined;
  const { health_score: before, points, finished_at } = change;
  const since = `the crawl of ${dateTime(finished_at)}`;
  if (points === 0) return `The score is the same as in ${since}.`;
  const direction = points > 0 ? 'up' : 'down';
  const sign = points > 0 ? '+' : '−';
  return `Score ${direction} from ${before} to ${crawl.health_score} (${sign}${Math.abs(points)}) since ${since}.`;
}
