import { expect, it } from 'vitest';
import { createPlural } from './plural.ts';

const pages = { one: '# page', other: '# pages' };

it.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2310, '2,310 pages'],
])('counts %i as "%s"', (count, expected) => {
  expect(createPlural('en')(count, pages)).toBe(expected);
});

it('formats numbers in the language', () => {
  expect(createPlural('de')(2310, { one: '# Seite', other: '# Seiten' })).toBe('2.310 Seiten');
});
