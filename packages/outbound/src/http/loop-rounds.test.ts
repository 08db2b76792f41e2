import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LoopRounds } from './loop-rounds.ts';

test('a waiting object is never called in the round in which it began to wait, and always in the next whole one', async () => {
  const rounds = new LoopRounds();
  const received: string[] = [];
  const waiter = (name: string) => ({ onRound: () => void received.push(name) });
  rounds.wait(waiter('first'));
  await nextLoop();
  rounds.wait(waiter('second'));
  expect(received).toEqual([]);
  await nextLoop();
  expect(received).toEqual(['first']);
  await nextLoop();
  expect(received).toEqual(['first', 'second']);
  rounds.wait({
    onRound: () => {
      received.push('third');
      rounds.wait(waiter('fourth'));
    },
  });
  for (let i = 0; i < 4; i++) await nextLoop();
  expect(received).toEqual(['first', 'second', 'third', 'fourth']);
});
