import { expect, it } from 'vitest';
import { startDemo } from './start-demo.test-support.ts';

// What its history shows: run-keep.long.test.ts.

it('the demo that stays ends at once and leaves nothing behind while it still writes the history', async () => {
  const { process: demo, leftovers } = startDemo();
  await demo.waitForLine(/^Writing/, { timeoutMs: 60_000 });
  expect(await demo.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(leftovers()).toEqual([]);
});
