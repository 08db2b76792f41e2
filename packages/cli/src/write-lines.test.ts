import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { writeLines } from './write-lines.ts';

/** A stream that takes one line at a time, one round of the event loop later. */
const slow = (taken: string[]) =>
  new Writable({
    highWaterMark: 1,
    write: (chunk, _, done) => void setImmediate(() => done(void taken.push(String(chunk)))),
  });

it('waits for a slow reader and leaves no listener on its stream', async () => {
  const taken: string[] = [];
  const stream = slow(taken);
  const before = stream.eventNames().map((name) => [name, stream.listenerCount(name)]);
  let ahead = 0;
  const lines = function* () {
    for (let at = 0; at < 50; at++) {
      ahead = Math.max(ahead, at - taken.length);
      yield String(at);
    }
  };
  await writeLines(stream, lines());
  expect(taken).toHaveLength(50);
  expect(ahead).toBe(0);
  expect(stream.eventNames().map((name) => [name, stream.listenerCount(name)])).toEqual(before);
});

it('stops when the reader goes away', async () => {
  const stream = slow([]);
  const lines = function* () {
    yield 'a';
    setImmediate(() => stream.destroy());
    yield 'b';
    yield 'c';
    throw new Error('went on');
  };
  await writeLines(stream, lines());
  expect(stream.destroyed).toBe(true);
});

it('writes as much at once as the stream holds, not each line', async () => {
  const chunks: number[] = [];
  const stream = new Writable({
    highWaterMark: 1_000,
    write: (chunk, _, done) => {
      chunks.push(chunk.length);
      done();
    },
  });
  await writeLines(
    stream,
    Array.from({ length: 105 }, () => 'x'.repeat(99)),
  );
  expect(chunks).toEqual([...Array.from({ length: 10 }, () => 1_000), 500]);
});
