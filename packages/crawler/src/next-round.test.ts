import { setImmediate as loopRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { nextRound } from './next-round.ts';

test('of many waiting callers one continues in each round of the event loop, in their order', async () => {
  const order: (number | string)[] = [];
  const work = async (name: number): Promise<void> => {
    for (let step = 0; step < 2; step++) {
      await nextRound();
      order.push(name);
    }
  };
  const loop = async (): Promise<void> => {
    for (let round = 0; round < 6; round++) {
      await loopRound();
      order.push('loop');
    }
  };
  await Promise.all([work(1), work(2), work(3), loop()]);
  expect(order.filter((one) => one !== 'loop')).toEqual([1, 2, 3, 1, 2, 3]);
  const steps = order.map((one) => (one === 'loop' ? '|' : '.')).join('');
  expect(steps).not.toContain('..');
});

test('a caller continues also when none had waited for a while', async () => {
  await nextRound();
  await loopRound();
  await nextRound();
});
