import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

const PARTS = ['protocol', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;

it.each([
  'https://example.com/',
  'http://www.example.com/shop/Red_Shoes-2.html',
  'https://example.com/a//b/',
  'https://example.com/a/./b',
  'https://example.com/a/../b',
  'https://example.com/.well-known/x',
  'https://example.com/a/...',
  'https://example.com/a/%2e%2e/b',
  'https://EXAMPLE.com/a',
  'https://example.com',
  'https://example.com:443/a',
  'http://example.com:8080/a',
  'http://127.1/a',
  'http://0x7f/a',
  'http://1.2.3.4.example/a',
  'http://localhost/a',
  'https://xn--bcher-kva.example/a',
  'https://xn--a.example/a',
  'https://bücher.example/a',
  'https://a..b/c',
  'https://ada:secret@example.com/a',
  'https://example.com/a?b#c',
  'https://example.com/a b',
  'https://example.com/a\\b',
  'mailto:ada@example.com',
  'ftp://example.com/a',
  'https:///a',
  'no URL',
])('reads %j as a parser does', (url) => {
  const parsed = URL.parse(url);
  const address = readAddress(url);
  expect(address === undefined).toBe(parsed === null);
  for (const part of PARTS) expect(address?.[part]).toBe(parsed?.[part]);
});

it('finds credentials', () => {
  expect(readAddress('https://ada:secret@example.com/')?.hasCredentials).toBe(true);
  expect(readAddress('https://example.com/ada:secret@')?.hasCredentials).toBe(false);
});

it('reads a long URL that is nearly plain in little time', () => {
  for (const path of ['/a'.repeat(500), `/${'a'.repeat(1_000)}`, '/'.repeat(1_000), `/${'a.'.repeat(500)}`])
    expect(readAddress(`https://example.com${path}?`)?.pathname).toBe(path);
  expect(readAddress(`https://${'a.'.repeat(500)}example.com/%`)).toBeDefined();
});
