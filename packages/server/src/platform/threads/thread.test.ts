import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { Thread, ThreadError } from './thread.ts';
import { createThreadStore } from './thread-store.ts';

/** Source of a thread that sends each message back twice; some words have an effect. */
const ECHO = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', (said) => {
  if (said === 'throw') throw new Error('broken');
  if (said === 'exit') process.exit(0);
  if (said === 'fill') for (const all = []; ; ) all.push(new Array(1e6).fill({}));
  if (said === 'hang') return;
  parentPort.postMessage(said + threadId);
  parentPort.postMessage(said);
});`;
const start = (): Worker => new Worker(ECHO, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });

it('gets and says one thing after the other', async () => {
  const thread = new Thread<string, string>(start());
  thread.post('a');
  thread.post('b');
  expect([await thread.next(), await thread.next(), await thread.next(), await thread.next()]).toEqual([
    expect.stringMatching(/^a\d+$/),
    'a',
    expect.stringMatching(/^b\d+$/),
    'b',
  ]);
  await thread.end();
});

it.each(['throw', 'exit', 'fill', 'hang'])(
  'that does not answer (%s) is an error, and takes nothing more',
  async (word) => {
    const thread = new Thread<string, string>(start());
    thread.post(word);
    await expect(thread.next(word === 'hang' ? 1 : undefined)).rejects.toThrow(ThreadError);
    await thread.end();
    expect(thread.hasEnded).toBe(true);
    await expect(thread.next()).rejects.toThrow(ThreadError);
  },
);

it('stays for the next work, unless it has ended or had none for a while', async () => {
  const started: Worker[] = [];
  const startAnother = (): Worker => {
    started.push(start());
    return started.at(-1) as Worker;
  };
  const threads = createThreadStore<string, string>(startAnother, 1);
  const first = threads.take();
  threads.give(first);
  // Its idle time is not over yet.
  expect(threads.take()).toBe(first);
  expect(threads.take()).not.toBe(first);
  threads.give(first);
  await expect.poll(() => first.hasEnded).toBe(true);
  const another = threads.take();
  expect(another).not.toBe(first);
  await another.end();
  threads.give(another);
  expect(threads.take()).not.toBe(another);
  for (const worker of started) await worker.terminate();
});
