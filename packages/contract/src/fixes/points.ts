import { exactScore, weightOfTarget } from '../score-parts.ts';
import type { ScoreInputs } from '../types.ts';
import type { LinkIssue } from './facts.ts';
import { groupIssues } from './group-issues.ts';

type Weighed = Pick<LinkIssue, 'kind' | 'url' | 'internal' | 'isPage'>;

/** The inputs of the score once these issues are settled: their targets work, but for other issues that stay. */
function inputsAfter(inputs: ScoreInputs, settled: Iterable<Weighed>, open: ReadonlyMap<string, number>): ScoreInputs {
  const after = { ...inputs };
  for (const [url, issues] of groupIssues(settled, (issue) => issue.url).groups) {
    const [{ internal, isPage }] = issues as readonly [Weighed];
    const weight = weightOfTarget(internal);
    const staysWarned = issues.length < (open.get(url) ?? 0);
    if (issues.some(({ kind }) => kind === 'broken_link')) {
      after.link_weight_broken -= weight;
      if (internal) after.internal_broken -= 1;
      if (isPage) after.pages_ok += 1;
      if (staysWarned) after.link_weight_warned += weight;
    } else if (!staysWarned) after.link_weight_warned -= weight;
  }
  // Issues that the crawl could not look at are open, but not in its score.
  return {
    ...after,
    pages_ok: Math.min(after.pages_ok, inputs.pages_observed),
    link_weight_broken: Math.max(0, after.link_weight_broken),
    link_weight_warned: Math.max(0, after.link_weight_warned),
    internal_broken: Math.max(0, after.internal_broken),
  };
}

/**
 * Returns a function that computes how many points of the score come back once some issues are settled, unrounded. Points of several fixes
 * are to be computed from the issues of all of them: they are no sum.
 * @param open all open faults of targets
 * @param inputs of the crawl; null: it has no score, and no points come back
 */
export function createPoints(
  open: Iterable<Pick<LinkIssue, 'url'>>,
  inputs: ScoreInputs | null,
): (settled: Iterable<Weighed>) => number {
  const before = inputs === null ? null : exactScore(inputs);
  if (inputs === null || before === null) return () => 0;
  const issuesOf = new Map<string, number>();
  for (const { url } of open) issuesOf.set(url, (issuesOf.get(url) ?? 0) + 1);
  return (settled) => Math.max(0, (exactScore(inputsAfter(inputs, settled, issuesOf)) ?? before) - before);
}
