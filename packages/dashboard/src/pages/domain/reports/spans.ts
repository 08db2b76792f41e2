import { dateText, onClocks, startOfDay } from '../../../clocks/time-zone.ts';

/** The periods that a report may cover. */
export const spans = ['week', 'days_30', 'last_month', 'days'] as const;
export type Span = (typeof spans)[number];

/** Days in the time zone of the page, in the format of date fields: `2026-01-31`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The first and last day of a period. For `days`, which a person chooses, these are the initial values: the last 30. @param now ms since
 * 1970
 */
export function daysOf(span: Span, now: number): Days {
  const today = onClocks(now);
  const [year, month, day] = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  const textOf = (ofMonth: number, ofDay: number) => dateText(onClocks(startOfDay(year, ofMonth, ofDay)));
  // Day 0 is the last day of the month before.
  if (span === 'last_month') return { from: textOf(month - 1, 1), to: textOf(month, 0) };
  return { from: textOf(month, day + 1 - (span === 'week' ? 7 : 30)), to: textOf(month, day) };
}
