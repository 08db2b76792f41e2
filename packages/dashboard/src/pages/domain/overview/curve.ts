import type { DomainTrends } from '@linkvitals/contract/types';

type Measured = Pick<
  DomainTrends['points'][number],
  'at' | 'health_score' | 'score_version' | 'crawl_id' | 'new_issues' | 'reopened_issues'
>;

/** A place in a square of 100 × 100, from its upper left corner. */
export interface CurvePlace {
  readonly x: number;
  readonly y: number;
}

/** A crawl that found a much lower score than the one before it. */
export interface Fall {
  readonly from: CurvePlace;
  readonly to: CurvePlace;
  readonly at: string;
  readonly points: number;
  /** Ids of the crawl before, and of this one. */
  readonly base: string;
  readonly head: string;
  /** Number of issues that it brought. */
  readonly issues: number;
}

export interface Curve {
  /** Lines from left to right. They break where the version of the score changes, since such scores are not compared. */
  readonly lines: readonly (readonly CurvePlace[])[];
  /** The newest score. */
  readonly end: CurvePlace;
  /** The scores at the foot and at the top. */
  readonly floor: number;
  readonly ceiling: number;
  readonly first: { readonly at: string; readonly score: number };
  readonly last: { readonly at: string; readonly score: number };
  readonly lowest: number;
  /** The greatest falls, the newest first. */
  readonly falls: readonly Fall[];
}

/** The scores are rounded to steps of this size, so that a score that hardly changes looks calm. */
const STEP = 20;

/** Points from which on a fall is marked, and the number of falls that are. */
const LEAST_FALL = 3;
const MAX_FALLS = 3;

type Scored = Measured & { readonly health_score: number };

/** Draws the scores of crawls, from the first one to the last; undefined: there are fewer than two. @param points oldest first */
export function curveOf(points: readonly Measured[]): Curve | undefined {
  const scored = points.filter((point): point is Scored => point.health_score !== null);
  const [first, last] = [scored[0], scored.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const scores = scored.map(({ health_score }) => health_score);
  const lowest = Math.min(...scores);
  const floor = Math.min(100 - STEP, Math.floor(lowest / STEP) * STEP);
  const ceiling = Math.max(floor + STEP, Math.ceil(Math.max(...scores) / STEP) * STEP);
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
  const placeOf = ({ at, health_score }: Scored): CurvePlace => ({
    x: to === from ? 100 : (100 * (Date.parse(at) - from)) / (to - from),
    y: (100 * (ceiling - health_score)) / (ceiling - floor),
  });
  const lines: CurvePlace[][] = [];
  const falls: Fall[] = [];
  for (const [index, point] of scored.entries()) {
    const before = scored[index - 1];
    const isNew = before === undefined || before.score_version !== point.score_version;
    if (isNew) lines.push([]);
    lines.at(-1)?.push(placeOf(point));
    const points = isNew ? 0 : before.health_score - point.health_score;
    if (before === undefined || points < LEAST_FALL) continue;
    const issues = (point.new_issues ?? 0) + (point.reopened_issues ?? 0);
    const between = { from: placeOf(before), to: placeOf(point), base: before.crawl_id, head: point.crawl_id };
    falls.push({ ...between, at: point.at, points, issues });
  }
  const greatest = falls.toSorted((a, b) => b.points - a.points).slice(0, MAX_FALLS);
  const asEnd = ({ at, health_score: score }: Scored) => ({ at, score });
  const ends = { first: asEnd(first), last: asEnd(last), end: placeOf(last) };
  return { lines, ...ends, floor, ceiling, lowest, falls: falls.filter((fall) => greatest.includes(fall)).reverse() };
}
