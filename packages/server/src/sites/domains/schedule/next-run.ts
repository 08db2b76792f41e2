import { instantOf, type WallTime, wallTimeAt } from './zoned-time.ts';

const HOUR = 3_600_000;

/** Times at which something recurs. `timeMs`: ms after midnight on the clocks of the time zone. */
export type Recurrence =
  /** Every 60 minutes, whatever the clocks do: 23 or 25 times on days when they change */
  | { readonly every: 'hour'; readonly offsetMs: number }
  | { readonly every: 'day'; readonly timeMs: number; readonly timeZone: string }
  /** `weekday`: 0 is Monday. */
  | { readonly every: 'week'; readonly weekday: number; readonly timeMs: number; readonly timeZone: string }
  /** `day`: 1 to 31; the last day of months that are shorter. */
  | { readonly every: 'month'; readonly day: number; readonly timeMs: number; readonly timeZone: string };

type ByCalendar = Exclude<Recurrence, { every: 'hour' }>;

/** Midnight of the recurrence's day in the day, week or month that is `offset` after the one with `today` */
function dayOf(recurrence: ByCalendar, today: WallTime, offset: number): WallTime {
  const date = new Date(today);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (recurrence.every) {
    case 'day':
      return Date.UTC(year, month, day + offset);
    case 'week': {
      const monday = day - ((date.getUTCDay() + 6) % 7);
      return Date.UTC(year, month, monday + recurrence.weekday + 7 * offset);
    }
    case 'month': {
      const length = new Date(Date.UTC(year, month + offset + 1, 0)).getUTCDate();
      return Date.UTC(year, month + offset, Math.min(recurrence.day, length));
    }
  }
}

/**
 * The first time after `after` (epoch ms) at which it recurs. Each matching day of the calendar has exactly one,
 * whatever the clocks do; `instantOf` decides times that the clocks skip or show twice.
 */
export function nextRun(recurrence: Recurrence, after: number): number {
  if (recurrence.every === 'hour') {
    const { offsetMs } = recurrence;
    return (Math.floor((after - offsetMs) / HOUR) + 1) * HOUR + offsetMs;
  }
  const { timeMs, timeZone } = recurrence;
  const today = wallTimeAt(after, timeZone);
  const runAt = (offset: number): number => instantOf(dayOf(recurrence, today, offset) + timeMs, timeZone);
  // The search begins one day, week or month earlier, because a time that the clocks skip may fall on the day after.
  // Later days never recur earlier, so the first match counts.
  for (const offset of [-1, 0]) {
    const run = runAt(offset);
    if (run > after) return run;
  }
  return runAt(1);
}
