import { setImmediate as nextRound } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('the item that was added first is taken first, in whatever order items are added and taken', () => {
  const queue = new Queue<number>();
  let pushed = 0;
  let taken = 0;
  for (let round = 0; round < 5_000; round++) {
    for (let more = (round * 7_919) % 5; more > 0; more--) queue.push(pushed++);
    for (let fewer = (round * 104_729) % 4; fewer > 0; fewer--) {
      expect(queue.first).toBe(taken < pushed ? taken : undefined);
      expect(queue.take()).toBe(taken < pushed ? taken++ : undefined);
    }
    expect(queue.length).toBe(pushed - taken);
  }
  expect(taken).toBeGreaterThan(5_000);
});

test('taken items are not kept in memory, although the queue is never empty', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const queue = new Queue<object>();
  const taken: WeakRef<object>[] = [];
  queue.push({});
  for (let i = 0; i < 500; i++) {
    queue.push({});
    taken.push(new WeakRef(queue.take() ?? {}));
  }
  // A WeakRef holds its target to the end of the round of the event loop.
  await nextRound();
  collect();
  expect(taken.filter((ref) => ref.deref() !== undefined)).toHaveLength(0);
  expect(queue.length).toBe(1);
});
