import { expect, it } from 'vitest';
import { MAX_SELECTED, toggled } from './selection.ts';

const list = ['a', 'b', 'c', 'd', 'e'];

it.each([
  ['chooses one row', [], 'b', undefined, ['b']],
  ['gives one row up', ['a', 'b'], 'b', undefined, ['a']],
  ['chooses the rows from the last one to this one', ['b'], 'd', 'b', ['b', 'c', 'd']],
  ['chooses upwards, too', ['d'], 'b', 'd', ['b', 'c', 'd']],
  ['keeps those beyond the range', ['a', 'd'], 'c', 'b', ['a', 'd', 'b', 'c']],
  ['gives up a range that ends with a chosen row', ['a', 'b', 'c', 'd'], 'd', 'b', ['a']],
  ['chooses one row when the last one has left the list', [], 'c', 'gone', ['c']],
] as const)('%s', (_, chosen, id, anchor, expected) => {
  expect([...toggled(list, new Set<string>(chosen), id, anchor)]).toEqual(expected);
});

it('chooses no more rows than the server takes at once', () => {
  const many = Array.from({ length: 150 }, (_, index) => `fix-${index}`);
  expect(toggled(many, new Set(['fix-0']), 'fix-149', 'fix-0').size).toBe(MAX_SELECTED);
});
