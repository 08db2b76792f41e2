import { describe, expect, it } from 'vitest';
import { nextRun, type Recurrence } from './next-run.ts';
import { type CalendarDay, wallCalendar } from './wall-calendar.test-support.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Number of days on either side of a run that are tested */
const NEARBY = 3;
const MONTH_END = [1, 15, 28, 29, 30, 31];
const TIMES = ['00:00', '00:15', '01:30', '02:00', '02:30', '02:45', '03:00', '12:00', '23:30'];

export const ms = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) * 60_000;
export const iso = (at: number): string => new Date(at).toISOString().replace(':00.000Z', 'Z');

/** Every run from `from` to before `until`. */
export function runsOf(recurrence: Recurrence, from: number, until: number): number[] {
  const runs: number[] = [];
  for (let at = nextRun(recurrence, from - 1); at < until; at = nextRun(recurrence, at)) runs.push(at);
  return runs;
}

/** A time zone and a year. */
export type Calendar = readonly [zone: string, year: number];

/** Tests the rule for the next run against a walk through the clocks of these years. */
export function describeCalendars(calendars: readonly Calendar[]): void {
  describe.each(calendars)('in %s in %i, as a walk through its clocks finds it,', (timeZone, year) => {
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
        // Only clock changes up to two days away have an effect; without one, each day is like the one before.
        const nearby = runs.slice(Math.max(0, index - NEARBY), index + NEARBY + 2);
        const isPlain =
          nearby.length === 2 * NEARBY + 2 &&
          nearby.every((at, n) => n === 0 || at - (nearby[n - 1] as number) === DAY);
        const stepMs = (isPlain ? 300 : 25) * 60_000;
        // The start moves from day to day, so that every time of the day is tested.
        for (let after = last + ((index * 5 * 60_000) % stepMs); after < run; after += stepMs) {
          // An assertion for each would take longer than computing it.
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
  });
}
