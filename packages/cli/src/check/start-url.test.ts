import { expect, it } from 'vitest';
import { startUrl } from './start-url.ts';

it.each([
  ['https://example.com/a?b', 'https://example.com/a?b', false],
  ['HTTP://Example.com', 'http://example.com/', false],
  ['example.com', 'https://example.com/', true],
  ['example.com:8443/x', 'https://example.com:8443/x', true],
  ['localhost:3000', 'http://localhost:3000/', false],
  ['127.0.0.1', 'http://127.0.0.1/', false],
  ['[::1]:8080', 'http://[::1]:8080/', false],
])('reads %s as %s', (text, href, fallbackToHttp) => {
  const start = startUrl(text);
  expect([start.url.href, start.fallbackToHttp]).toEqual([href, fallbackToHttp]);
});
