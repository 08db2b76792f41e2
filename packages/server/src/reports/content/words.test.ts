import { expect, it } from 'vitest';
import { duration } from './words.ts';

it.each([
  [null, 'unknown'],
  // Never nothing: it took a moment.
  [0.2, '1 s'],
  [59, '59 s'],
  [3_720, '1 h 2 min'],
])('a duration of %s seconds is "%s"', (seconds, expected) => {
  expect(duration(seconds)).toBe(expected);
});
