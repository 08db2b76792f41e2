import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

const hostile = {
  get message(): string {
    throw new Error('no');
  },
};

it.each<[string, unknown, string]>([
  ['text', 'refused', 'refused'],
  ['an object', { code: 7 }, '{ code: 7 }'],
  ['an object with a message', { message: 'refused', code: 7 }, 'refused'],
  ['an error whose message is no text', Object.assign(new Error('x'), { message: [1] }).message, '[ 1 ]'],
  ['nothing', null, 'null'],
  ['a number', 42, '42'],
  ['a symbol', Symbol('s'), 'Symbol(s)'],
  ['a big integer', 5n, '5n'],
  ['what refuses to be read', hostile, 'The job threw something that cannot be described.'],
  ['a long text', '💥'.repeat(3_000), '💥'.repeat(2_000)],
])('%s', (_what, thrown, text) => {
  expect(failureText(thrown)).toBe(text);
});
