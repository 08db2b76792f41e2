import { expect, it } from 'vitest';
import { createFormat } from './format.ts';

const summer = Date.UTC(2026, 6, 3, 22, 5);

it.each([
  ['en', 'UTC', '3 Jul 2026, 22:05 UTC'],
  ['en', 'Europe/Berlin', '4 Jul 2026, 00:05 CEST'],
  ['de', 'Europe/Berlin', '4. Juli 2026, 00:05 MESZ'],
  ['de', 'UTC', '3. Juli 2026, 22:05 UTC'],
] as const)('in %s and %s a time is "%s", with its zone', (language, timeZone, expected) => {
  expect(createFormat(language, timeZone).dateTime(summer)).toBe(expected);
});

it('a day is that of the time zone', () => {
  expect(createFormat('en', 'UTC').date(summer)).toBe('3 Jul 2026');
  expect(createFormat('de', 'Asia/Tokyo').date(summer)).toBe('4. Juli 2026');
});

it.each([
  ['en', 1_234, '1,234', '+1,234'],
  ['de', 1_234, '1.234', '+1.234'],
  ['en', -3, '-3', '−3'],
  ['de', 0, '0', '0'],
] as const)('in %s %i is "%s", as a change "%s"', (language, value, number, change) => {
  const format = createFormat(language, 'UTC');
  expect([format.number(value), format.change(value)]).toEqual([number, change]);
});

it.each([
  // A duration is never shown as 0.
  [0.2, '1 s'],
  [59, '59 s'],
  [3_720, '1 h 2 min'],
])('a duration of %s seconds is "%s"', (seconds, expected) => {
  expect(createFormat('en', 'UTC').duration(seconds)).toBe(expected);
});

it.each([
  ['en', 0, '< 1 ms'],
  ['en', 340, '340 ms'],
  ['en', 1_234, '1.2 s'],
  ['de', 1_234, '1,2 s'],
] as const)('in %s a load time of %i ms is "%s"', (language, ms, expected) => {
  expect(createFormat(language, 'UTC').milliseconds(ms)).toBe(expected);
});
