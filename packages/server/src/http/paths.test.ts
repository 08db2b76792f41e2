import { operations } from '@linkvitals/contract';
import { perLane } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

let server: TestServer;
let crawler: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  crawler = await startTestServer({ env: { LINKVITALS_ROLES: 'crawl' } });
});
afterAll(async () => {
  await server.close();
  await crawler.close();
});

/** Sends a request line with this target unchanged: HTTP clients would normalise it. */
const send = async (to: TestServer, target: string, method = 'GET') => {
  const head = `${method} ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${to.key}\r\nConnection: close\r\n\r\n`;
  const { status, headers, body } = await rawRequest(to.url, head);
  const isProblem = headers.get('content-type') === 'application/problem+json' && body !== '';
  return { status, headers, problem: isProblem ? JSON.parse(body) : {} };
};

const id = '0199c000-0000-7000-8000-000000000000';
const filled = (path: string): string => path.replaceAll('{target_id}', '1').replaceAll(/\{\w+\}/g, id);

/** Spellings of an address that are not the address itself */
const misspellings = (path: string): string[] =>
  [
    path.toUpperCase(),
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    `${path}/`,
    `/${path}`,
    path.replace(/\/(?=[^/]*$)/, '//'),
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `/x/..${path}`,
    `/.${path}`,
    `/%2e${path}`,
    `${path}%2f`,
    `/${path.slice(1).replaceAll('/', '%2f')}`,
    `${path};a=b`,
  ].filter((spelling) => spelling !== path);

/**
 * The part of a list that is tried at one of many addresses: in `npm test` two entries at each, different ones at the
 * next.
 */
const alternating = <T>(all: readonly T[], nth: number): readonly T[] =>
  perLane(
    all.filter((_, index) => (index + nth) % Math.ceil(all.length / 2) === 0),
    all,
  );

describe('an address', () => {
  const pages = ['/healthz', '/readyz', '/openapi.yaml', '/docs', '/bot'];

  it.each(['/api/v1/domains', ...pages])('has one spelling: %s', async (path) => {
    expect((await send(server, path)).status).not.toBe(404);
    for (const target of misspellings(path)) {
      const { status, problem } = await send(server, target);
      expect([status, problem.code], target).toEqual([404, 'not_found']);
    }
  });

  it.each([
    'http://linkvitals.example/api/v1/domains',
    'HTTPS://a:1/api/v1/domains?limit=2',
    'http://[/api/v1/domains',
  ])('may stand in the request line as a whole: %s', async (target) => {
    expect((await send(server, target)).status).toBe(200);
    expect((await send(crawler, target)).status).toBe(503);
  });

  it.each(['http://a', 'http://a?b', 'ftp://a/healthz'])('%s has no answer but 404', async (target) => {
    expect(await send(server, target)).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  });

  it('is answered whatever the header Host says', async () => {
    const bytes = `GET /api/v1/domains?limit=1 HTTP/1.1\r\nHost: [a b\r\nAuthorization: Bearer ${server.key}\r\nConnection: close\r\n\r\n`;
    expect((await rawRequest(server.url, bytes)).status).toBe(200);
  });
});

describe('a server without the role api', () => {
  const keyed = operations.filter(({ takesKey }) => takesKey);

  it.each(keyed.map(({ id, method, path }, nth) => [id, method.toUpperCase(), filled(path), nth] as const))(
    'refuses %s, and knows no other spelling of it',
    async (_, method, path, nth) => {
      const refused = await send(crawler, path, method);
      expect([refused.status, refused.problem.code]).toEqual([503, 'unavailable']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      for (const target of alternating(misspellings(path), nth)) {
        const { status } = await send(crawler, target, method);
        expect([404, 503], target).toContain(status);
      }
    },
  );

  it('answers its operator and site owners', async () => {
    for (const path of ['/healthz', '/readyz', '/openapi.yaml', '/docs', '/bot']) {
      expect((await send(crawler, path)).status, path).toBe(200);
    }
  });
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

describe('a method', () => {
  const paths = [...new Set(operations.map(({ path }) => path))];
  const methodsOf = (path: string) => operations.filter((one) => one.path === path).map(({ method }) => method);
  const expected = [
    ...paths.map((path) => [path, methodsOf(path)] as const),
    ['/openapi.yaml', ['get']] as const,
    ['/docs', ['get']] as const,
    ['/bot', ['get']] as const,
  ].map(([path, methods], nth) => {
    const allow = [...methods, ...(methods.includes('get') ? ['head'] : []), 'options'];
    return [filled(path), allow.map((method) => method.toUpperCase()), nth] as const;
  });
  const allowOf = (headers: Headers) => headers.get('allow')?.split(', ').sort();

  it.each(expected)(
    'that %s does not take is 405 with those that it takes; OPTIONS lists them',
    async (path, allow, nth) => {
      const others = METHODS.filter((method) => !allow.includes(method));
      for (const method of alternating(others, nth)) {
        const { status, headers, problem } = await send(server, path, method);
        expect([status, allowOf(headers)], method).toEqual([405, [...allow].sort()]);
        if (method !== 'HEAD') expect(problem.code).toBe('method_not_allowed');
      }
      const options = await send(server, path, 'OPTIONS');
      expect([options.status, allowOf(options.headers)]).toEqual([204, [...allow].sort()]);
    },
  );

  it.each(expected.filter(([, allow]) => allow.includes('GET')).map(([path]) => path))(
    'HEAD gets what GET gets, without the body: %s',
    async (path) => {
      const head = await send(server, path, 'HEAD');
      const get = await send(server, path);
      const plain = ({ headers }: typeof get) =>
        [...headers].filter(([name]) => !/^(date|x-request-id|ratelimit)$/.test(name)).sort();
      // Framing and length of a body need not be known for HEAD (RFC 9110, section 9.3.2).
      const withoutId = (of: typeof get) =>
        plain(of).filter(([name]) => !/^(content-length|transfer-encoding)$/.test(name));
      expect([head.status, withoutId(head)]).toEqual([get.status, withoutId(get)]);
    },
  );
});
