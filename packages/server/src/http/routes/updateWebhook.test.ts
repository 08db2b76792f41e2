import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendTest } from '../../outgoing/deliveries/index.ts';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
let id: string;
const make = async (owner = api.ctx) =>
  (await createWebhook(owner, { url: 'https://127.0.0.1/', events: ['crawl.failed'] })).endpoint.id;
beforeEach(async () => {
  api = await startTestServer();
  id = await make();
});
afterEach(() => api.close());

const patch = (body: unknown, options: CallOptions = {}, webhookId = id) =>
  api.call('PATCH', `/api/v1/webhooks/${webhookId}`, { body, ...options });

it('200: what is named changes, the rest stays, the ETag is new', async () => {
  const domainId = await insertDomain(api.ctx);
  const change = { url: 'https://127.0.0.1/new', events: ['crawl.started'], description: 'x', domain_ids: [domainId] };
  const { status, headers, body } = await patch(change, { headers: { 'if-match': '"v1"' } });
  expect([status, headers.get('etag')]).toEqual([200, '"v2"']);
  expect(body).toMatchObject({ id, ...change, enabled: true });
  expect((await patch({ domain_ids: null })).body).toMatchObject({ ...change, domain_ids: null });
});

it('200: disabling skips what waits, enabling clears the reason', async () => {
  const delivery = await sendTest(api.ctx, { webhookId: id });
  expect((await patch({ enabled: false })).body).toMatchObject({ enabled: false, disabled_reason: 'manual' });
  const log = await api.call('GET', `/api/v1/webhooks/${id}/deliveries/${delivery.id}`);
  expect(log.body.state).toBe('skipped');
  expect((await patch({ enabled: true })).body).toMatchObject({ enabled: true, disabled_reason: null });
});

it.each([
  ['no member', {}],
  ['an unknown member', { secret: 'whsec_mine' }],
  ['an empty choice', { events: [] }],
  ['a wrong type', { enabled: 'yes' }],
])('400: %s', async (_what, body) => {
  expect((await patch(body)).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await patch({ enabled: false }, { key: null })).status).toBe(401);
});

it('403: with a key that may only read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:read'] });
  expect((await patch({ enabled: false }, { key })).status).toBe(403);
});

it('404: an unknown endpoint and one of another account', async () => {
  const ofAnother = await make(await api.other());
  expect((await patch({ enabled: false }, {}, ofAnother)).status).toBe(404);
  expect((await patch({ enabled: false }, {}, randomUUID())).status).toBe(404);
});

it.each(['"v7"', 'W/"v1"', 'anything'])('412: If-Match %s, and nothing changes', async (etag) => {
  const { status, body } = await patch({ enabled: false }, { headers: { 'if-match': etag } });
  expect([status, body.code]).toEqual([412, 'precondition_failed']);
  expect((await api.call('GET', `/api/v1/webhooks/${id}`)).body.enabled).toBe(true);
});

it('422: a URL or domain that cannot be used', async () => {
  expect((await patch({ url: 'https://10.0.0.1/' })).body).toMatchObject({ status: 422, code: 'invalid_webhook_url' });
  const answer = await patch({ domain_ids: [randomUUID()] });
  expect(answer.body).toMatchObject({ status: 422, code: 'invalid_setting' });
});
