import { expect, it } from 'vitest';
import { clockOf } from './clock-of.ts';

it.each([
  [271_000, '4:31'],
  [270_001, '4:31'],
  [60_000, '1:00'],
  [900, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [3_729_000, '1:02:09'],
])('%i ms is %s', (ms, expected) => {
  expect(clockOf(ms)).toBe(expected);
});
