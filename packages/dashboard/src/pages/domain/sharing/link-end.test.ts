import { expect, it } from 'vitest';
import { lastDayOf } from './link-end.ts';

const now = new Date(2026, 11, 15, 23, 30);

it.each([
  ['7', '', '2026-12-22'],
  ['30', '', '2027-01-14'],
  ['90', '2026-12-31', '2027-03-15'],
  ['day', '2027-02-28', '2027-02-28'],
  ['never', '2027-02-28', ''],
  [undefined, undefined, ''],
])('a link that ends after %s (%s) has the last day %j', (ends, day, last) => {
  expect(lastDayOf(ends, day, now)).toBe(last);
});
