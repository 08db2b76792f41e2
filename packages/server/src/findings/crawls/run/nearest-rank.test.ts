import { expect, it } from 'vitest';
import { nearestRank } from './nearest-rank.ts';

const each = (...times: number[]) => times.map((ms) => ({ ms, pages: 1 }));

it.each([
  ['no page', [], null],
  ['one page', each(7), 7],
  ['two pages', each(9, 3), 9],
  [
    '19 quick pages and a slow one',
    [
      { ms: 900, pages: 1 },
      { ms: 10, pages: 19 },
    ],
    10,
  ],
  [
    '18 quick pages and two slow ones',
    [
      { ms: 900, pages: 2 },
      { ms: 10, pages: 18 },
    ],
    900,
  ],
  ['a hundred pages', each(...Array.from({ length: 100 }, (_, at) => 100 - at)), 95],
  ['pages that took no time', [{ ms: 0, pages: 3 }], 0],
])('the load time that 95 of 100 pages did not exceed, of %s', (_case, times, expected) => {
  expect(nearestRank(times, 95)).toBe(expected);
});
