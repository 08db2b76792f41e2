import { expect, test } from 'vitest';
import { PageClock } from './page-clock.ts';

/** A clock, and the time that it measures, which is set by hand. */
function open(maxHeldMs = 1_000) {
  const time = { now: 50 };
  return { time, clock: new PageClock(maxHeldMs, () => time.now) };
}

test('the clock stands still while at least one holds it', () => {
  const { time, clock } = open();
  time.now += 10;
  const one = clock.hold();
  const other = clock.hold();
  time.now += 100;
  one();
  one();
  time.now += 100;
  expect(clock.ms).toBe(10);
  other();
  time.now += 5;
  expect(clock.ms).toBe(15);
});

test('it goes on when it was held as long as it may be', () => {
  const { time, clock } = open(30);
  const goOn = clock.hold();
  time.now += 100;
  expect(clock.ms).toBe(70);
  goOn();
  clock.hold();
  time.now += 100;
  expect(clock.ms).toBe(170);
});

test('waiting for a time ends when the clock has reached it', async () => {
  const { time, clock } = open();
  time.now += 40;
  await clock.until(40, new AbortController().signal);
  expect(clock.ms).toBe(40);
});
