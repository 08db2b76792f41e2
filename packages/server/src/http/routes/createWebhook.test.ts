import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer();
});
afterEach(() => api.close());

const valid = { url: 'https://127.0.0.1/hook', events: ['crawl.completed', 'broken_links.found'] };
const create = (body: unknown, options: { key?: string | null; headers?: Record<string, string> } = {}) =>
  api.call('POST', '/api/v1/webhooks', { body, ...options });
const count = async () => (await api.call('GET', '/api/v1/webhooks')).body.data.length;

it('201: the endpoint with its secret, this once', async () => {
  const domainId = await insertDomain(api.ctx);
  const { status, headers, body } = await create({ ...valid, description: 'ours', domain_ids: [domainId] });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...valid,
    description: 'ours',
    domain_ids: [domainId],
    enabled: true,
    disabled_reason: null,
  });
  expect(body.secret).toMatch(/^whsec_/);
  expect(headers.get('etag')).toBe('"v1"');
  expect(headers.get('location')).toBe(`/api/v1/webhooks/${body.id}`);
  const again = await api.call('GET', headers.get('location') ?? '');
  expect(again.status).toBe(200);
  expect(again.body).not.toHaveProperty('secret');
});

it('201: the same answer, secret included, for a repeated Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'k-1' };
  const [first, second] = [await create(valid, { headers }), await create(valid, { headers })];
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(await count()).toBe(1);
});

it.each([
  ['malformed JSON', '{"url":'],
  ['no body', undefined],
  ['no events', { url: valid.url }],
  ['an empty choice', { ...valid, events: [] }],
  ['an unknown event', { ...valid, events: ['crawl.exploded'] }],
  ['the test event', { ...valid, events: ['test'] }],
  ['an event twice', { ...valid, events: ['crawl.failed', 'crawl.failed'] }],
  ['an unknown member', { ...valid, secret: 'whsec_mine' }],
  ['a wrong type', { ...valid, url: 7 }],
  ['an empty choice of domains', { ...valid, domain_ids: [] }],
])('400: %s', async (_what, body) => {
  expect((await create(body)).status).toBe(400);
  expect(await count()).toBe(0);
});

it('401: without a key', async () => {
  expect((await create(valid, { key: null })).status).toBe(401);
});

it('403: with a key that may only read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:read'] });
  const { status, body } = await create(valid, { key });
  expect([status, body.code]).toEqual([403, 'insufficient_scope']);
});

it('403: over the limit of the plan', async () => {
  for (let n = 0; n < 10; n++) expect((await create(valid)).status).toBe(201);
  const { status, body } = await create(valid);
  expect([status, body.code]).toEqual([403, 'plan_limit_reached']);
  expect(await count()).toBe(10);
});

it.each(['http://127.0.0.1/hook', 'nonsense', 'https://10.0.0.1/', 'https://u:p@127.0.0.1/'])(
  '422: %s',
  async (url) => {
    const { status, body } = await create({ ...valid, url });
    expect([status, body.code]).toEqual([422, 'invalid_webhook_url']);
    expect(body.errors).toMatchObject([{ pointer: '#/url' }]);
    expect(await count()).toBe(0);
  },
);

it('422: a domain of another account, by name', async () => {
  const ofAnother = await insertDomain(await api.other());
  const { status, body } = await create({ ...valid, domain_ids: [ofAnother] });
  expect([status, body.code]).toEqual([422, 'invalid_setting']);
  expect(body.detail).toContain(ofAnother);
});
