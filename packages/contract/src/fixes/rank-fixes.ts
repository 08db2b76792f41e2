import type { CrawlFacts, LinkIssue } from './facts.ts';
import { type Fix, severityWeight } from './fix.ts';
import { createPoints } from './points.ts';

/** Points of priority that an error on all crawled pages adds to those of the score. */
const FULL_REACH = 10;

interface Rank {
  /** Points of the health score that come back with this fix alone, unrounded. */
  readonly points: number;
  readonly priority: number;
}

export type RankedFix<Of extends Fix = Fix> = Of & Rank;

interface Ranking extends Pick<CrawlFacts, 'scoreInputs' | 'crawledPages'> {
  /** All open faults of the targets of these fixes. Default: those that the fixes settle. */
  readonly openLinks?: Iterable<Pick<LinkIssue, 'url'>>;
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Ranks fixes of a crawl, the first thing to do first. The priority is the points of the score that come back, and 10 for an error on
 * all crawled pages, less for a lower severity or fewer pages. Of equal fixes the older one comes first.
 */
export function rankFixes<Of extends Fix>(
  fixes: readonly Of[],
  { scoreInputs, crawledPages, openLinks = fixes.flatMap(({ links }) => links) }: Ranking,
): RankedFix<Of>[] {
  const pointsOf = createPoints(openLinks, scoreInputs);
  return fixes
    .map((fix) => {
      const points = pointsOf(fix.links);
      const share = Math.min(1, fix.pages / Math.max(1, crawledPages));
      return { ...fix, points, priority: points + FULL_REACH * severityWeight[fix.severity] * share };
    })
    .sort((a, b) => b.priority - a.priority || a.since - b.since || inOrder(a.id, b.id));
}
