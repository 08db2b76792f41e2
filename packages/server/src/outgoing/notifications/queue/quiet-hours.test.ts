import { expect, it } from 'vitest';
import { endOfQuiet } from './quiet-hours.ts';

const at = (text: string): number => Date.parse(text);
const until = (now: string, quiet_from: string | null, quiet_to: string | null, time_zone = 'UTC'): string =>
  new Date(endOfQuiet({ quiet_from, quiet_to, time_zone }, at(now))).toISOString();

it.each([
  ['before they begin', '2026-01-05T21:59:59.999Z', '2026-01-05T21:59:59.999Z'],
  ['from their first moment on', '2026-01-05T22:00:00.000Z', '2026-01-06T07:00:00.000Z'],
  ['after midnight', '2026-01-06T03:00:00.000Z', '2026-01-06T07:00:00.000Z'],
  ['at their end', '2026-01-06T07:00:00.000Z', '2026-01-06T07:00:00.000Z'],
])('over midnight, %s', (_when, now, end) => {
  expect(until(now, '22:00', '07:00')).toBe(end);
});

it('within a day', () => {
  expect(until('2026-01-05T12:30:00.000Z', '12:00', '13:15')).toBe('2026-01-05T13:15:00.000Z');
  expect(until('2026-01-05T13:15:00.000Z', '12:00', '13:15')).toBe('2026-01-05T13:15:00.000Z');
});

it('without quiet hours, or with equal ends, nothing waits', () => {
  expect(until('2026-01-05T23:00:00.000Z', null, null)).toBe('2026-01-05T23:00:00.000Z');
  expect(until('2026-01-05T22:00:00.000Z', '22:00', '22:00')).toBe('2026-01-05T22:00:00.000Z');
});

it('by the clocks of the time zone, also in the night in which they change', () => {
  // 23:30 in Berlin; the clocks are set forward at 02:00 of the next day.
  expect(until('2026-03-28T22:30:00.000Z', '22:00', '07:00', 'Europe/Berlin')).toBe('2026-03-29T05:00:00.000Z');
  // The clocks skip the end: it is as much later as they are set forward.
  expect(until('2026-03-29T00:30:00.000Z', '22:00', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  // The clocks are set back: the first of the two times counts.
  expect(until('2026-10-24T21:00:00.000Z', '22:00', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});
