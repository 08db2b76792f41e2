import { expect, it } from 'vitest';
import { isWildcard, localUrl } from './local-url.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['0:0:0:0:0:0:0:0', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
  ['2001:db8::1', 'http://[2001:db8::1]:8080'],
  ['links.internal', 'http://links.internal:8080'],
])('a server on %s is reached at %s', (host, url) => {
  expect(localUrl({ host, port: 8080 })).toBe(url);
  expect(isWildcard(host)).toBe(url.includes('localhost'));
});
