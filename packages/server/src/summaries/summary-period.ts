import type { ReportFrequency } from '@linkvitals/contract';
import { nextRun, type Recurrence, weekdays } from '../domains/index.ts';

export type SummaryFrequency = Exclude<ReportFrequency, 'off'>;

/** When the summaries of an account go out. */
export interface SummaryTimes {
  readonly time_zone: string;
  readonly summary_hour: number;
  readonly summary_day: (typeof weekdays)[number];
}

/** What a summary sums up: after `from` up to `to`, epoch ms. */
export interface SummaryPeriod {
  readonly frequency: SummaryFrequency;
  readonly from: number;
  readonly to: number;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const frequencies = ['daily', 'weekly', 'monthly'] as const;

/** Longer than the time between two of them, whatever the clocks do. */
const SPAN: Readonly<Record<SummaryFrequency, number>> = { daily: 2 * DAY, weekly: 8 * DAY, monthly: 33 * DAY };

function recurrenceOf(
  { time_zone: timeZone, summary_hour, summary_day }: SummaryTimes,
  of: SummaryFrequency,
): Recurrence {
  const timeMs = summary_hour * HOUR;
  switch (of) {
    case 'daily':
      return { every: 'day', timeMs, timeZone };
    case 'weekly':
      return { every: 'week', weekday: weekdays.indexOf(summary_day), timeMs, timeZone };
    case 'monthly':
      return { every: 'month', day: 1, timeMs, timeZone };
  }
}

/** The last time at or before `at`. */
function lastRun(recurrence: Recurrence, at: number, span: number): number {
  let last = nextRun(recurrence, at - span);
  for (let next = nextRun(recurrence, last); next <= at; next = nextRun(recurrence, last)) last = next;
  return last;
}

/** The next time at which any summary may be due: weekly and monthly ones go out at a time of daily ones. */
export const nextSummaryAt = (times: SummaryTimes, after: number): number =>
  nextRun(recurrenceOf(times, 'daily'), after);

/**
 * What is due at `now`, of what was planned from `since` on (epoch ms): at most one of each frequency, the latest. What an
 * outage left out is not made up for: it would be a flood of old news.
 */
export function duePeriods(times: SummaryTimes, since: number, now: number): readonly SummaryPeriod[] {
  return frequencies.flatMap((frequency) => {
    const recurrence = recurrenceOf(times, frequency);
    const to = lastRun(recurrence, now, SPAN[frequency]);
    if (to < since) return [];
    return [{ frequency, from: lastRun(recurrence, to - 1, SPAN[frequency]), to }];
  });
}
