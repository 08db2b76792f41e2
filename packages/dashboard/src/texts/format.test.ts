import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const now = Date.UTC(2026, 0, 15, 12);
const at = (seconds: number): Date => new Date(now + seconds * 1000);

describe('a time near now', () => {
  it.each([
    [-20, 'now'],
    [30, 'now'],
    [-60, '1 minute ago'],
    [4 * 3600, 'in 4 hours'],
    [-86_400, 'yesterday'],
    [86_400, 'tomorrow'],
    [-3 * 604_800, '3 weeks ago'],
  ])('%i s from now is "%s"', (seconds, expected) => {
    expect(createFormat('en').relative(at(seconds), now)).toBe(expected);
  });

  it('is written in the language of the page', () => {
    expect(createFormat('de').relative(at(-2 * 3600), now)).toBe('vor 2 Stunden');
  });
});

it.each([
  [0.2, '1\u00a0s'],
  [192, '3\u00a0min 12\u00a0s'],
  [86_400, '24\u00a0h'],
])('a duration of %d s is "%s", with each unit beside its number', (seconds, expected) => {
  expect(createFormat('en').duration(seconds)).toBe(expected);
});

it.each([
  ['en', 0, '<\u00a01\u00a0ms'],
  ['en', 0.4, '<\u00a01\u00a0ms'],
  ['en', 1, '1\u00a0ms'],
  ['en', 12_345, '12.3\u00a0s'],
  ['en', 86_376_877, '23\u00a0h 59\u00a0min'],
  ['de', 0, '<\u00a01\u00a0ms'],
  ['de', 12_345, '12,3\u00a0s'],
] as const)('in %s %d milliseconds are "%s"', (locale, value, expected) => {
  expect(createFormat(locale).milliseconds(value)).toBe(expected);
});

it.each([
  ['en', 12, '+12\u00a0ms'],
  ['en', 1_234, '+1.2\u00a0s'],
  ['en', 0, '0\u00a0ms'],
  ['de', -1_234, '−1,2\u00a0s'],
] as const)('in %s a change by %d milliseconds is "%s"', (locale, value, expected) => {
  expect(createFormat(locale).millisecondsChange(value)).toBe(expected);
});

it.each([
  [0, '0\u00a0byte'],
  [999, '999\u00a0byte'],
  [48_213, '48.2\u00a0kB'],
  [268_435_456, '268\u00a0MB'],
])('%i bytes are "%s"', (bytes, expected) => {
  expect(createFormat('en').bytes(bytes)).toBe(expected);
});

it.each([
  ['en', 1234, '+1,234'],
  ['en', -3, '−3'],
  ['de', -1234, '−1.234'],
  ['de', 0, '0'],
] as const)('in %s a change by %i is "%s"', (locale, value, expected) => {
  expect(createFormat(locale).change(value)).toBe(expected);
});

it('formats the dates and times of an axis in the language', () => {
  const time = new Date(2026, 10, 3, 14, 5);
  expect([createFormat('en').shortDate(time), createFormat('en').time(time)]).toEqual(['3 Nov', '14:05']);
  expect(createFormat('de').shortDate(time)).toBe('3. Nov.');
});

it('an exact time has seconds and names its zone', () => {
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' });
  const at = new Date(2026, 10, 3, 14, 5, 9);
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  expect(createFormat('en').exact(at)).toBe(`3 Nov 2026, 14:05:09 ${name}`);
});

it.each([
  ['2026-10-24T07:00:00Z', 'Europe/Berlin', 'Sat 24 Oct 2026, 09:00 CEST'],
  ['2026-10-25T08:00:00Z', 'Europe/Berlin', 'Sun 25 Oct 2026, 09:00 CET'],
  ['2026-10-24T07:00:00Z', 'Asia/Tokyo', 'Sat 24 Oct 2026, 16:00 GMT+9'],
])('%s in %s is "%s", with the clocks of that day', (at, timeZone, expected) => {
  expect(
    createFormat('en', timeZone)
      .weekdayTime(new Date(at))
      .replace(/^(\w+), /, '$1 '),
  ).toBe(expected);
});

it('writes dates in German as reports do', () => {
  const format = createFormat('de', 'UTC');
  const at = new Date('2026-11-28T15:18:00Z');
  expect([format.dateTime(at), format.date(at)]).toEqual(['28. Nov. 2026, 15:18', '28. Nov. 2026']);
});

it('every time is in the given time zone', () => {
  const format = createFormat('en', 'Asia/Tokyo');
  const at = new Date('2026-10-24T20:30:05Z');
  expect([format.dateTime(at), format.exact(at), format.clock(at), format.date(at)]).toEqual([
    '25 Oct 2026, 05:30',
    '25 Oct 2026, 05:30:05 GMT+9',
    '05:30:05',
    '25 Oct 2026',
  ]);
  expect([format.shortDate(at), format.time(at), format.zone()]).toEqual(['25 Oct', '05:30', 'Asia/Tokyo']);
});
