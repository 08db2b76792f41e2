import type { Crawl } from '@linkvitals/contract';
import { pointsLost } from '@linkvitals/contract/score-parts';
import type { Texts } from '../../texts/words.ts';

/** Sentences about the points that each kind of fault costs. The points add up to the difference to 100. */
export function costsOf(
  { score_inputs: inputs, health_score: score }: Crawl,
  says: Texts['reports']['costs'],
): string[] {
  if (inputs === null || score === null) return [];
  const lost = pointsLost(score, inputs);
  const { pages_observed: all, pages_ok: ok } = inputs;
  return [
    ...(lost.links > 0 ? [says.links(lost.links)] : []),
    ...(lost.pages > 0 ? [says.pages(all - ok, all, lost.pages)] : []),
    ...(lost.warnings > 0 ? [says.warnings(lost.warnings)] : []),
  ];
}
