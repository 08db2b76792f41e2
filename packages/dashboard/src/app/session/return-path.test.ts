import { expect, it } from 'vitest';
import { readReturnPath } from './return-path.ts';

it.each([
  ['/domains/1/issues?state=fixed', '/domains/1/issues?state=fixed'],
  ['/', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?return_to=/sign-in', '/'],
  [undefined, '/'],
  [['/'], '/'],
])('the return path %j leads to %s', (value, expected) => {
  expect(readReturnPath(value)).toBe(expected);
});
