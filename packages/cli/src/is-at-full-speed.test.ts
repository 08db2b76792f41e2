import { expect, test } from 'vitest';
import { isAtFullSpeed } from './is-at-full-speed.ts';

test.each(
  [
    ['check', '--rate', '0', 'https://example.com'],
    ['check', 'https://example.com', '--rate=0'],
  ].map((args) => [args]),
)('%j is at full speed', (args) => {
  expect(isAtFullSpeed(args)).toBe(true);
});

test.each(
  [[], ['check', 'https://example.com'], ['check', '--rate', '4'], ['check', '--rate'], ['serve', '--rate', '0']].map(
    (args) => [args],
  ),
)('%j does not', (args) => {
  expect(isAtFullSpeed(args)).toBe(false);
});
