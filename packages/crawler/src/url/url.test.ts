import { describe, expect, test } from 'vitest';
import { resolveLink, resolveStored } from './resolve-link.ts';
import { Scope } from './scope.ts';

describe('links that can never work', () => {
  test.each([
    ['//////', 'The host is missing.'],
    ['http://', 'The host is missing.'],
    ['http://exa mple.com/', 'A host name cannot contain a space.'],
    ['https://example.com:99999/', 'Ports end at 65535.'],
    ['http://example.com:80a/', 'The port is not a number.'],
    ['http://user:secret@example.com:80a/', 'The port is not a number.'],
    ['http://user:secret@[bad', 'The host is not a valid host name or address.'],
    ['http://::1/', 'The host is not a valid host name or address.'],
    ['http://[bad', 'The host is not a valid host name or address.'],
    ['mailto:nobody', 'It names no mail address.'],
    ['htp://x', 'No program knows the scheme "htp:".'],
    ['localhost:3000/', 'Without http:// before it, "localhost:" is taken for a scheme.'],
    ['C:\\x\\y.html', 'A path of a Windows drive only works on the computer of its author.'],
    ['c:/x', 'A path of a Windows drive only works on the computer of its author.'],
    ['file:///C:/a.html', 'A file: link only works on the computer of its author.'],
  ])('%s', (href, detail) => {
    const link = resolveLink(href, 'https://x.example/dir/page');
    expect(link).toMatchObject({ kind: 'refused', reason: 'invalid_url', detail });
    expect(resolveStored(link.url)).toEqual(link);
  });
});

describe('identity of a link', () => {
  test.each([
    ['/a#b', 'https://x.example/a', 'b'],
    ['#', 'https://x.example/dir/page', undefined],
    ['', 'https://x.example/dir/page', undefined],
    ['../up', 'https://x.example/up', undefined],
    ['//y.example', 'https://y.example/', undefined],
    ['HTTP://Y.Example:80/A', 'http://y.example/A', undefined],
    ['/a?utm_source=x&id=1&fbclid=2', 'https://x.example/a?id=1', undefined],
    ['/a?UTM_Medium=x', 'https://x.example/a', undefined],
    ['/a?b=%20+&c', 'https://x.example/a?b=%20+&c', undefined],
    ['/a?utmost=1', 'https://x.example/a?utmost=1', undefined],
    ['https://user:pass@y.example/', 'https://y.example/', undefined],
    ['/a#%C3%BC%20b', 'https://x.example/a', '%C3%BC%20b'],
    ['/a#ü b', 'https://x.example/a', '%C3%BC%20b'],
    ['/a#%zz', 'https://x.example/a', '%zz'],
    ['  /space \n', 'https://x.example/space', undefined],
    ['http://münchen.example/', 'http://xn--mnchen-3ya.example/', undefined],
  ])('%s', (href, url, fragment) => {
    expect(resolveLink(href, 'https://x.example/dir/page')).toEqual({
      kind: 'http',
      url,
      ...(fragment === undefined ? {} : { fragment }),
    });
  });

  test('a refused link is refused for the same reason when it is read from a store', () => {
    for (const href of [
      'mailto:a@b.example',
      'mailto:nobody',
      'tel:x',
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'http://',
      `/${'x'.repeat(3_000)}`,
      'ftp://x.example/',
      '/cdn-cgi/l/email-protection#5c333a3d',
    ]) {
      const link = resolveLink(href, 'https://x.example/');
      expect(link.kind).toBe('refused');
      expect(resolveStored(link.url)).toEqual(link);
    }
  });

  test('a URL of exactly 2,048 characters is requested', () => {
    const url = `https://x.example/${'x'.repeat(2_030)}`;
    expect(resolveLink(url, url)).toEqual({ kind: 'http', url });
    expect(resolveLink(`${url}x`, url)).toMatchObject({ reason: 'url_too_long' });
  });
});

describe('scope', () => {
  test.each([
    ['https://x.example/docs/', true],
    ['https://x.example/docs/a?b', true],
    ['https://x.example/docs', true],
    ['https://x.example/docs?b', true],
    ['https://x.example/docs-old/', false],
    ['https://x.example/', false],
    ['https://www.x.example/docs/', false],
    ['http://x.example/docs/', false],
    ['https://x.example', false],
  ])('of a folder: %s is internal: %j', (url, internal) => {
    expect(new Scope('https://x.example/docs/a', { folder: 'https://x.example/docs/' }).isInternal(url)).toBe(internal);
  });

  test.each([
    ['https://x.example/', 'http://x.example/a', true],
    ['https://x.example/', 'https://www.x.example/', true],
    ['https://www.x.example/', 'http://x.example/', true],
    ['https://x.example/', 'https://blog.x.example/', false],
    ['https://x.example/', 'https://x.example:8443/', false],
    ['http://x.example:8080/', 'http://www.x.example:8080/', true],
    ['http://x.example:8080/', 'http://x.example/', false],
    ['https://x.example/', 'https://x.example.evil.example/', false],
  ])('%s: %s', (start, url, internal) => {
    expect(new Scope(start).isInternal(url)).toBe(internal);
  });

  test('headers that may hold credentials do not leave https', () => {
    const scope = new Scope('https://x.example/');
    expect(scope.mayCarryHeaders('https://www.x.example/')).toBe(true);
    expect(scope.mayCarryHeaders('http://x.example/')).toBe(false);
    expect(new Scope('http://x.example/').mayCarryHeaders('http://x.example/')).toBe(true);
    const open = new Scope('https://x.example/', { headersOverHttp: true });
    expect(open.mayCarryHeaders('http://x.example/')).toBe(true);
    expect(open.mayCarryHeaders('http://y.example/')).toBe(false);
  });
});
