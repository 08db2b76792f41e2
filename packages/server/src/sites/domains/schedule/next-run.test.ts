import { describe, expect, it } from 'vitest';
import { describeCalendars, iso, ms, runsOf } from './calendars.test-support.ts';
import { nextRun, type Recurrence } from './next-run.ts';
import { isTimeZone } from './zoned-time.ts';

const HOUR = 3_600_000;

// One zone for each kind of change; next-run.long.test.ts tests more zones and years.
describeCalendars([
  ['Europe/Berlin', 2026],
  ['Africa/Casablanca', 2026], // four changes a year, about a month apart
  ['Africa/Cairo', 2026], // the day begins at 01:00
  ['Australia/Lord_Howe', 2026], // half an hour of DST
  ['Pacific/Apia', 2011], // a day left out
  ['Asia/Dhaka', 2009], // a day ended at 23:00
]);

describe('on the days when the clocks change in Berlin', () => {
  const berlin = (timeMs: number): Recurrence => ({ every: 'day', timeMs, timeZone: 'Europe/Berlin' });
  const spring = [Date.parse('2026-03-28T23:00Z'), Date.parse('2026-03-29T22:00Z')] as const;
  const autumn = [Date.parse('2026-10-24T22:00Z'), Date.parse('2026-10-25T23:00Z')] as const;

  it('02:30, which the clocks skip in spring and show twice in autumn, comes once', () => {
    // 03:30 in summer time, which is later by the change of the clocks; the first 02:30, still in summer time.
    expect(runsOf(berlin(ms('02:30')), ...spring).map(iso)).toEqual(['2026-03-29T01:30Z']);
    expect(runsOf(berlin(ms('02:30')), ...autumn).map(iso)).toEqual(['2026-10-25T00:30Z']);
  });

  it('between the two 02:30 of autumn the next one is that of tomorrow', () => {
    expect(iso(nextRun(berlin(ms('02:30')), Date.parse('2026-10-25T00:30Z')))).toBe('2026-10-26T01:30Z');
    expect(iso(nextRun(berlin(ms('02:30')), Date.parse('2026-10-25T01:00Z')))).toBe('2026-10-26T01:30Z');
  });

  it('an hourly one comes 23 and 25 times, 60 minutes apart', () => {
    const hourly: Recurrence = { every: 'hour', offsetMs: 17 * 60_000 };
    for (const [[from, until], times] of [
      [spring, 23],
      [autumn, 25],
    ] as const) {
      const runs = runsOf(hourly, from, until);
      expect(runs).toHaveLength(times);
      expect(new Set(runs.slice(1).map((run, index) => run - (runs[index] as number)))).toEqual(new Set([HOUR]));
    }
  });
});

it('comes after the given time, to the millisecond', () => {
  const daily: Recurrence = { every: 'day', timeMs: 1_234_000, timeZone: 'Asia/Kathmandu' };
  const run = nextRun(daily, Date.UTC(2026, 5, 1));
  expect(nextRun(daily, run - 1)).toBe(run);
  expect(nextRun(daily, run)).toBe(run + 24 * HOUR);
  const hourly: Recurrence = { every: 'hour', offsetMs: 5_000 };
  expect(nextRun(hourly, Date.UTC(2026, 0, 1))).toBe(Date.UTC(2026, 0, 1, 0, 0, 5));
  expect(nextRun(hourly, Date.UTC(2026, 0, 1, 0, 0, 5))).toBe(Date.UTC(2026, 0, 1, 1, 0, 5));
});

it.each(['Europe/Berlin', 'UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

it.each(['', ' ', '+02:00', '-05', 'Europe/Berlin ', 'Europe', 'Mars/Olympus', 'UTC+2', '../../etc/passwd'])(
  '"%s" is none',
  (name) => expect(isTimeZone(name)).toBe(false),
);
