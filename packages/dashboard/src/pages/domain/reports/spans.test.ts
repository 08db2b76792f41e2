import { afterEach, expect, it } from 'vitest';
import { followTimeZone, savedTimeZone } from '../../../clocks/time-zone.ts';
import { daysOf, type Span } from './spans.ts';

afterEach(() => savedTimeZone.set(undefined));

it.each<[Span, string, string, string]>([
  ['week', '2026-11-23T12:00:00Z', '2026-11-17', '2026-11-23'],
  ['days_30', '2026-11-23T12:00:00Z', '2026-10-25', '2026-11-23'],
  ['days', '2026-11-23T12:00:00Z', '2026-10-25', '2026-11-23'],
  ['last_month', '2026-11-23T12:00:00Z', '2026-10-01', '2026-10-31'],
  ['last_month', '2026-03-31T12:00:00Z', '2026-02-01', '2026-02-28'],
  ['last_month', '2026-01-15T12:00:00Z', '2025-12-01', '2025-12-31'],
  // In Berlin it is already the next day, and clocks went forward on the 29th.
  ['week', '2026-03-31T22:30:00Z', '2026-03-26', '2026-04-01'],
  ['last_month', '2026-03-31T22:30:00Z', '2026-03-01', '2026-03-31'],
])('the period %s, chosen at %s, is from %s to %s', (span, now, from, to) => {
  followTimeZone('Europe/Berlin');
  expect(daysOf(span, Date.parse(now))).toEqual({ from, to });
});
