import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atOnce, inTurns, type Turns } from './in-turns.ts';

function* steps(count: number, done: () => void): Turns<string> {
  for (let step = 0; step < count; step++) {
    done();
    yield;
  }
  return 'all';
}

test('others have the event loop at each yield', async () => {
  const order: string[] = [];
  const work = inTurns(steps(3, () => order.push('work')));
  const other = (async () => {
    for (let turn = 0; turn < 3; turn++) {
      order.push('other');
      await nextTurn();
    }
  })();
  expect(await work).toBe('all');
  await other;
  expect(order).toEqual(['work', 'other', 'work', 'other', 'work', 'other']);
});

test('at once means in this turn', () => {
  let done = 0;
  expect(atOnce(steps(3, () => done++))).toBe('all');
  expect(done).toBe(3);
});

test('what the work throws, whoever waits for it hears', async () => {
  const failing = function* (): Turns<void> {
    yield;
    throw new RangeError('no');
  };
  await expect(inTurns(failing())).rejects.toThrow(RangeError);
});
