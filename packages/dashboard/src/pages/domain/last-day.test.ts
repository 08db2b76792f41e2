import { expect, it } from 'vitest';
import { isPast } from './last-day.ts';

it.each([
  ['2026-12-14', true],
  ['2026-12-15', false],
  ['', false],
])('the last day %j is over: %s', (date, expected) => {
  expect(isPast(date, new Date(2026, 11, 15, 12).getTime())).toBe(expected);
});
