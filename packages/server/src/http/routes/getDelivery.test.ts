import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attemptDelivery, sendTest } from '../../outgoing/deliveries/index.ts';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
let id: string;
let deliveryId: string;
const make = async (owner = api.ctx) =>
  (await createWebhook(owner, { url: 'https://127.0.0.1:9/', events: ['crawl.failed'] })).endpoint.id;
beforeEach(async () => {
  api = await startTestServer();
  id = await make();
  deliveryId = (await sendTest(api.ctx, { webhookId: id })).id;
});
afterEach(() => api.close());

const get = (webhookId: string, delivery: string, options: CallOptions = {}) =>
  api.call('GET', `/api/v1/webhooks/${webhookId}/deliveries/${delivery}`, options);

it('200: the delivery with its attempts and its body', async () => {
  await api.db.knex('webhook_endpoints').update({ url: 'https://127.0.0.1:1024/' });
  await attemptDelivery(api.services, { deliveryId });
  const { status, body } = await get(id, deliveryId);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: deliveryId, state: 'pending', retry_count: 0 });
  expect(body.attempts).toMatchObject([
    { number: 1, status_code: null, response_body: null, error: expect.any(String) },
  ]);
  expect(JSON.parse(body.body as string)).toMatchObject({ event: 'test', data: { webhook_id: id } });
});

it('400: an id that is none', async () => {
  expect((await get(id, 'none')).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await get(id, deliveryId, { key: null })).status).toBe(401);
});

it('403: with a key that may not read webhooks', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['domains:read'] });
  expect((await get(id, deliveryId, { key })).status).toBe(403);
});

it('404: unknown, of another account, or requested under another endpoint', async () => {
  const other = await api.other();
  const ofAnother = await make(other);
  const deliveryOfAnother = (await sendTest(other, { webhookId: ofAnother })).id;
  expect((await get(id, randomUUID())).status).toBe(404);
  expect((await get(ofAnother, deliveryOfAnother)).status).toBe(404);
  expect((await get(id, deliveryOfAnother)).status).toBe(404);
  expect((await get(await make(), deliveryId)).status).toBe(404);
});
