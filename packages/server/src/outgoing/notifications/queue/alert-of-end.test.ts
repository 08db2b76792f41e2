import { expect, it } from 'vitest';
import { alertOfEnd } from './alert-of-end.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The alerts that crawls of a domain cause. `F`: a crawl that fails; `.`: one that completes. Those with an alert are followed by `!`. */
function alertsOf(crawls: string, everyMs: number): string {
  let [failedSince, alertedAt]: (number | undefined)[] = [];
  return [...crawls]
    .map((crawl, index) => {
      const now = DAY + index * everyMs;
      const isFailed = crawl === 'F';
      const alert = alertOfEnd({ isFailed, failedSince, alertedAt, now });
      if (alert === 'crawls_failing') alertedAt = now;
      failedSince = isFailed ? (failedSince ?? now) : undefined;
      return `${crawl}${alert === undefined ? '' : '!'}`;
    })
    .join('');
}

it.each([
  ['the first failed crawl and the first completed one after it', '..FFF..', DAY, '..F!FF.!.'],
  ['crawls that fail from the first one on', 'FF.', DAY, 'F!F.!'],
  ['daily crawls that fail and complete alternately: two alerts in four days', '.F.F.F.F.', DAY, '.F!.!F.F!.!F.'],
  ['hourly crawls that fail and complete alternately: the first failure and its end', 'F.F.F.F.', HOUR, 'F!.!F.F.F.'],
  ['two failed crawls in a row, also soon after an alert', 'F.FF.', HOUR, 'F!.!FF!.!'],
  ['weekly crawls, each of which says what holds for a week', 'F.F.', 7 * DAY, 'F!.!F!.!'],
  ['crawls that fail for longer than the log is kept', 'FFFFFF.', 10 * DAY, 'F!FFFFF.!'],
])('people are notified of %s', (_what, crawls, everyMs, expected) => {
  expect(alertsOf(crawls, everyMs)).toBe(expected);
});

it('a failure of which nobody was notified causes an alert with the next failed crawl, and its end causes none', () => {
  const unalerted = { failedSince: 5 * DAY, alertedAt: undefined, now: 6 * DAY };
  expect(alertOfEnd({ ...unalerted, isFailed: true })).toBe('crawls_failing');
  expect(alertOfEnd({ ...unalerted, isFailed: false })).toBeUndefined();
});

it('the end of failures causes an alert after the log has forgotten theirs', () => {
  const forgotten = { isFailed: false, failedSince: DAY, alertedAt: undefined, now: 40 * DAY };
  expect(alertOfEnd(forgotten)).toBe('crawls_recovered');
});
