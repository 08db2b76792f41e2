import { describe, expect, it } from 'vitest';
import { UsageError } from '../../usage-error.ts';
import { readServerUrl } from './server-url.ts';

const read = (text: string, insecureHttp = false) => readServerUrl(text, { insecureHttp });

describe('the address of a server', () => {
  it.each([
    ['https://links.example.com', 'https://links.example.com'],
    ['https://links.example.com/', 'https://links.example.com'],
    ['HTTPS://Links.Example.com:8443/base/api/v1/', 'https://links.example.com:8443/base'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://a.localhost', 'http://a.localhost'],
    ['http://127.0.0.1:8080/api/v1', 'http://127.0.0.1:8080'],
    ['http://2130706433:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('%s is %s', (text, url) => {
    expect(read(text)).toBe(url);
  });

  it.each([
    'http://links.example.com',
    'http://127.0.0.1.example.com',
    'http://10.0.0.1',
    'http://localhost.example.com',
  ])('%s would carry the key unencrypted, and does only when that is wanted', (text) => {
    expect(() => read(text)).toThrow(/--insecure-http/);
    expect(read(text, true)).toBe(text);
  });

  it.each([
    'links.example.com',
    'localhost:8080',
    '',
    'ftp://a.example',
    'https://',
    'https://u:p@a.example',
    'https://a.example/?q',
    `https://a.example/${'x'.repeat(3_000)}`,
  ])('%j is refused', (text) => {
    expect(() => read(text, true)).toThrow(UsageError);
  });
});
