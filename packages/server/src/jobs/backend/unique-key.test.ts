import { expect, it } from 'vitest';
import { uniqueKey } from './unique-key.ts';

const unique = { 'data.a': 1, 'data.b': { c: [1, 2], d: null } };

it('is the same for the same name and query in any order', () => {
  const key = uniqueKey({ name: 'x', type: 'normal', unique });
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const reordered = { 'data.b': { d: null, c: [1, 2] }, 'data.a': 1 };
  expect(uniqueKey({ name: 'x', type: 'normal', unique: reordered })).toBe(key);
});

it('differs by name, query, order of lists and kind', () => {
  const keys = [
    uniqueKey({ name: 'x', type: 'normal', unique }),
    uniqueKey({ name: 'y', type: 'normal', unique }),
    uniqueKey({ name: 'x', type: 'normal', unique: { ...unique, 'data.a': '1' } }),
    uniqueKey({ name: 'x', type: 'normal', unique: { ...unique, 'data.b': { c: [2, 1], d: null } } }),
    uniqueKey({ name: 'x', type: 'normal', unique: {} }),
    uniqueKey({ name: 'x', type: 'single' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('is none for plain jobs', () => {
  expect(uniqueKey({ name: 'x', type: 'normal' })).toBeUndefined();
});
