import type { ScoreInputs } from '@linkvitals/contract/types';

/** How many points of the score each part of it cost; together they are what is missing to 100. */
export interface PointsLost {
  readonly pages: number;
  readonly links: number;
  readonly warnings: number;
}

const WARNING_FACTOR = 0.25;
const PAGES_SHARE = 0.4;
const LINKS_SHARE = 0.6;

/** Whole numbers in the ratio of the shares, with this sum: the largest remainders are rounded up. */
function apportion(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (sum === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (total * share) / sum);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((all, part) => all + part, 0);
  const byRemainder = exact.map((part, at) => [part - Math.floor(part), at] as const).sort(([a], [b]) => b - a);
  const raised = new Set(byRemainder.slice(0, left).map(([, at]) => at));
  return whole.map((part, at) => part + (raised.has(at) ? 1 : 0));
}

/**
 * What cost how many points. The formula (docs/score.md) takes the cube of a sum, so the missing points are divided in the
 * ratio of what each part takes from that sum.
 */
export function pointsLost(score: number, inputs: ScoreInputs): PointsLost {
  const { pages_observed, pages_ok, link_weight, link_weight_broken, link_weight_warned } = inputs;
  const hasLinks = link_weight > 0;
  const pages = pages_observed === 0 ? 0 : (1 - pages_ok / pages_observed) * (hasLinks ? PAGES_SHARE : 1);
  const ofLinks = (weight: number): number => (hasLinks ? (LINKS_SHARE * weight) / link_weight : 0);
  const shares = [pages, ofLinks(link_weight_broken), ofLinks(WARNING_FACTOR * link_weight_warned)];
  const [lostByPages = 0, lostByLinks = 0, lostByWarnings = 0] = apportion(100 - score, shares);
  return { pages: lostByPages, links: lostByLinks, warnings: lostByWarnings };
}
