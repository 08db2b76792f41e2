import { expect, it } from 'vitest';
import { recipientsOf } from './recipients-of.ts';

it.each([
  ['', []],
  [' \n ', []],
  ['a@example.com', ['a@example.com']],
  ['a@example.com\nb@example.com\r\n', ['a@example.com', 'b@example.com']],
  ['a@example.com, b@example.com; a@example.com', ['a@example.com', 'b@example.com']],
])('the recipients in the text %j are %j', (text, expected) => {
  expect(recipientsOf(text)).toEqual(expected);
});
