import { expect, it } from 'vitest';
import { LinkPlaces } from './link-places.ts';

const link = (target: number, line: number, text = 'x') => ({
  target,
  line,
  text,
  kind: 'a' as const,
  region: 'main' as const,
  count: 1,
});

it('gives the places of each target in the order they were read, however many there are', () => {
  const places = new LinkPlaces();
  for (let page = 1; page <= 5_000; page++) places.addPage(page, [link(1, page, `t${page % 7}`), link(page, 2)]);
  expect([...places.of(1)].slice(0, 3)).toEqual([
    { page: 1, line: 1, text: 't1', kind: 'a', region: 'main', besides: 0 },
    { page: 1, line: 2, text: 'x', kind: 'a', region: 'main', besides: 0 },
    { page: 2, line: 2, text: 't2', kind: 'a', region: 'main', besides: 0 },
  ]);
  expect([...places.of(1)]).toHaveLength(5_001);
  expect([...places.of(4_999)]).toEqual([{ page: 4_999, line: 2, text: 'x', kind: 'a', region: 'main', besides: 0 }]);
  expect([...places.of(9_999)]).toEqual([]);
});

it('forgets what a page held when it is read again', () => {
  const places = new LinkPlaces();
  places.addPage(1, [link(7, 1), link(8, 2)]);
  places.addPage(2, [link(7, 5)]);
  places.addPage(1, [link(7, 3)]);
  expect([...places.of(7)].map(({ page, line }) => [page, line])).toEqual([
    [2, 5],
    [1, 3],
  ]);
  expect([...places.of(8)]).toEqual([]);
});
