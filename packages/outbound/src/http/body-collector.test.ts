import { expect, test } from 'vitest';
import { BodyCollector } from './body-collector.ts';

test('a pause ends when the sink has taken all pieces that came together, not the first of them', async () => {
  const taken: Array<(more: boolean) => void> = [];
  const sink = (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    taken.push(resolve);
    return promise;
  };
  let drains = 0;
  const drained = Promise.withResolvers<void>();
  const listener = {
    onEnough: () => {},
    onDrain: () => {
      drains += 1;
      drained.resolve();
    },
  };
  const collector = new BodyCollector({ codings: [], maxBytes: 100, length: 0, sink }, listener);
  expect([collector.write(Buffer.from('one')), collector.write(Buffer.from('two'))]).toEqual([false, false]);
  taken[0]?.(true);
  await expect.poll(() => taken.length).toBe(2);
  expect(drains).toBe(0);
  taken[1]?.(true);
  await drained.promise;
  expect(drains).toBe(1);
});
