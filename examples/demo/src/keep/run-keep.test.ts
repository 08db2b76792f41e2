import { expect, it } from 'vitest';
import { startDemo } from './kept-demo.test-support.ts';

it('the demo that stays ends at once and without leftovers while it still writes its history', async () => {
  const { process: demo, leftovers } = startDemo();
  await demo.waitForLine(/^Writing/);
  expect(await demo.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(leftovers()).toEqual([]);
});
