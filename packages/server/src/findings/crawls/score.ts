import type { HealthStatus, ScoreInputs } from '@linkvitals/contract';
import { linksShare, pagesShare, warningFactor } from '@linkvitals/contract/score-parts';

/** Version of the formula. Scores of different versions are not compared. */
export const scoreVersion = 1;

/**
 * Health score of a crawl, 0-100, null when no HTML page was observed.
 * `q = 0.4 * Pok/P + 0.6 * (1 - min(1, (Lbad + W) / L))`, `floor(100 * q^3)`; a confirmed internal break caps it at 99.
 * With no link judged the pages alone count. docs/score.md explains every input.
 */
export function healthScore(inputs: ScoreInputs): number | null {
  if (inputs.pages_observed === 0) return null;
  const pages = inputs.pages_ok / inputs.pages_observed;
  const bad = inputs.link_weight_broken + warningFactor * inputs.link_weight_warned;
  const links = 1 - Math.min(1, bad / inputs.link_weight);
  const quality = inputs.link_weight === 0 ? pages : pagesShare * pages + linksShare * links;
  // 0.4 + 0.6 is a hair under 1 in binary: without the rounding a flawless site would score 99.
  const score = Math.floor(Number((100 * quality ** 3).toFixed(9)));
  return inputs.internal_broken > 0 ? Math.min(99, score) : score;
}

/** Health status of a score, by the table in docs/score.md. */
export function healthStatus(score: number | null): HealthStatus {
  if (score === null) return 'unknown';
  if (score >= 90) return 'excellent';
  if (score >= 70) return 'good';
  if (score >= 50) return 'fair';
  return score >= 30 ? 'poor' : 'critical';
}
