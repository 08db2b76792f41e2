import { expect, it } from 'vitest';
import { ageOf } from './by-age.ts';

const now = Date.UTC(2026, 10, 23, 12);
const HOUR_MS = 3_600_000;

it.each([
  [0, 'day'],
  [23, 'day'],
  [24, 'week'],
  [7 * 24 - 1, 'week'],
  [7 * 24, 'earlier'],
])('an issue that is open for %d hours is in the group "%s"', (hours, age) => {
  expect(ageOf({ opened_at: new Date(now - hours * HOUR_MS).toISOString() }, now)).toBe(age);
});
