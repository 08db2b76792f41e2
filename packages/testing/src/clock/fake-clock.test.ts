import { expect, test } from 'vitest';
import { fakeClock } from './fake-clock.ts';

test('time stands still until it is moved', async () => {
  const clock = fakeClock('2026-03-01T00:00:00Z');
  expect([clock.now(), clock.monotonic()]).toEqual([Date.UTC(2026, 2, 1), 0]);
  await clock.advance(1500);
  expect([clock.now(), clock.monotonic()]).toEqual([Date.UTC(2026, 2, 1) + 1500, 1500]);
  await expect(clock.advance(-1)).rejects.toThrow('forward');
  expect(() => fakeClock('soon')).toThrow('not a time');
});

test('sleepers wake in order of time, equals in order of falling asleep, each at its own time', async () => {
  const clock = fakeClock(0);
  const woken: string[] = [];
  const sleep = async (name: string, ms: number) => {
    await clock.sleep(ms);
    woken.push(`${name}@${clock.now()}`);
  };
  void Promise.all([sleep('c', 30), sleep('a', 10), sleep('b', 10), sleep('late', 101)]);
  await clock.advance(100);
  expect(woken).toEqual(['a@10', 'b@10', 'c@30']);
  await clock.advance(1);
  expect(woken.at(-1)).toBe('late@101');
});

test('who wakes and sleeps again inside an advance is woken again in the same one', async () => {
  const clock = fakeClock(0);
  const ticks: number[] = [];
  const leave = new AbortController();
  const loop = (async () => {
    for (;;) {
      await clock.sleep(60_000, leave.signal);
      ticks.push(clock.now());
    }
  })();
  await clock.advance(200_000);
  expect(ticks).toEqual([60_000, 120_000, 180_000]);
  leave.abort(new Error('stop'));
  await expect(loop).rejects.toThrow('stop');
});

test('an aborted sleep rejects with the reason and does not wake later', async () => {
  const clock = fakeClock(0);
  const leave = new AbortController();
  const results: string[] = [];
  const note = (promise: Promise<void>) =>
    promise.then(
      () => results.push('woken'),
      (reason: unknown) => results.push(String(reason)),
    );
  const asleep = note(clock.sleep(10, leave.signal));
  leave.abort('enough');
  await asleep;
  await note(clock.sleep(10, leave.signal));
  await clock.advance(10);
  expect(results).toEqual(['enough', 'enough']);
});

test('sleepers() waits until so many sleep', async () => {
  const clock = fakeClock(0);
  let ready = false;
  const two = clock.sleepers(2).then(() => {
    ready = true;
  });
  const first = clock.sleep(5);
  await new Promise(setImmediate);
  expect(ready).toBe(false);
  const second = clock.sleep(0);
  await two;
  await clock.advance(5);
  await Promise.all([first, second]);
  await clock.sleepers(0);
});
