import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atOnce, inSlices, type Slices } from './in-slices.ts';

function* steps(count: number, done: () => void): Slices<string> {
  for (let step = 0; step < count; step++) {
    done();
    yield;
  }
  return 'all';
}

test('the event loop runs other work at each yield', async () => {
  const order: string[] = [];
  const work = inSlices(steps(3, () => order.push('work')));
  const other = (async () => {
    for (let round = 0; round < 3; round++) {
      order.push('other');
      await nextRound();
    }
  })();
  expect(await work).toBe('all');
  await other;
  expect(order).toEqual(['work', 'other', 'work', 'other', 'work', 'other']);
});

test('atOnce does the work in the current round of the event loop', () => {
  let done = 0;
  expect(atOnce(steps(3, () => done++))).toBe('all');
  expect(done).toBe(3);
});

test('an error of the work rejects the promise', async () => {
  const failing = function* (): Slices<void> {
    yield;
    throw new RangeError('no');
  };
  await expect(inSlices(failing())).rejects.toThrow(RangeError);
});
