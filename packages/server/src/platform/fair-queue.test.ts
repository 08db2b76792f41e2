import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Enters the queue, and notes the name when there is a place. */
function noted(queue: ReturnType<typeof createFairQueue>) {
  const entered: string[] = [];
  const enter = (name: string, signal?: AbortSignal): Promise<void> =>
    queue.enter(name.slice(0, 1), signal).then(() => void entered.push(name));
  return { entered, enter };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('gives the first their places at once, then one for each that is left, in rotation between owners', async () => {
  const queue = createFairQueue(2);
  const { entered, enter } = noted(queue);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']) void enter(name);
  await settled();
  expect(entered).toEqual(['a1', 'a2']);
  expect([queue.waiting, queue.waitingOf('a'), queue.waitingOf('b'), queue.waitingOf('d')]).toEqual([6, 3, 2, 0]);
  for (let left = 0; left < 8; left += 1) queue.leave();
  await settled();
  expect(entered).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
  // All places are free again, and there are no more than before.
  for (const name of ['d1', 'd2', 'd3']) void enter(name);
  await settled();
  expect([entered.slice(8), queue.waiting]).toEqual([['d1', 'd2'], 1]);
});

it('a caller who gives up leaves the queue, and gets no place later', async () => {
  const queue = createFairQueue(1);
  const { entered, enter } = noted(queue);
  const leaving = new AbortController();
  await enter('a1');
  const waiting = enter('a2', leaving.signal);
  void enter('b1');
  leaving.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(enter('a3', leaving.signal)).rejects.toThrow('gone');
  expect(queue.waiting).toBe(1);
  queue.leave();
  queue.leave();
  await settled();
  expect([entered, queue.waiting]).toEqual([['a1', 'b1'], 0]);
});
