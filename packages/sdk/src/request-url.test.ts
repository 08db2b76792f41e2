import { describe, expect, it } from 'vitest';
import { requestUrl } from './request-url.ts';

const address = (base: string, path: string, ...ids: unknown[]) => requestUrl(new URL(base), path, ids).href;

describe('requestUrl', () => {
  it.each([
    ['https://a.example', 'https://a.example/healthz'],
    ['https://a.example/', 'https://a.example/healthz'],
    ['https://a.example/monitor', 'https://a.example/monitor/healthz'],
    ['https://a.example/monitor//', 'https://a.example/monitor/healthz'],
    ['http://[::1]:8080/x/', 'http://[::1]:8080/x/healthz'],
  ])('keeps the path prefix of %s', (base, expected) => {
    expect(address(base, '/healthz')).toBe(expected);
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['%2e%2e', '%252e%252e'],
    ['ü', '%C3%BC'],
    [7, '7'],
  ])('makes one segment of %s', (id, segment) => {
    expect(address('https://a.example', '/api/v1/domains/{domain_id}/crawls', id)).toBe(
      `https://a.example/api/v1/domains/${segment}/crawls`,
    );
  });

  it.each(['', '.', '..', undefined])('refuses %j, which would address something else', (id) => {
    expect(() => address('https://a.example', '/api/v1/domains/{domain_id}', id)).toThrow(TypeError);
  });

  it('fills several segments of the same path', () => {
    expect(address('https://a.example', '/crawls/{crawl_id}/links/{target_id}/pages', 'c', 3)).toBe(
      'https://a.example/crawls/c/links/3/pages',
    );
  });
});
