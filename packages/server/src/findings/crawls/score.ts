import type { HealthStatus, ScoreInputs } from '@linkvitals/contract';
import { exactScore } from '@linkvitals/contract/score-parts';

/** Version of the formula. Scores of different versions are not compared. */
export const scoreVersion = 1;

/** Health score of a crawl, 0-100, null when no HTML page was observed: `exactScore`, rounded down. */
export function healthScore(inputs: ScoreInputs): number | null {
  const score = exactScore(inputs);
  return score === null ? null : Math.floor(score);
}

/** Health status of a score, by the table in docs/score.md. */
export function healthStatus(score: number | null): HealthStatus {
  if (score === null) return 'unknown';
  if (score >= 90) return 'excellent';
  if (score >= 70) return 'good';
  if (score >= 50) return 'fair';
  return score >= 30 ? 'poor' : 'critical';
}
