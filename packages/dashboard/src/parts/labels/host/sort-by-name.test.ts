import { expect, it } from 'vitest';
import { sortByName } from './sort-by-name.ts';

const bakery = new URL('http://bäckerei.example/').hostname;

it('sorts internationalized names by their readable form', () => {
  const rows = ['docs.example', 'shop.example', bakery, 'zoo.example'].map((hostname) => ({ hostname }));
  const names = sortByName(rows, 'de').map(({ hostname }) => hostname);
  expect(names).toEqual([bakery, 'docs.example', 'shop.example', 'zoo.example']);
});
