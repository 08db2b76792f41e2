import { expect, it } from 'vitest';
import { curveOf } from './curve.ts';

const point = (day: number, health_score: number | null, score_version = 1) => ({
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  crawl_id: `crawl-${day}`,
  health_score,
  score_version,
  new_issues: 2,
  reopened_issues: 1,
});

it('a curve goes from the first crawl to the last, between round scores', () => {
  expect(curveOf([point(1, 98), point(6, null), point(6, 67), point(11, 78)])).toEqual({
    lines: [
      [
        { x: 0, y: 5 },
        { x: 50, y: 82.5 },
        { x: 100, y: 55 },
      ],
    ],
    end: { x: 100, y: 55 },
    floor: 60,
    ceiling: 100,
    first: { at: '2026-01-01T00:00:00.000Z', score: 98 },
    last: { at: '2026-01-11T00:00:00.000Z', score: 78 },
    lowest: 67,
    falls: [
      {
        from: { x: 0, y: 5 },
        to: { x: 50, y: 82.5 },
        at: '2026-01-06T00:00:00.000Z',
        points: 31,
        base: 'crawl-1',
        head: 'crawl-6',
        issues: 3,
      },
    ],
  });
});

it('marks the three greatest falls, the newest first, and no small ones', () => {
  const scores = [100, 96, 94, 90, 91, 70, 60];
  const curve = curveOf(scores.map((score, day) => point(day + 1, score)));
  expect(curve?.falls.map(({ head, points }) => [head, points])).toEqual([
    ['crawl-7', 10],
    ['crawl-6', 21],
    ['crawl-2', 4],
  ]);
});

it('marks no fall between scores that are not compared', () => {
  expect(curveOf([point(1, 90), point(2, 40, 2), point(3, 41, 2)])?.falls).toEqual([]);
});

it('a curve breaks where the version of the score changes', () => {
  const curve = curveOf([point(1, 90), point(2, 91), point(3, 40, 2)]);
  expect(curve?.lines.map(({ length }) => length)).toEqual([2, 1]);
});

it('scores that never change make a level line inside the square', () => {
  expect(curveOf([point(1, 100), point(2, 100)])).toMatchObject({ floor: 80, ceiling: 100, end: { x: 100, y: 0 } });
  expect(curveOf([point(1, 0), point(2, 0)])).toMatchObject({ floor: 0, ceiling: 20, end: { x: 100, y: 100 } });
  expect(curveOf([point(1, 60), point(2, 60)])).toMatchObject({ floor: 60, ceiling: 80, end: { x: 100, y: 100 } });
});

it.each([[[]], [[point(1, 90)]], [[point(1, 90), point(2, null)]]])('fewer than two scores make no curve', (points) => {
  expect(curveOf(points)).toBeUndefined();
});
