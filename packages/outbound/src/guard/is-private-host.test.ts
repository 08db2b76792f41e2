import { expect, test } from 'vitest';
import { isPrivateHost } from './is-private-host.ts';

test.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['localhost.', true],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['192.168.0.1', true],
  ['[::1]', true],
  ['[fd00::1]', true],
  ['93.184.216.34', false],
  ['[2606:2800:220:1::1]', false],
  ['example.com', false],
  ['notlocalhost', false],
  ['localhost.example.com', false],
])('%s: %s', (hostname, isPrivate) => {
  expect(isPrivateHost(hostname)).toBe(isPrivate);
});
