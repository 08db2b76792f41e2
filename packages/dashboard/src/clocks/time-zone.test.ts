import { afterEach, expect, it } from 'vitest';
import { endOfDay, followTimeZone, onClocks, savedTimeZone, startOfDay, timeZone } from './time-zone.ts';

afterEach(() => savedTimeZone.set(undefined));

it('a time zone that the browser does not know is ignored', () => {
  const own = timeZone();
  followTimeZone('Asia/Tokyo');
  expect(timeZone()).toBe('Asia/Tokyo');
  followTimeZone('Mars/Base');
  expect(timeZone()).toBe(own);
  followTimeZone('Asia/Tokyo');
  followTimeZone(null);
  expect(timeZone(), 'nothing is chosen').toBe(own);
});

it.each([
  ['America/New_York', '2026-11-23T05:00:00.000Z', '2026-11-24T04:59:59.999Z'],
  ['Asia/Kolkata', '2026-11-22T18:30:00.000Z', '2026-11-23T18:29:59.999Z'],
  ['UTC', '2026-11-23T00:00:00.000Z', '2026-11-23T23:59:59.999Z'],
])('November 23 in %s is from %s to %s', (zone, from, to) => {
  followTimeZone(zone);
  expect([startOfDay(2026, 11, 23), endOfDay(2026, 11, 23)].map((at) => at.toISOString())).toEqual([from, to]);
});

it('the day on which clocks go forward has 23 hours, and a day after the end of a month is in the next month', () => {
  followTimeZone('Europe/Berlin');
  expect(endOfDay(2026, 3, 29).getTime() - startOfDay(2026, 3, 29).getTime() + 1).toBe(23 * 3_600_000);
  expect(startOfDay(2026, 1, 32).toISOString()).toBe('2026-01-31T23:00:00.000Z');
});

it('the date of a time is that in the time zone', () => {
  followTimeZone('Asia/Tokyo');
  const at = onClocks(new Date('2026-11-23T20:30:00Z'));
  expect([at.getDate(), at.getHours(), at.toISOString()]).toEqual([24, 5, '2026-11-23T20:30:00.000Z']);
});
