import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { writeBuild } from './write-build.test-support.ts';

const build = writeBuild();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { LINKVITALS_DASHBOARD: build.folder, LINKVITALS_PUBLIC_URL: 'https://example.com/links/' },
  });
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const get = (path: string, headers: Record<string, string> = {}, to = server): Promise<Response> =>
  fetch(`${to.url}${path}`, { headers });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a page of the dashboard', () => {
  it.each(['/', '/sign-in', '/setup', '/domains/0199c000-0000-7000-8000-000000000000'])(
    '%s is served, and a copy is never used without a request to the server',
    async (path) => {
      const response = await get(path, browser);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      // This is not sent by fetch, which adds `Cache-Control: no-cache`.
      const head = `If-None-Match: ${response.headers.get('etag')}\r\nConnection: close`;
      const again = await rawRequest(server.url, `GET ${path} HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`);
      expect(again.status).toBe(304);
    },
  );

  it('runs nothing but its own files, and nobody may frame it', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('finds its files under the prefix of the public URL', async () => {
    expect(await (await get('/domains/1')).text()).toContain('<base href="/links/">');
  });

  it('names the scripts that it needs beside those of all, so that browsers fetch them at once', async () => {
    const preload = '<link rel="modulepreload" crossorigin href="./assets/domains-3c4d.js">';
    expect(await (await get('/')).text()).toContain(preload);
    expect(await (await get('/sign-in')).text()).not.toContain('modulepreload');
  });

  it('that does not exist is 404: a page for browsers, a problem for programs', async () => {
    for (const path of ['/nowhere', '/domains/1/nowhere', '/Sign-in', '/sign-in/']) {
      const seen = await get(path, browser);
      expect([seen.status, seen.headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(seen.headers.get('content-security-policy')).toContain("script-src 'self'");
      const read = await get(path);
      expect([read.status, read.headers.get('content-type')], path).toEqual([404, 'application/problem+json']);
    }
  });
});

describe('a file of the dashboard', () => {
  it('is kept for good, and sent as the browser can read it', async () => {
    const response = await rawRequest(
      server.url,
      'GET /assets/main-1a2b.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).not.toBeNull();
    expect(Number(response.headers.get('content-length'))).toBe(brotliCompressSync(build.script).length);
    const plain = await get('/assets/main-1a2b.js', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, build.script]);
  });

  it.each([
    '/assets/gone-1a2b.js',
    '/assets/',
    '/assets/..%2findex.html',
    '/assets/..%2f..%2fpackage.json',
    '/assets/.env',
    '/assets/%00',
    '/assets/%zz',
    '/index.html',
    '/pages.json',
  ])('%s is none', async (path) => {
    const { status, headers } = await get(path, browser);
    expect([400, 404]).toContain(status);
    expect(headers.get('cache-control')).not.toContain('immutable');
  });

  it.each(['bytes=5-1', 'bytes=-5', 'bytes=0-0', 'bytes=a-b', 'items=0-5', '-'])(
    'is sent whole, whatever range is wanted (%s)',
    async (range) => {
      const connection = 'Accept-Encoding: identity\r\nConnection: close';
      const { status, headers, body } = await rawRequest(
        server.url,
        `GET /assets/main-1a2b.js HTTP/1.1\r\nHost: a\r\nRange: ${range}\r\n${connection}\r\n\r\n`,
      );
      expect([status, headers.get('content-length')]).toEqual([200, String(Buffer.byteLength(build.script))]);
      expect(body).toBe(build.script);
    },
  );

  it('takes GET and HEAD', async () => {
    const head = await fetch(`${server.url}/assets/main-1a2b.js`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await fetch(`${server.url}/assets/main-1a2b.js`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('beside the dashboard', () => {
  it.each(['/healthz', '/openapi.yaml', '/docs', '/bot'])('%s answers as before', async (path) => {
    const response = await get(path, browser);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('main-1a2b.js');
  });

  it('paths of the API, links and images that do not exist are not the page', async () => {
    for (const path of ['/api/v1/nothing', '/API/v1/domains', '/badge/nothing.svg', '/unsubscribe/nothing']) {
      const { status } = await get(path, { ...browser, authorization: `Bearer ${server.key}` });
      expect([200, 304], path).not.toContain(status);
    }
    expect((await get('/api/v1/nothing', browser)).headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('without the dashboard', () => {
  it.each([
    ['when it is off', { LINKVITALS_DASHBOARD: 'off' }],
    ['without the role `api`', { LINKVITALS_ROLES: 'crawl' }],
  ])('%s there is no page', async (_, env) => {
    const other = await startTestServer({ env: { LINKVITALS_DASHBOARD: build.folder, ...env } });
    for (const path of ['/', '/sign-in', '/assets/main-1a2b.js']) {
      expect((await get(path, browser, other)).status, path).toBe(404);
    }
    await other.close();
  });

  it('links of mails lead to pages that say what takes the token', async () => {
    const other = await startTestServer({ env: { LINKVITALS_DASHBOARD: 'off' } });
    expect(await (await get('/setup', browser, other)).text()).toContain('/api/v1/setup');
    await other.close();
  });

  it('a folder that holds no build is refused at the start', async () => {
    await expect(startTestServer({ env: { LINKVITALS_DASHBOARD: '/nowhere' } })).rejects.toThrow(
      'LINKVITALS_DASHBOARD: must be on, off, or the folder of a built dashboard; /nowhere has no pages.json',
    );
  });
});
