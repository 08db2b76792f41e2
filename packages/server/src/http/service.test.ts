import { document } from '@linkvitals/contract';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { createAccount, createKey } from '../people/accounts/index.ts';
import { openGate } from '../platform/outages/database-gate.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_API_RATE_LIMIT: '200' } });
});
afterAll(() => server.close());

describe('getHealth', () => {
  it('answers without a key', async () => {
    const { status, body } = await server.call('GET', '/healthz', { key: null });
    expect([status, body.status]).toEqual([200, 'ok']);
  });
});

describe('getReadiness', () => {
  it('names the state of every part', async () => {
    const { status, body } = await server.call('GET', '/readyz', { key: null });
    expect([status, body]).toEqual([
      200,
      { status: 'ready', roles: ['api', 'crawl', 'deliver'], checks: { database: 'ok', scheduler: 'ok' } },
    ]);
  });

  it('is 503 when the database does not answer', async () => {
    const own = await startTestServer();
    await own.db.close();
    const { status, body } = await own.call('GET', '/readyz', { key: null });
    expect([status, body.status]).toEqual([503, 'unavailable']);
    await own.close();
  });

  it('says that tables are locked by another client, which is not a database that does not answer', async () => {
    const own = await startTestServer({ services: { gate: { ...openGate, isLocked: true } } });
    const { status, body } = await own.call('GET', '/readyz', { key: null });
    expect([status, body.reason, body.checks]).toEqual([
      503,
      'database_locked',
      { database: 'failed', scheduler: 'ok' },
    ]);
    await own.close();
  });
});

