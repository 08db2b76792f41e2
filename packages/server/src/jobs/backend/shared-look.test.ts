import { expect, it } from 'vitest';
import { SharedLook } from './shared-look.ts';

it('looks once for all callers of a round of the event loop, and answers each of them', async () => {
  const looks: (readonly number[])[] = [];
  const look = new SharedLook<number>(async (questions) => {
    looks.push(questions);
    return questions.map((question) => question > 1);
  });
  expect(await Promise.all([1, 2, 3].map((question) => look.finds(question)))).toEqual([false, true, true]);
  expect(await look.finds(4)).toBe(true);
  expect(looks).toEqual([[1, 2, 3], [4]]);
});

it('fails for all callers, and looks anew for the next', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve([true])];
  const look = new SharedLook<string>(() => answers.shift() ?? expect.fail('a third look'));
  const wanted = await Promise.allSettled([look.finds('a'), look.finds('b')]);
  expect(wanted.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await look.finds('c')).toBe(true);
});
