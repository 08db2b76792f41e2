import type { ReportFrequency } from '@linkvitals/contract';
import { nextRun, type Recurrence, weekdays } from '../../sites/domains/index.ts';

export type SummaryFrequency = Exclude<ReportFrequency, 'off'>;

/** Times at which the summaries of an account are sent */
export interface SummaryTimes {
  readonly time_zone: string;
  readonly summary_hour: number;
  readonly summary_day: (typeof weekdays)[number];
}

/** The period of a summary: after `from` up to `to`, epoch ms */
export interface SummaryPeriod {
  readonly frequency: SummaryFrequency;
  readonly from: number;
  readonly to: number;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const frequencies = ['daily', 'weekly', 'monthly'] as const;

/** Spans longer than the time between two summaries, whatever the clocks do */
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

/** The latest run at or before `at` */
function lastRun(recurrence: Recurrence, at: number, span: number): number {
  let last = nextRun(recurrence, at - span);
  for (let next = nextRun(recurrence, last); next <= at; next = nextRun(recurrence, last)) last = next;
  return last;
}

/** The next time at which any summary may be due: weekly and monthly ones are sent at the hour of daily ones. */
export const nextSummaryAt = (times: SummaryTimes, after: number): number =>
  nextRun(recurrenceOf(times, 'daily'), after);

/**
 * The summaries that are due at `now`, among those planned from `since` on (epoch ms): at most one of each frequency,
 * the latest. Those that an outage left out are not made up for, because they would be a flood of old news.
 */
export function duePeriods(times: SummaryTimes, since: number, now: number): readonly SummaryPeriod[] {
  return frequencies.flatMap((frequency) => {
    const recurrence = recurrenceOf(times, frequency);
    const to = lastRun(recurrence, now, SPAN[frequency]);
    if (to < since) return [];
    return [{ frequency, from: lastRun(recurrence, to - 1, SPAN[frequency]), to }];
  });
}
