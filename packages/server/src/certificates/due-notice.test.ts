import { expect, it } from 'vitest';
import { daysLeft, dueNotice } from './due-notice.ts';

const DAY = 24 * 60 * 60_000;
const at = (days: number, noticedDays: number | null = null) => dueNotice({ validTo: days * DAY, noticedDays }, 0);

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

it('days that are left are whole', () => {
  expect([20.1, 7, 0.01].map((days) => daysLeft(days * DAY, 0))).toEqual([21, 7, 1]);
});
