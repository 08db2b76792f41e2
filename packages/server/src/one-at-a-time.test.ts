import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('the event loop goes round before each piece; they keep their order', async () => {
  const queue = oneAtATime(5);
  const seen: (number | 'loop')[] = [];
  const all = [1, 2, 3].map((piece) => queue(() => seen.push(piece)));
  for (let round = 0; round < 3; round++) {
    await new Promise(setImmediate);
    seen.push('loop');
  }
  await Promise.all(all);
  const pieces = seen.filter((one) => one !== 'loop');
  expect(pieces).toEqual([1, 2, 3]);
  expect(seen.indexOf(2) - seen.indexOf(1)).toBeGreaterThan(1);
  expect(seen.indexOf(3) - seen.indexOf(2)).toBeGreaterThan(1);
});

test('what fails holds up nobody', async () => {
  const queue = oneAtATime(5);
  const failing = queue(() => {
    throw new Error('broken');
  });
  const next = queue(() => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('more than may wait are refused, and can be repeated when there is room', async () => {
  const queue = oneAtATime(2);
  const waiting = [queue(() => 1), queue(() => 2)];
  await expect(queue(() => 3)).rejects.toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 1 } });
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await queue(() => 4)).toBe(4);
});
