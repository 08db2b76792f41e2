import { expect, test } from 'vitest';
import { atEndOfTest, beginTest, isInTest } from './at-end-of-test.ts';

const done: string[] = [];

test('what a test leaves for its end is not done before', () => {
  expect(isInTest()).toBe(true);
  atEndOfTest(() => done.push('first'));
  atEndOfTest(() => done.push('second'));
  expect(done).toEqual([]);
});

test('work left for the end of a test is done before the next test, the last first', () => {
  expect(done.splice(0)).toEqual(['second', 'first']);
});

test('under another runner all of it is done, also after something that fails, which is reported', async () => {
  const end = beginTest();
  atEndOfTest(() => done.push('first'));
  atEndOfTest(async () => {
    throw new Error('the folder is gone');
  });
  atEndOfTest(() => done.push('last'));
  expect(done).toEqual([]);
  await expect(end()).rejects.toThrow('the end of a test: Error: the folder is gone');
  expect(done.splice(0)).toEqual(['last', 'first']);
});
