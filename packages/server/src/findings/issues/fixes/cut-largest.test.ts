import { expect, it } from 'vitest';
import { cutLargest } from './gather-facts.ts';

const kinds = [
  { kind: 'broken_link', count: 700, since: 1 },
  { kind: 'slow_page', count: 300, since: 2 },
  { kind: 'h1_missing', count: 500, since: 3 },
];

it.each([
  [1_500, []],
  [1_499, ['h1_missing']],
  [999, ['h1_missing', 'slow_page']],
  // Faults of targets are never cut: each may be a fix of its own.
  [1, ['h1_missing', 'slow_page']],
])('of 1,500 open issues, with room for %i, the largest page checks %j are not read', (most, cut) => {
  expect(cutLargest(kinds, most).map(({ kind }) => kind)).toEqual(cut);
});

it('a check that is not read keeps its number of pages and its age', () => {
  expect(cutLargest(kinds, 1_000)).toEqual([{ kind: 'h1_missing', pages: 500, since: 3, severity: 'warning' }]);
});
