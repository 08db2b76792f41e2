import { expect, test } from 'vitest';
import { OutboundError } from '../outbound-error.ts';
import { createAddressPolicy } from './address-policy.ts';
import { parseConnectTo } from './connect-to.ts';
import { createUrlPolicy } from './url-policy.ts';

function judge(url: string, given: { allowCidrs?: string[]; connectTo?: string[] } = {}) {
  const policy = createUrlPolicy({
    judgeAddress: createAddressPolicy(given),
    connectTo: parseConnectTo(given.connectTo ?? []),
  });
  try {
    const { host, port } = policy(url).origin;
    return { host, port };
  } catch (error) {
    if (error instanceof OutboundError) return error.reason ?? error.code;
    throw error;
  }
}

test.each([
  ['http://example.com/', { host: 'example.com', port: 80 }],
  ['https://EXAMPLE.com:443/', { host: 'example.com', port: 443 }],
  ['https://example.com:8443/', { host: 'example.com', port: 8443 }],
  ['http://[2606:4700::1111]/', { host: '2606:4700::1111', port: 80 }],
  ['http://shop.test/', { host: 'shop.test', port: 80 }],
  ['http://internal.example.com/', { host: 'internal.example.com', port: 80 }],
  ['http://notlocal/', 'special-name'],
  ['http://printer.local/', 'special-name'],
  ['http://printer.local./', 'special-name'],
  ['http://internal/', 'special-name'],
  ['http://user@example.com/', 'credentials'],
  ['http://:pw@example.com/', 'credentials'],
  ['http://example.com:6667/', 'bad-port'],
  ['http://example.com:10080/', 'bad-port'],
  ['http://192.168.0.1/', 'private'],
  [`http://example.com/${'a'.repeat(2_048 - 19)}`, { host: 'example.com', port: 80 }],
  [`http://example.com/${'a'.repeat(2_048 - 18)}`, 'invalid_url'],
  [`http://example.com/${'é'.repeat(400)}`, 'invalid_url'],
  ['', 'invalid_url'],
])('%.60s', (url, outcome) => {
  expect(judge(url)).toEqual(outcome);
});

test('localhost passes where loopback is open, other special names do not', () => {
  const allowCidrs = ['127.0.0.0/8'];
  expect(judge('http://localhost:3000/', { allowCidrs })).toEqual({ host: 'localhost', port: 3000 });
  expect(judge('http://app.localhost/', { allowCidrs })).toEqual({ host: 'app.localhost', port: 80 });
  expect(judge('http://router.home.arpa/', { allowCidrs })).toBe('special-name');
  expect(judge('http://localhost/', { allowCidrs: ['10.0.0.0/8'] })).toBe('special-name');
});

test('a special name passes when a rule names it, not when a rule matches everything', () => {
  expect(judge('http://wiki/', { connectTo: ['wiki::10.0.0.5:'] })).toEqual({ host: 'wiki', port: 80 });
  expect(judge('http://wiki/', { connectTo: ['::10.0.0.5:'] })).toBe('special-name');
  expect(judge('http://10.0.0.1/', { connectTo: ['::93.184.215.14:'] })).toBe('private');
});

test('a rule lifts no other part of the policy', () => {
  const connectTo = ['wiki::10.0.0.5:'];
  expect(judge('ftp://wiki/', { connectTo })).toBe('scheme');
  expect(judge('http://wiki:25/', { connectTo })).toBe('bad-port');
  expect(judge('http://a:b@wiki/', { connectTo })).toBe('credentials');
});

test('URLs of a remembered origin are read like those of a new one', () => {
  const policy = createUrlPolicy({ judgeAddress: createAddressPolicy({}), connectTo: parseConnectTo([]) });
  policy('http://a.example:8080/');
  const parts = [
    '/',
    '/',
    '.',
    '..',
    '%2e',
    '%2E',
    '?',
    '#',
    '@',
    ':',
    '\\',
    '%',
    '%zz',
    "'",
    '"',
    '<',
    '|',
    '^',
    '{',
    '[',
    '\t',
  ];
  parts.push(' ', 'é', '\u{1f600}', '~', '&=', 'a', 'Z9', 'x.y', 'a%20b', ';', '`', '\0', '\x7f');
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let i = 0; i < 20_000; i++) {
    const rest = Array.from({ length: random(7) }, () => parts[random(parts.length)]).join('');
    const input = `http://a.example:8080${i % 8 === 0 ? '' : '/'}${rest}`;
    const url = URL.parse(input);
    if (url === null || url.username !== '' || url.password !== '') {
      expect(() => policy(input)).toThrow();
      continue;
    }
    const { href, origin, path } = policy(input);
    // `search` is not used, because it leaves out the question mark of an empty query.
    expect([href, origin.name, path]).toEqual([
      url.href,
      url.origin,
      url.href.slice(url.origin.length).replace(/#.*$/s, ''),
    ]);
    expect([origin.host, origin.authority, origin.port]).toEqual([url.hostname, url.host, Number(url.port || 80)]);
  }
});
