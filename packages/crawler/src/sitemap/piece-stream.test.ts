import { expect, test } from 'vitest';
import { PieceStream } from './piece-stream.ts';

test('give waits until the piece was read, and returns whether the reader needs more', async () => {
  const stream = new PieceStream();
  const read: number[] = [];
  const given: string[] = [];
  const reading = (async () => {
    for await (const [first = 0] of stream) {
      read.push(first);
      if (first === 2) break;
    }
  })();
  for (const value of [1, 2, 3]) {
    const goesOn = await stream.give(Uint8Array.of(value));
    given.push(`${value} ${goesOn} after ${read.length}`);
  }
  await reading;
  expect(given).toEqual(['1 true after 1', '2 false after 2', '3 false after 2']);
});

test('pieces that were given before the end are read', async () => {
  const stream = new PieceStream();
  const given = [stream.give(Uint8Array.of(1)), stream.give(Uint8Array.of(2))];
  stream.end();
  const read: number[] = [];
  for await (const [first = 0] of stream) read.push(first);
  expect(read).toEqual([1, 2]);
  expect(await Promise.all(given)).toEqual([true, true]);
});
