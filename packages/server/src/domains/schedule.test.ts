import { expect, test } from 'vitest';
import { defaultPlans } from '../accounts/plans.ts';
import { firstCrawlAt, followingCrawlAt, frequencyInForce, isFasterThanPlan } from './schedule.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 0, 31, 12);

test.each([
  ['hourly', HOUR],
  ['daily', 24 * HOUR],
  ['weekly', 168 * HOUR],
  ['monthly', 720 * HOUR],
] as const)(
  '%s: due one interval from now, spread over a tenth of it, always the same for a domain',
  (frequency, interval) => {
    const delays = Array.from(
      { length: 500 },
      (_, i) => (firstCrawlAt(frequency, { id: `domain-${i}`, now }) ?? 0) - now,
    );
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(interval);
    expect(Math.max(...delays)).toBeLessThan(interval * 1.1);
    expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(interval * 0.08);
    expect(firstCrawlAt(frequency, { id: 'domain-7', now })).toBe(now + (delays[7] ?? 0));
  },
);

test('the next one keeps the phase, however late the present one is taken', () => {
  const due = now;
  expect(followingCrawlAt('daily', { due, now: due })).toBe(due + 24 * HOUR);
  expect(followingCrawlAt('daily', { due, now: due + 23 * HOUR })).toBe(due + 24 * HOUR);
  expect(followingCrawlAt('daily', { due, now: due + 24 * HOUR })).toBe(due + 48 * HOUR);
  expect(followingCrawlAt('hourly', { due, now: due + 10.5 * HOUR })).toBe(due + 11 * HOUR);
});

test('off means never', () => {
  expect(firstCrawlAt('off', { id: 'x', now })).toBeNull();
  expect(followingCrawlAt('off', { due: now, now })).toBeNull();
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
