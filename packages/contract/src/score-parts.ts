import type { CrawlStats, ScoreInputs } from './types.ts';

const linkWeight = { internal: 3, external: 1 } as const;
/** The weight of a target in the link part of the score. @param isInternal whether it is a URL of the site */
export const weightOfTarget = (isInternal: boolean): number => (isInternal ? linkWeight.internal : linkWeight.external);
/** The share of its weight that a link with a warning loses. */
const warningFactor = 0.25;
const pagesShare = 0.4;
const linksShare = 0.6;

/**
 * The health score before it is rounded down, 0 to 100; null when no HTML page was observed.
 * `q = 0.4 * Pok/P + 0.6 * (1 - min(1, (Lbad + W) / L))`, `100 * q^3`; a confirmed internal break caps it at 99.
 * With no link judged the pages alone count. docs/score.md explains every input.
 */
export function exactScore(inputs: ScoreInputs): number | null {
  if (inputs.pages_observed === 0) return null;
  const pages = inputs.pages_ok / inputs.pages_observed;
  const bad = inputs.link_weight_broken + warningFactor * inputs.link_weight_warned;
  const links = 1 - Math.min(1, bad / inputs.link_weight);
  const quality = inputs.link_weight === 0 ? pages : pagesShare * pages + linksShare * links;
  // 0.4 + 0.6 is a hair under 1 in binary: without the rounding a flawless site would score 99.
  const score = Number((100 * quality ** 3).toFixed(9));
  return inputs.internal_broken > 0 ? Math.min(99, score) : score;
}

/** The points of the score that each part cost. Together they are the difference to 100. */
export interface PointsLost {
  readonly pages: number;
  readonly links: number;
  readonly warnings: number;
}

/** Divides a total into whole numbers in the ratio of the shares; the largest remainders are rounded up. */
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
 * The points that each part cost, for places that show a score. The formula (docs/score.md) takes the cube of a sum, so
 * the lost points are divided in the ratio of each part's deduction from that sum.
 */
export function pointsLost(score: number, inputs: ScoreInputs): PointsLost {
  const { pages_observed, pages_ok, link_weight, link_weight_broken, link_weight_warned } = inputs;
  const hasLinks = link_weight > 0;
  const pages = pages_observed === 0 ? 0 : (1 - pages_ok / pages_observed) * (hasLinks ? pagesShare : 1);
  const ofLinks = (weight: number): number => (hasLinks ? (linksShare * weight) / link_weight : 0);
  const shares = [pages, ofLinks(link_weight_broken), ofLinks(warningFactor * link_weight_warned)];
  const [lostByPages = 0, lostByLinks = 0, lostByWarnings = 0] = apportion(100 - score, shares);
  return { pages: lostByPages, links: lostByLinks, warnings: lostByWarnings };
}

/** The figures of a crawl that has ended. */
interface Scored {
  readonly stats: Pick<CrawlStats, 'broken_links'> | null;
  readonly score_inputs: ScoreInputs | null;
}

/**
 * The number of broken links that were ignored when the crawl ended. `broken_links` counts them, and the inputs of the
 * score do not. The number of external broken links follows from the broken weight minus the weight of the internal
 * ones.
 */
export function ignoredBroken({ stats, score_inputs: inputs }: Scored): number {
  if (stats === null || inputs === null) return 0;
  const internal = inputs.internal_broken;
  const external = (inputs.link_weight_broken - linkWeight.internal * internal) / linkWeight.external;
  return Math.max(0, stats.broken_links - internal - external);
}
