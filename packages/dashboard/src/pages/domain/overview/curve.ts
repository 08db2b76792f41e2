import type { DomainTrends } from '@linkvitals/contract/types';

type Measured = Pick<DomainTrends['points'][number], 'at' | 'health_score' | 'score_version'>;

/** A place in a square of 100 × 100, from its upper left corner. */
export interface CurvePlace {
  readonly x: number;
  readonly y: number;
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
}

/** The scores are rounded to steps of this size, so that a score that hardly changes looks calm. */
const STEP = 20;

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
  for (const [index, point] of scored.entries()) {
    const isNew = index === 0 || scored[index - 1]?.score_version !== point.score_version;
    if (isNew) lines.push([]);
    lines.at(-1)?.push(placeOf(point));
  }
  const asEnd = ({ at, health_score: score }: Scored) => ({ at, score });
  return { lines, end: placeOf(last), floor, ceiling, first: asEnd(first), last: asEnd(last), lowest };
}
