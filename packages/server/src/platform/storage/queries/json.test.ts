import { expect, it } from 'vitest';
import { fromJsonColumn, toJsonColumn } from './json.ts';

it('gives back what was stored, and NULL for nothing', () => {
  const value = { a: [1, 'ż', null], b: false };
  expect(fromJsonColumn(toJsonColumn(value))).toEqual(value);
  expect([toJsonColumn(null), toJsonColumn(undefined)]).toEqual([null, null]);
  expect([fromJsonColumn(null), fromJsonColumn(undefined)]).toEqual([null, null]);
  expect([toJsonColumn(0), toJsonColumn(''), toJsonColumn(false)]).toEqual(['0', '""', 'false']);
});
