import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work of one piece. */
const once = <T>(work: () => T) =>
  function* () {
    yield;
    return work();
  };

test('the event loop goes round between the pieces; work is done in its order, each to its end', async () => {
  const queue = oneAtATime(5);
  const seen: string[] = [];
  const work = function* (name: string) {
    seen.push(`${name} begins`);
    yield;
    seen.push(`${name} ends`);
  };
  let ended = false;
  const all = Promise.all(['first', 'second'].map((name) => queue(() => work(name)))).then(() => {
    ended = true;
  });
  while (!ended) {
    await new Promise(setImmediate);
    seen.push('loop');
  }
  await all;
  const pieces = seen.filter((one) => one !== 'loop');
  expect(pieces).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  for (const [at, one] of seen.entries()) if (one !== 'loop') expect(seen[at + 1]).toBe('loop');
});

test('what fails holds up nobody', async () => {
  const queue = oneAtATime(5);
  const failing = queue(
    once(() => {
      throw new Error('broken');
    }),
  );
  const next = queue(once(() => 'done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('more than may wait are refused, and can be repeated when there is room', async () => {
  const queue = oneAtATime(2);
  const waiting = [queue(once(() => 1)), queue(once(() => 2))];
  await expect(queue(once(() => 3))).rejects.toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 1 } });
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await queue(once(() => 4))).toBe(4);
});
