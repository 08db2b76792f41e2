import { expect, it } from 'vitest';
import { expiryOf } from './expiry-of.ts';

const now = Date.parse('2026-11-23T09:00:00Z');

it.each([
  ['30', '2026-12-23T09:00:00.000Z'],
  ['365', '2027-11-23T09:00:00.000Z'],
  ['never', null],
])('a key for "%s" days ends at %s', (days, expected) => {
  expect(expiryOf(days, now)).toBe(expected);
});
