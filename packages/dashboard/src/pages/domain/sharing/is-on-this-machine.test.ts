import { expect, it } from 'vitest';
import { isOnThisMachine } from './is-on-this-machine.ts';

it.each([
  ['http://127.0.0.1:8080/share/x', true],
  ['http://localhost:8080/share/x', true],
  ['http://[::1]/share/x', true],
  ['https://linkvitals.example.com/share/x', false],
  ['https://127.0.0.1.example.com/share/x', false],
  ['http://192.168.1.2:8080/share/x', false],
])('a share link to %s is of no use elsewhere: %s', (url, expected) => {
  expect(isOnThisMachine(url)).toBe(expected);
});
