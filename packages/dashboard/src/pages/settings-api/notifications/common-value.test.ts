import { expect, it } from 'vitest';
import { commonValue } from './common-value.ts';

it.each([
  [[], undefined],
  [['off'], 'off'],
  [['off', 'off'], 'off'],
  [['off', 'news', 'off'], undefined],
  [[false, false], false],
])('the common value of %j is %j', (values, expected) => {
  expect(commonValue<unknown>(values)).toBe(expected);
});
