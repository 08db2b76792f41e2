import { expect, it } from 'vitest';
import { duePeriods, nextSummaryAt, type SummaryTimes } from './summary-period.ts';

const at = (text: string): number => Date.parse(text);
const berlin: SummaryTimes = { time_zone: 'Europe/Berlin', summary_hour: 8, summary_day: 'monday' };
const shown = (since: string, now: string, times = berlin) =>
  duePeriods(times, at(since), at(now)).map(({ frequency, from, to }) =>
    [frequency, new Date(from).toISOString(), new Date(to).toISOString()].join(' '),
  );

it('a daily one sums up the day before', () => {
  expect(shown('2026-01-06T07:00:00Z', '2026-01-06T07:00:05Z')).toEqual([
    'daily 2026-01-05T07:00:00.000Z 2026-01-06T07:00:00.000Z',
  ]);
});

it('on the day of the week a weekly one too, on the first of the month a monthly one too', () => {
  // 1 June 2026 is a Monday.
  expect(shown('2026-06-01T06:00:00Z', '2026-06-01T06:00:00Z')).toEqual([
    'daily 2026-05-31T06:00:00.000Z 2026-06-01T06:00:00.000Z',
    'weekly 2026-05-25T06:00:00.000Z 2026-06-01T06:00:00.000Z',
    'monthly 2026-05-01T06:00:00.000Z 2026-06-01T06:00:00.000Z',
  ]);
});

it('after an outage one of each that was due, the latest', () => {
  expect(shown('2026-01-02T07:00:00Z', '2026-01-14T12:00:00Z')).toEqual([
    'daily 2026-01-13T07:00:00.000Z 2026-01-14T07:00:00.000Z',
    'weekly 2026-01-05T07:00:00.000Z 2026-01-12T07:00:00.000Z',
  ]);
});

it('keeps the hour of the clocks when they change', () => {
  expect(shown('2026-03-30T06:00:00Z', '2026-03-30T06:00:00Z')[0]).toBe(
    'daily 2026-03-29T06:00:00.000Z 2026-03-30T06:00:00.000Z',
  );
  expect(shown('2026-03-29T06:00:00Z', '2026-03-29T06:00:00Z')).toEqual([
    'daily 2026-03-28T07:00:00.000Z 2026-03-29T06:00:00.000Z',
  ]);
  expect(new Date(nextSummaryAt(berlin, at('2026-10-24T12:00:00Z'))).toISOString()).toBe('2026-10-25T07:00:00.000Z');
});

it('at an hour that the clocks skip or show twice it is due once', () => {
  const times: SummaryTimes = { ...berlin, summary_hour: 2 };
  const all = (from: string, days: number): string[] => {
    const runs: string[] = [];
    for (
      let next = nextSummaryAt(times, at(from));
      next < at(from) + days * 86_400_000;
      next = nextSummaryAt(times, next)
    )
      runs.push(new Date(next).toISOString());
    return runs;
  };
  expect(all('2026-03-28T12:00:00Z', 2)).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-30T00:00:00.000Z']);
  expect(all('2026-10-24T12:00:00Z', 2)).toEqual(['2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z']);
});

it('nothing is due before it was planned for', () => {
  expect(shown('2026-01-06T07:00:00Z', '2026-01-06T06:59:59Z')).toEqual([]);
});
