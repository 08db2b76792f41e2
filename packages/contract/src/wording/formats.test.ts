import { expect, it } from 'vitest';
import { durationText, millisecondsText } from './formats.ts';

it.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [59.7, '1 min'],
  [192, '3 min 12 s'],
  [3_600, '1 h'],
  [3_720, '1 h 2 min'],
  [3_725, '1 h 2 min'],
  [86_400, '24 h'],
])('a duration of %d s is "%s"', (seconds, expected) => {
  expect(durationText(seconds)).toBe(expected);
});

it.each([
  [0, '< 1 ms'],
  [0.4, '< 1 ms'],
  [1, '1 ms'],
  [340, '340 ms'],
  [999.4, '999 ms'],
  [999.6, '1.0 s'],
  [2_450, '2.5 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min'],
  [86_376_877, '23 h 59 min'],
])('%d milliseconds are "%s"', (ms, expected) => {
  expect(millisecondsText(ms, (value) => value.toFixed(1))).toBe(expected);
});
