import { randomUUID } from 'node:crypto';
import { startSubscriber } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attemptDelivery } from '../../outgoing/deliveries/index.ts';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer({ env: { LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true' } });
});
afterEach(() => api.close());

const make = async (url = 'http://127.0.0.1/', owner = api.ctx) =>
  (await createWebhook(owner, { url, events: ['crawl.failed'] })).endpoint.id;
const test = (id: string, options: CallOptions = {}) => api.call('POST', `/api/v1/webhooks/${id}/test`, options);

it('202: the delivery, which then reaches the subscriber and shows in the log', async () => {
  await using subscriber = await startSubscriber();
  const id = await make(subscriber.url);
  const { status, headers, body } = await test(id);
  expect(status).toBe(202);
  expect(body).toMatchObject({ webhook_id: id, event: 'test', state: 'pending' });
  expect(headers.get('location')).toBe(`/api/v1/webhooks/${id}/deliveries/${body.id}`);
  await attemptDelivery(api.services, { deliveryId: api.alarms.deliveries[0]?.id ?? '' });
  const log = await api.call('GET', headers.get('location') ?? '');
  expect(log.body).toMatchObject({ state: 'delivered', body: subscriber.received[0]?.body.toString() });
});

it('202: once for a repeated Idempotency-Key', async () => {
  const id = await make();
  const headers = { 'idempotency-key': 'press' };
  expect((await test(id, { headers })).body).toEqual((await test(id, { headers })).body);
  expect(api.alarms.deliveries).toHaveLength(1);
});

it('400: with a body', async () => {
  expect((await test(await make(), { body: { event: 'crawl.failed' } })).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await test(await make(), { key: null })).status).toBe(401);
});

it('403: with a key that may only read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:read'] });
  expect((await test(await make(), { key })).status).toBe(403);
});

it('404: an unknown endpoint and one of another account', async () => {
  expect((await test(await make('http://127.0.0.1/', await api.other()))).status).toBe(404);
  expect((await test(randomUUID())).status).toBe(404);
});

it('409: a disabled endpoint', async () => {
  const id = await make();
  await api.call('PATCH', `/api/v1/webhooks/${id}`, { body: { enabled: false } });
  const { status, body } = await test(id);
  expect([status, body.code]).toEqual([409, 'webhook_disabled']);
  expect(api.alarms.deliveries).toEqual([]);
});

it('429: more than 120 test events of an account an hour', async () => {
  const [first, second] = [await make(), await make('http://127.0.0.1/other')];
  const counted = { limit: 'test_event', by: api.ctx.account.id } as const;
  for (let sent = 0; sent < 119; sent += 1) await api.ctx.limits.take(counted);
  expect((await test(first)).status).toBe(202);
  const { status, headers, body } = await test(second);
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '600']);
});
