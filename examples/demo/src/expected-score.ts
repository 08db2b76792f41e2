import type { Crawl } from '@linkvitals/sdk';

/** The score by the formula of docs/score.md, computed independently from the inputs of the crawl. */
export function expectedScore(inputs: NonNullable<Crawl['score_inputs']>): number {
  const pages = inputs.pages_ok / inputs.pages_observed;
  const bad = (inputs.link_weight_broken + 0.25 * inputs.link_weight_warned) / inputs.link_weight;
  const quality = 0.4 * pages + 0.6 * (1 - Math.min(1, bad));
  const score = Math.floor(Number((100 * quality ** 3).toFixed(9)));
  return inputs.internal_broken > 0 ? Math.min(99, score) : score;
}
