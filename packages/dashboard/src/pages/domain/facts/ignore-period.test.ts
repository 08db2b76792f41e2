import { expect, it } from 'vitest';
import { endOfPeriod } from './ignore-period.ts';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 15, 30);
const endOf = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 23, 59, 59, 999).toISOString();

it.each([
  ['week', '', at(2026, 12, 28), endOf(2027, 1, 4)],
  ['month', '', at(2026, 11, 23), endOf(2026, 12, 23)],
  ['month', '', at(2027, 1, 31), endOf(2027, 2, 28)],
  ['month', '', at(2026, 12, 31), endOf(2027, 1, 31)],
  ['day', '2027-03-31', at(2026, 11, 23), endOf(2027, 3, 31)],
] as const)('the period %s %s ends with its last day', (period, day, now, expected) => {
  expect(endOfPeriod(period, day, now)).toBe(expected);
});

it.each([
  ['good', '2027-03-31'],
  ['day', ''],
  [undefined, undefined],
])('the period %s with the day %j has no end', (period, day) => {
  expect(endOfPeriod(period, day, at(2026, 11, 23))).toBeNull();
});
