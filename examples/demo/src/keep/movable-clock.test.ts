import { expect, it } from 'vitest';
import { createMovableClock } from './movable-clock.ts';

it('a movable clock begins at the time that is given, goes on, and is set ahead but never back', () => {
  const clock = createMovableClock(1_000_000);
  const before = clock.monotonic();
  expect(clock.now()).toBeGreaterThanOrEqual(1_000_000);
  clock.moveTo(90_000_000);
  expect(clock.now()).toBeGreaterThanOrEqual(90_000_000);
  expect(clock.monotonic() - before).toBeGreaterThan(80_000_000);
  clock.moveTo(2_000_000);
  clock.moveBy(-1_000);
  expect(clock.now()).toBeGreaterThanOrEqual(90_000_000);
  clock.moveBy(5_000);
  expect(clock.now()).toBeGreaterThanOrEqual(90_005_000);
});
