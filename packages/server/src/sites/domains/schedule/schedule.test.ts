import { describe, expect, it, test } from 'vitest';
import { defaultPlans } from '../../../people/accounts/plans.ts';
import { defaultCrawlConfig, type StoredSchedule } from '../domain-row.ts';
import { frequencyInForce, isFasterThanPlan, nextCrawlAt } from './schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const after = Date.UTC(2026, 0, 31, 12);

const next = (schedule: Partial<StoredSchedule>, { id = 'domain-7', plan = defaultPlans.agency, from = after } = {}) =>
  nextCrawlAt({ ...defaultCrawlConfig, ...schedule }, { id, plan, after: from });
const nextIso = (schedule: Partial<StoredSchedule>, options?: Parameters<typeof next>[1]) =>
  new Date(next(schedule, options) ?? Number.NaN).toISOString();

describe('what the owner leaves open is spread over the domains:', () => {
  it.each([
    ['hourly', HOUR],
    ['daily', DAY],
    ['weekly', 7 * DAY],
    ['monthly', 28 * DAY],
  ] as const)('%s', (frequency, interval) => {
    const ids = Array.from(
      { length: 2_000 },
      (_, index) => `0199c000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    const starts = ids.map((id) => next({ frequency }, { id, from: Date.UTC(2026, 1, 1) - 1 }) ?? 0);
    expect(starts).toEqual(ids.map((id) => next({ frequency }, { id, from: Date.UTC(2026, 1, 1) - 1 })));
    const tenthOf = (start: number): number => Math.floor(((start - Date.UTC(2026, 1, 1)) / interval) * 10);
    const tenths = Array.from({ length: 10 }, (_, tenth) => starts.filter((start) => tenthOf(start) === tenth).length);
    // An even distribution would have 200 in each.
    expect(Math.min(...tenths)).toBeGreaterThan(100);
    expect(Math.max(...tenths)).toBeLessThan(300);
  });

  it('the time of a day that is named, the day of a time that is named', () => {
    const own = Array.from({ length: 200 }, (_, index) =>
      nextIso({ frequency: 'weekly', day_of_week: 'friday' }, { id: `domain-${index}` }),
    );
    expect(new Set(own.map((at) => at.slice(0, 10)))).toEqual(new Set(['2026-02-06']));
    expect(new Set(own).size).toBeGreaterThan(190);
    const days = Array.from({ length: 200 }, (_, index) =>
      nextIso({ frequency: 'monthly', time: '04:00' }, { id: `domain-${index}`, from: Date.UTC(2026, 1, 1) }),
    );
    expect(new Set(days.map((at) => at.slice(11)))).toEqual(new Set(['04:00:00.000Z']));
    expect(new Set(days.map((at) => at.slice(0, 10))).size).toBe(28);
  });
});

it('what the owner names is kept to the minute, on the clocks of the time zone', () => {
  const time_zone = 'Europe/Berlin';
  expect(nextIso({ frequency: 'daily', time: '02:30', time_zone })).toBe('2026-02-01T01:30:00.000Z');
  expect(nextIso({ frequency: 'weekly', day_of_week: 'monday', time: '23:59', time_zone })).toBe(
    '2026-02-02T22:59:00.000Z',
  );
  expect(nextIso({ frequency: 'monthly', day_of_month: 31, time: '00:00', time_zone })).toBe(
    '2026-02-27T23:00:00.000Z',
  );
});

it('off means never', () => expect(next({ frequency: 'off', time: '02:30' })).toBeNull());

it('under a slower plan the same settings run as often as the plan lets them', () => {
  const schedule = { frequency: 'hourly', day_of_week: 'friday', time: '06:00' } as const;
  expect(nextIso(schedule, { plan: defaultPlans.pro })).toBe('2026-02-01T06:00:00.000Z');
  expect(nextIso(schedule, { plan: defaultPlans.free })).toBe('2026-02-06T06:00:00.000Z');
});

test.each([
  ['free', 'weekly', ['hourly', 'daily']],
  ['solo', 'daily', ['hourly']],
  ['pro', 'daily', ['hourly']],
  ['agency', 'hourly', []],
] as const)('%s crawls %s at the fastest', (name, fastest, tooFast) => {
  const plan = defaultPlans[name];
  const all = ['off', 'hourly', 'daily', 'weekly', 'monthly'] as const;
  expect(all.filter((frequency) => isFasterThanPlan(frequency, plan))).toEqual(tooFast);
  expect(all.map((frequency) => frequencyInForce(frequency, plan))).toEqual(
    all.map((frequency) => ((tooFast as readonly string[]).includes(frequency) ? fastest : frequency)),
  );
});
