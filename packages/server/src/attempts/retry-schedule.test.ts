import { expect, it } from 'vitest';
import { nextAttemptAt } from './retry-schedule.ts';

const scheduleSeconds = [60, 300, 900];
const wait = (number: number, random = 0, retryAfterMs?: number) =>
  nextAttemptAt({ number, endedAt: 1000, retryAfterMs }, { scheduleSeconds, random });

it.each([
  [1, 60_000],
  [2, 300_000],
  [3, 900_000],
])('waits the documented time after attempt %i', (number, ms) => {
  expect(wait(number)).toBe(1000 + ms);
});

it('has no attempt after the fourth', () => {
  expect(wait(4)).toBeUndefined();
  expect(wait(5)).toBeUndefined();
});

it.each([0, 0.25, 0.5, 0.999, 1])('spreads retries later by 10 percent at most, never earlier (%f)', (random) => {
  expect(wait(2, random)).toBe(1000 + 300_000 + Math.round(30_000 * random));
});

it.each([
  { wanted: 0, ms: 60_000 },
  { wanted: 59_999, ms: 60_000 },
  { wanted: 61_000, ms: 61_000 },
  { wanted: 120_000, ms: 120_000 },
  { wanted: 120_001, ms: 120_000 },
  { wanted: Number.MAX_VALUE, ms: 120_000 },
])('stretches to what the subscriber demands, to twice the wait at most ($wanted ms)', ({ wanted, ms }) => {
  expect(wait(1, 0, wanted)).toBe(1000 + ms);
});

it('does not add the spread to what the subscriber demands', () => {
  expect(wait(1, 1, 120_000)).toBe(1000 + 120_000);
  expect(wait(1, 1, 61_000)).toBe(1000 + 66_000);
});

it('stretches further where the policy says so', () => {
  const failed = { number: 1, endedAt: 1000, retryAfterMs: 3_600_000 };
  const policy = { scheduleSeconds, random: 0, maxStretch: Number.POSITIVE_INFINITY };
  expect(nextAttemptAt(failed, policy)).toBe(1000 + 3_600_000);
});
