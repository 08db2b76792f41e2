import { expect, it } from 'vitest';
import { daysLeft, dueNotice } from './due-notice.ts';

const DAY = 24 * 60 * 60_000;
const at = (days: number, noticedDays: number | null = null) =>
  dueNotice({ validFrom: null, validTo: days * DAY, noticedDays }, 0);

it.each<[what: string, days: number, noticed: number | null, due: number | undefined]>([
  ['early', 21.01, null, undefined],
  ['at 21 days', 21, null, 21],
  ['once at 21 days', 20.9, 21, undefined],
  ['at 7 days', 7, 21, 7],
  ['once at 7 days', 1.01, 7, undefined],
  ['at 1 day', 1, 7, 1],
  ['once at 1 day', 0.1, 1, undefined],
  ['one where several were missed', 0.5, null, 1],
  ['one where the first was missed', 5, null, 7],
  ['none once it has ended', 0, 7, undefined],
])('a notice is due %s', (_what, days, noticed, due) => {
  expect(at(days, noticed)).toBe(due);
});

/** Days before the end of a certificate at which notices are sent when it is looked at every hour */
function noticedAt(lifetime: number): number[] {
  const [validFrom, validTo] = [0, lifetime * DAY];
  const days: number[] = [];
  let noticedDays: number | null = null;
  for (let now = 0; now < validTo; now += DAY / 24) {
    const due = dueNotice({ validFrom, validTo, noticedDays }, now);
    if (due === undefined) continue;
    noticedDays = due;
    days.push(Number(((validTo - now) / DAY).toFixed(1)));
  }
  return days;
}

it.each([
  [398, [21, 7, 1]],
  [90, [21, 7, 1]],
  [60, [14, 4.7, 1]],
  [47, [11, 3.6, 1]],
  [45, [10.5, 3.5, 1]],
  [10, [2.3, 1]],
  [6, [1.4, 1]],
  [1, [0.3]],
])('a certificate that is valid for %d days brings notices %j days before its end', (lifetime, expected) => {
  const days = noticedAt(lifetime);
  expect(days).toEqual(expected);
  // Clients that renew when a third of the lifetime is left have done so by then.
  expect(days[0]).toBeLessThan(lifetime / 3);
});

it('days that are left are whole', () => {
  expect([20.1, 7, 0.01].map((days) => daysLeft(days * DAY, 0))).toEqual([21, 7, 1]);
});
