import { expect, it, onTestFinished, vi } from 'vitest';
import { openGate } from '../platform/outages/database-gate.ts';
import { createTestContext } from '../test-support/test-context.ts';
import { createDatabaseClock, LOOK_MS } from './database-clock.ts';
import type { LookForWork } from './look-for-work.ts';
import { recordingWorkers } from './recording-workers.test-support.ts';
import { allWork, type Work } from './work.ts';

const deliveries = allWork.find(({ name }) => name === 'deliveries') as Work;

/** A database clock that runs on a clock of the test, and whose looks find what the test says. */
async function startClock() {
  const gate = { ...openGate };
  const test = await createTestContext({ services: { gate } });
  const look = vi.fn<LookForWork>(async () => []);
  const errors = vi.spyOn(test.services.log, 'error').mockReturnValue();
  const databaseClock = createDatabaseClock(test.services, () => look);
  await databaseClock.start(test.services, recordingWorkers().workers);
  onTestFinished(async () => {
    await databaseClock.stop();
    await test.close();
  });
  /** Lets time pass for so many looks. */
  const pass = (looks = 1) => test.clock.advance(looks * LOOK_MS);
  return { databaseClock, look, errors, gate, pass };
}

it('goes on after a look that failed: degraded until a look succeeds', async () => {
  const { databaseClock, look, pass } = await startClock();
  expect(databaseClock.isTroubled).toBe(false);
  look.mockRejectedValueOnce(new Error('gone'));
  await pass();
  expect(databaseClock.isTroubled).toBe(true);
  await pass();
  expect([databaseClock.isTroubled, look.mock.calls.length]).toEqual([false, 2]);
});

it('is degraded while one kind of work cannot be begun, and logs that once a minute', async () => {
  const { databaseClock, look, errors, pass } = await startClock();
  look.mockImplementation(async ({ onError }) => {
    onError(new Error('broken'), deliveries);
    return [];
  });
  await pass(50);
  expect(databaseClock.isTroubled).toBe(true);
  expect(errors).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ what: 'deliveries' }), expect.any(String));
  await pass(10);
  expect(errors).toHaveBeenCalledTimes(2);
});

it('does not look while the database is away, and is degraded until it is back', async () => {
  const { databaseClock, look, gate, pass } = await startClock();
  Object.assign(gate, { isAway: true });
  await pass(3);
  expect([databaseClock.isTroubled, look.mock.calls.length]).toEqual([true, 0]);
  Object.assign(gate, { isAway: false });
  await pass();
  expect([databaseClock.isTroubled, look.mock.calls.length]).toEqual([false, 1]);
});

it.each(['stop', 'close'] as const)('does not look any more after %s', async (end) => {
  const { databaseClock, look, pass } = await startClock();
  await pass();
  await databaseClock[end]();
  await pass(3);
  expect(look).toHaveBeenCalledOnce();
});

it('lets work that cannot begin rest for longer and longer, at longest for the time of a sweep', async () => {
  const { databaseClock, look, pass } = await startClock();
  const lookedAt: number[] = [];
  let isIdle = true;
  let looks = 0;
  look.mockImplementation(async ({ resting }) => {
    looks += 1;
    if (resting?.has(deliveries)) return [];
    lookedAt.push(looks);
    return isIdle ? [deliveries] : [];
  });
  await pass(60);
  expect(lookedAt).toEqual([1, 3, 6, 11, 20, 35, 50]);
  // An alarm for this kind ends its rest.
  await databaseClock.set('retry', 'id', 0);
  isIdle = false;
  await pass(2);
  expect(lookedAt.slice(7)).toEqual([61, 62]);
});
