import { fakeClock } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { ServiceError } from '../errors.ts';
import { CallersInside } from './callers-inside.ts';

const away = () => new ServiceError('unavailable', 'away');
const slow = () => new ServiceError('unavailable', 'slow');

function start() {
  const clock = fakeClock(0);
  const state = { isSlow: false, sleeps: 0 };
  const sleep: typeof clock.sleep = (...how) => {
    state.sleeps += 1;
    return clock.sleep(...how);
  };
  const inside = new CallersInside({
    clock: { ...clock, sleep },
    patienceMs: () => (state.isSlow ? 4_000 : 60_000),
    everyMs: 500,
    refusal: slow,
  });
  onTestFinished(() => inside.stop());
  const ends: string[] = [];
  /** Enters with work; the returned function ends it. */
  const enter = (name: string): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    inside
      .through(() => promise)
      .then(
        () => ends.push(`${name} done`),
        (error: ServiceError) => ends.push(`${name} ${error.message}`),
      );
    return resolve;
  };
  return { clock, state, inside, ends, enter };
}

it('has one timer for all, and none once nobody is inside', async () => {
  const { clock, state, ends, enter } = start();
  const leave = Array.from({ length: 100 }, (_, n) => enter(`${n}`));
  expect(state.sleeps).toBe(1);
  for (const one of leave) one();
  await clock.advance(500);
  expect([ends.length, state.sleeps]).toEqual([100, 1]);
  await clock.advance(10_000);
  expect(state.sleeps).toBe(1);
  enter('the next')();
  expect(state.sleeps).toBe(2);
});

it('ends the waits of those who are inside for longer than the patience of the moment', async () => {
  const { clock, state, ends, enter } = start();
  enter('early');
  await clock.advance(3_000);
  enter('late');
  await clock.advance(3_000);
  expect(ends).toEqual([]);
  state.isSlow = true;
  await clock.advance(500);
  expect(ends).toEqual(['early slow']);
  await clock.advance(1_000);
  expect(ends).toEqual(['early slow', 'late slow']);
});

it('lets all go at once', async () => {
  const { inside, ends, enter } = start();
  enter('one');
  enter('two');
  inside.letAllGo(away);
  await expect.poll(() => ends).toEqual(['one away', 'two away']);
});