describe('every request', () => {
  it('has an id: the sane one that came with it, or one of ours', async () => {
    const given = await server.call('GET', '/healthz', { headers: { 'x-request-id': 'abc-1' } });
    expect(given.headers.get('x-request-id')).toBe('abc-1');
    const made = await server.call('GET', '/healthz', { headers: { 'x-request-id': 'a b\tc' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('to an unknown path gets a problem', async () => {
    const { status, headers, body } = await server.call('GET', '/api/v1/nothing');
    expect([status, body.code, headers.get('content-type')]).toEqual([404, 'not_found', 'application/problem+json']);
    expect(body.request_id).toBe(headers.get('x-request-id'));
  });

  it('with a method that the path does not take gets 405 and the methods that it takes', async () => {
    const { status, headers, body } = await server.call('PATCH', '/api/v1/domains');
    expect([status, body.code]).toEqual([405, 'method_not_allowed']);
    expect(headers.get('allow')).toMatch(/GET.*POST|POST.*GET/);
  });

  it.each([
    ['no key', null],
    ['a key that is none', 'nonsense'],
    ['a well-formed key that nobody has', 'lv_0000000000000000000000000000002C8GjS'],
  ])('with %s is 401', async (_, key) => {
    const { status, headers, body } = await server.call('GET', '/api/v1/domains', { key });
    expect([status, body.code]).toEqual([401, 'unauthorized']);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('with an expired or revoked key is 401', async () => {
    const accountId = server.ctx.account.id;
    const { key } = await createKey(server.services, { accountId, name: 'old', expiresAt: server.clock.now() });
    expect((await server.call('GET', '/api/v1/domains', { key })).status).toBe(401);
  });

  it('needs the scope of its operation', async () => {
    const key = await server.keyFor(server.ctx, { scopes: ['crawls:read'] });
    const { status, body } = await server.call('GET', '/api/v1/domains', { key });
    expect([status, body.code]).toEqual([403, 'insufficient_scope']);
    expect(body.detail).toContain('domains:read');
  });

  it('with a key of an account below agency is 403', async () => {
    const account = await createAccount(server.services, { name: 'small', plan: 'pro' });
    const { key } = await createKey(server.services, { accountId: account.id, name: 'k' });
    const { status, body } = await server.call('GET', '/api/v1/domains', { key });
    expect([status, body.code]).toEqual([403, 'plan_required']);
  });

  it('is counted by key, and refused over the limit with the time to wait', async () => {
    const key = await server.keyFor(server.ctx);
    const calls = await Promise.all(
      Array.from({ length: 201 }, () => server.call('GET', '/api/v1/event-types', { key })),
    );
    const refused = calls.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body.code).toBe('rate_limited');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('ratelimit-policy')).toBe('"default";q=200;w=60');
    expect((await server.call('GET', '/api/v1/event-types')).status).toBe(200);
  });
});

describe('bodies', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/v1/domains', { body, headers });

  it.each([
    ['broken JSON', '{"hostname":', {}, 400, 'malformed_json'],
    ['an array', '[]', {}, 400, 'validation_failed'],
    ['a deep nest', '['.repeat(100_000) + ']'.repeat(100_000), {}, 400, 'validation_failed'],
    ['over 1 MiB', JSON.stringify({ hostname: 'a'.repeat(1024 * 1024) }), {}, 413, 'payload_too_large'],
    [
      'another type',
      'hostname=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['another charset', '{}', { 'content-type': 'application/json; charset=latin1' }, 415, 'unsupported_media_type'],
    ['compressed', '{}', { 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
    ['none where one is needed', '', {}, 400, 'validation_failed'],
  ])('%s', async (_, body, headers, status, code) => {
    const answer = await post(body, headers);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('report every fault by pointer, unknown members by name', async () => {
    const { body } = await post(
      JSON.stringify({ hostname: 7, plan: 'agency', settings: { report_frequency: 'never' } }),
    );
    const pointers = (body.errors as { pointer: string }[]).map(({ pointer }) => pointer).sort();
    expect(pointers).toEqual(['#/hostname', '#/plan', '#/settings/report_frequency']);
  });

  it('of a prototype trick are refused, not merged, wherever it stands', async () => {
    for (const trick of ['"__proto__":{"admin":true}', '"settings":{"request_headers":{"__proto__" :"x"}}']) {
      const answer = await post(`{"hostname":"a.example",${trick}}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    }
  });
});

describe('parameters', () => {
  it.each([
    ['/api/v1/domains?limit=0', 'query:limit'],
    ['/api/v1/domains?limit=101', 'query:limit'],
    ['/api/v1/domains?limit=ten', 'query:limit'],
    ['/api/v1/domains?limit=1&limit=2', 'query:limit'],
    ['/api/v1/domains?page=2', 'query:page'],
    ['/api/v1/domains?verification_status=maybe', 'query:verification_status'],
    ['/api/v1/domains/not-a-uuid', 'path:domain_id'],
  ])('%s is 400 at %s', async (path, pointer) => {
    const { status, body } = await server.call('GET', path);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect((body.errors as { pointer: string }[])[0]?.pointer).toBe(pointer);
  });

  it('a cursor is good for its own list only, of the same object', async () => {
    const hooks: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { body } = await server.call('POST', '/api/v1/webhooks', {
        body: { url: 'https://127.0.0.1/', events: ['crawl.failed'] },
      });
      hooks.push(String(body.id));
      for (let sent = 0; sent < 2; sent += 1) await server.call('POST', `/api/v1/webhooks/${body.id}/test`);
    }
    const log = (id = '') => `/api/v1/webhooks/${id}/deliveries?limit=1`;
    const cursor = (await server.call('GET', log(hooks[0]))).body.next_cursor;
    expect((await server.call('GET', `${log(hooks[0])}&cursor=${cursor}`)).status).toBe(200);
    for (const list of [log(hooks[1]), '/api/v1/webhooks?limit=1', '/api/v1/domains?limit=1']) {
      const { status, body } = await server.call('GET', `${list}&cursor=${cursor}`);
      expect([status, body.code], list).toEqual([400, 'invalid_cursor']);
      expect(body.detail).toContain('same list');
    }
  });

  it('a cursor that is not ours is 400', async () => {
    for (const cursor of ['x', 'e30', Buffer.from('["a",1]').toString('base64url')]) {
      const { status, body } = await server.call('GET', `/api/v1/domains?cursor=${cursor}`);
      expect([status, body.code], cursor).toEqual([400, 'invalid_cursor']);
    }
  });
});

describe('pages beside the API', () => {
  it('/bot says who crawls and how to stop it', async () => {
    const response = await fetch(`${server.url}/bot`);
    const page = parse(await response.text());
    expect(page.querySelector('h1')?.text).toBe('LinkvitalsBot');
    expect(page.querySelector('pre')?.text).toContain('Disallow: /');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  const served = { ...document, servers: [{ url: '/' }] };

  it('/openapi.yaml is the contract, for the server that it comes from', async () => {
    const response = await fetch(`${server.url}/openapi.yaml`);
    expect(response.headers.get('content-type')).toBe('application/yaml');
    const text = await response.text();
    expect(text).toMatch(/^openapi: 3\.1/);
    expect(parseYaml(text)).toEqual(served);
  });

  it('/openapi.json is the same as JSON', async () => {
    const response = await fetch(`${server.url}/openapi.json`);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual(served);
  });

  it('the contract names the public address of the server, so that a program that imports it calls that', async () => {
    const url = 'https://links.example.com/monitor';
    const own = await startTestServer({ env: { LINKVITALS_PUBLIC_URL: url } });
    const contract = (await (await fetch(`${own.url}/openapi.json`)).json()) as typeof document;
    expect(contract.servers).toEqual([{ url }]);
    await own.close();
  });

  it.each(['/openapi.yaml', '/openapi.json'])('%s is not sent again to who has it', async (path) => {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('cache-control')).toBe('no-cache');
    const etag = headers.get('etag') ?? '';
    // `fetch` would request a fresh copy.
    const send = (has: string) =>
      rawRequest(server.url, `GET ${path} HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${has}\r\nConnection: close\r\n\r\n`);
    const again = await send(etag);
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await send('"another"')).status).toBe(200);
  });
});
