import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LoopTurns } from './loop-turns.ts';

test('nobody has a turn in the rest of the one in which it began to wait, and nobody waits for longer than the next', async () => {
  const turns = new LoopTurns();
  const heard: string[] = [];
  const waiter = (name: string) => ({ onTurn: () => void heard.push(name) });
  turns.wait(waiter('first'));
  await nextTurn();
  turns.wait(waiter('second'));
  expect(heard).toEqual([]);
  await nextTurn();
  expect(heard).toEqual(['first']);
  await nextTurn();
  expect(heard).toEqual(['first', 'second']);
  turns.wait({
    onTurn: () => {
      heard.push('third');
      turns.wait(waiter('fourth'));
    },
  });
  for (let i = 0; i < 4; i++) await nextTurn();
  expect(heard).toEqual(['first', 'second', 'third', 'fourth']);
});
