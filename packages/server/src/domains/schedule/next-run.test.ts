import { describe, expect, it } from 'vitest';
import { nextRun, type Recurrence } from './next-run.ts';
import { type CalendarDay, wallCalendar } from './wall-calendar.test-support.ts';
import { isTimeZone } from './zoned-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days on either side of a run. */
const NEARBY = 3;
const MONTH_END = [1, 15, 28, 29, 30, 31];
const TIMES = ['00:00', '00:15', '01:30', '02:00', '02:30', '02:45', '03:00', '12:00', '23:30'];

const ms = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) * 60_000;
const iso = (at: number): string => new Date(at).toISOString().replace(':00.000Z', 'Z');

/** Every run from `from` to before `until`. */
function runsOf(recurrence: Recurrence, from: number, until: number): number[] {
  const runs: number[] = [];
  for (let at = nextRun(recurrence, from - 1); at < until; at = nextRun(recurrence, at)) runs.push(at);
  return runs;
}

/** Zones and years in which something happens to the clocks. */
const CALENDARS: readonly (readonly [zone: string, ...years: number[]])[] = [
  ['UTC', 2026, 2028],
  ['Europe/Berlin', 2024, 2025, 2026, 2027, 2028, 2029, 2030],
  ['America/New_York', 2025, 2026, 2027],
  ['Africa/Casablanca', 2026, 2027, 2028], // four changes a year, about a month apart
  ['Africa/Cairo', 2026], // the day begins at 01:00
  ['America/Sao_Paulo', 2017, 2018], // and so it did here
  ['America/St_Johns', 2026], // half an hour from the next zone
  ['Asia/Kathmandu', 2026], // and three quarters
  ['Asia/Kolkata', 2026], // a zone that Intl calls by an older name
  ['Australia/Lord_Howe', 2026], // half an hour of DST
  ['Antarctica/Troll', 2026], // two hours of it
  ['America/Caracas', 2016], // half an hour for good
  ['Pacific/Apia', 2011, 2026], // a day left out
  ['Asia/Dhaka', 2009], // a day ended at 23:00
  ['Pacific/Kiritimati', 2026], // 14 hours from UTC
  ['Pacific/Marquesas', 2026],
];

describe.each(CALENDARS.flatMap(([zone, ...years]) => years.map((year) => [zone, year] as const)))(
  'in %s in %i, as a walk through its clocks finds it,',
  (timeZone, year) => {
    const days = wallCalendar(timeZone, year);
    /** The distinct instants at which `time` of these days is due. */
    const dueOn = (picked: readonly CalendarDay[], time: string): string[] =>
      [...new Set(picked.map(({ due }) => due.get(time) as number))].map(iso);
    const [first, last] = [days[0], days.at(-1)] as [CalendarDay, CalendarDay];
    const found = (recurrence: Recurrence, time: string): string[] =>
      runsOf(recurrence, first.due.get(time) as number, (last.due.get(time) as number) + 1).map(iso);

    it.each(TIMES)('daily at %s', (time) => {
      expect(found({ every: 'day', timeMs: ms(time), timeZone }, time)).toEqual(dueOn(days, time));
    });

    it('at whatever time it is computed', () => {
      const daily: Recurrence = { every: 'day', timeMs: ms('23:30'), timeZone };
      const runs = [...new Set(days.map(({ due }) => due.get('23:30') as number))];
      const wrong: number[] = [];
      for (const [index, run] of runs.slice(1).entries()) {
        const last = runs[index] as number;
        // Only what the clocks do up to two days away is read; where they do nothing, each day is like the one before.
        const nearby = runs.slice(Math.max(0, index - NEARBY), index + NEARBY + 2);
        const isPlain =
          nearby.length === 2 * NEARBY + 2 &&
          nearby.every((at, n) => n === 0 || at - (nearby[n - 1] as number) === DAY);
        const stepMs = (isPlain ? 300 : 25) * 60_000;
        // The first moves on from day to day, so that every time of the day is among them.
        for (let after = last + ((index * 5 * 60_000) % stepMs); after < run; after += stepMs) {
          // To state each takes longer than to compute it.
          if (nextRun(daily, after) !== run) wrong.push(after);
        }
        for (const after of [last, run - 1]) if (nextRun(daily, after) !== run) wrong.push(after);
      }
      expect(wrong.map(iso)).toEqual([]);
    });

    it.each([0, 1, 2, 3, 4, 5, 6])('weekly on day %i', (weekday) => {
      const picked = days.filter(({ date }) => (new Date(date).getUTCDay() + 6) % 7 === weekday);
      expect(found({ every: 'week', weekday, timeMs: ms('02:30'), timeZone }, '02:30')).toEqual(dueOn(picked, '02:30'));
    });

    it.each(MONTH_END)('monthly on the %i', (day) => {
      const picked = days.filter(({ date }, index) => {
        const [month, dayOfMonth] = [date.slice(5, 7), Number(date.slice(8))];
        const isLast = days[index + 1]?.date.slice(5, 7) !== month;
        return dayOfMonth === day || (isLast && dayOfMonth < day);
      });
      expect(picked).toHaveLength(12);
      expect(found({ every: 'month', day, timeMs: ms('02:30'), timeZone }, '02:30')).toEqual(dueOn(picked, '02:30'));
    });
  },
);

describe('on the days when the clocks change in Berlin', () => {
  const berlin = (timeMs: number): Recurrence => ({ every: 'day', timeMs, timeZone: 'Europe/Berlin' });
  const spring = [Date.parse('2026-03-28T23:00Z'), Date.parse('2026-03-29T22:00Z')] as const;
  const autumn = [Date.parse('2026-10-24T22:00Z'), Date.parse('2026-10-25T23:00Z')] as const;

  it('02:30, which the clocks skip in spring and show twice in autumn, comes once', () => {
    // 03:30 in summer time, as much later as the clocks were set; the first 02:30, still in summer time.
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
