import { expect, it } from 'vitest';
import { UsageError } from '../../usage-error.ts';
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

it.each([
  ['http://127.0.0.1:99999/', 'Ports end at 65535.'],
  ['localhost:99999', 'Ports end at 65535.'],
  ['https://example.com:80a/', 'The port is not a number.'],
  ['http://exa mple.com/', 'A host name cannot contain a space.'],
  ['http://[bad', 'The host is not a valid host name or address.'],
  ['http://', 'The host is missing.'],
])('says why %s is no URL', (text, why) => {
  expect(() => startUrl(text)).toThrow(new UsageError(`${text} is no URL. ${why} Give one like https://example.com`));
});

it.each(['http://127.0.0.1:6000', 'https://example.com:25/', 'localhost:6667'])(
  'says of %s that browsers open no site on its port, whatever its address is',
  (text) => {
    expect(() => startUrl(text)).toThrow(/^Browsers open no site on port \d+,/);
  },
);
