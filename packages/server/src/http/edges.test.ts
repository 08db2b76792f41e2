import { document, type JsonSchema, toZod } from '@linkvitals/contract';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

type Options = NonNullable<Parameters<typeof startTestServer>[0]>;

/** Starts a server, and collects the lines that it logs. */
async function start(options: Options = {}): Promise<TestServer & { readonly lines: Record<string, unknown>[] }> {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const server = await startTestServer({ ...options, services: { log } });
  onTestFinished(() => server.close());
  return { ...server, lines };
}

const problem = toZod(document.components.schemas.Problem as JsonSchema, true);

it.each([
  ['no request at all', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['an unknown method', 'BREW /healthz HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed_request'],
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', 400, 'malformed_request'],
  ['a broken header', 'GET /healthz HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400, 'malformed_request'],
  ['a header with a control character', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\u0000b\r\n\r\n', 400, 'malformed_request'],
  ['another protocol', 'GET /healthz HTTP/9.9\r\nHost: a\r\n\r\n', 400, 'malformed_request'],
  [
    'two lengths',
    'POST /api/v1/domains HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    400,
    'malformed_request',
  ],
  ['two Hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  [
    'too large headers',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['a too long address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'headers_too_large'],
])('%s is answered as a problem, logged and counted', async (_, bytes, status, code) => {
  const server = await start();
  const answer = await rawRequest(server.url, bytes);
  const body = JSON.parse(answer.body);
  expect([answer.status, body.code, body.status]).toEqual([status, code, status]);
  expect(problem.safeParse(body).error).toBeUndefined();
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('x-request-id')).toBe(body.request_id);
  await expect
    .poll(() => server.lines)
    .toContainEqual(expect.objectContaining({ request_id: body.request_id, status, client: '127.0.0.1' }));
  expect(await server.metrics.text()).toContain(
    `linkvitals_http_requests_total{operation="none",status="${status}"} 1`,
  );
});

const slowly = { http: { headersTimeout: 100, requestTimeout: 200 } };

it.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\n'],
  ['a body', 'POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{'],
])('%s that do not come in time are 408', async (_, bytes) => {
  const server = await start(slowly);
  const withKey = bytes
    .replace('Host: a', `Host: a\r\nAuthorization: Bearer ${server.key}`)
    .replace('POST /healthz', 'POST /api/v1/domains');
  const answer = await rawRequest(server.url, withKey);
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([408, 'request_timeout']);
});

it('an idle connection is kept longer than the 60 s for which proxies use theirs', async () => {
  const server = await start();
  const { headers } = await fetch(`${server.url}/healthz`);
  expect(Number(headers.get('keep-alive')?.match(/timeout=(\d+)/)?.[1])).toBeGreaterThan(60);
});

it('an expectation that nobody knows is ignored', async () => {
  const server = await start();
  const bytes = 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n';
  expect((await rawRequest(server.url, bytes)).status).toBe(200);
});

it('what follows a good request on its connection takes nothing from its answer', async () => {
  const server = await start();
  const { status, body } = await rawRequest(server.url, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n');
  expect([status, JSON.parse(body).status]).toEqual([200, 'ok']);
});

it.each([
  ['nobody is trusted: the peer', {}, '192.0.2.7', '127.0.0.1'],
  ['the proxy is trusted', { LINKVITALS_TRUSTED_PROXIES: '127.0.0.1' }, '198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['a chain', { LINKVITALS_TRUSTED_PROXIES: '127.0.0.0/8 10.0.0.0/8' }, '1.1.1.1, 192.0.2.7, 10.0.0.9', '192.0.2.7'],
])('the log names the client; %s', async (_, env, forwarded, client) => {
  const server = await start({ env });
  await server.call('GET', '/api/v1/domains', { headers: { 'x-forwarded-for': forwarded } });
  const request = () => server.lines.find(({ msg }) => msg === 'request');
  await expect.poll(request).toMatchObject({ client, operation: 'listDomains', status: 200 });
});
