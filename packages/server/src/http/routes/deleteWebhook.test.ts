import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendTest } from '../../outgoing/deliveries/index.ts';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
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

const remove = (webhookId: string, options: CallOptions = {}) =>
  api.call('DELETE', `/api/v1/webhooks/${webhookId}`, options);

it('204: the endpoint is gone, what waited is canceled, and the log can be read', async () => {
  const { id: deliveryId } = await sendTest(api.ctx, { webhookId: id });
  expect((await remove(id, { headers: { 'if-match': '"v1"' } })).status).toBe(204);
  expect((await api.call('GET', `/api/v1/webhooks/${id}`)).status).toBe(404);
  expect((await api.call('GET', '/api/v1/webhooks')).body.data).toEqual([]);
  const log = await api.call('GET', `/api/v1/webhooks/${id}/deliveries`);
  expect([log.status, log.body.data]).toMatchObject([200, [{ id: deliveryId, state: 'canceled' }]]);
  const one = await api.call('GET', `/api/v1/webhooks/${id}/deliveries/${deliveryId}`);
  expect([one.status, one.body.state]).toEqual([200, 'canceled']);
  // No request finds it any more.
  for (const [method, path] of [
    ['PATCH', ''],
    ['POST', '/test'],
    ['POST', '/secret/rotate'],
  ] as const) {
    expect(
      (
        await api.call(method, `/api/v1/webhooks/${id}${path}`, {
          body: method === 'PATCH' ? { description: 'x' } : {},
        })
      ).status,
    ).toBe(404);
  }
  expect((await api.call('GET', `/api/v1/webhooks/${id}/deliveries`, { key: await strangersKey() })).status).toBe(404);
});

const strangersKey = async () => api.keyFor(await api.other(), {});

it('400: an id that is none', async () => {
  expect((await remove('none')).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await remove(id, { key: null })).status).toBe(401);
});

it('403: with a key that may only read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:read'] });
  expect((await remove(id, { key })).status).toBe(403);
});

it('404: an unknown endpoint, one of another account, one deleted already', async () => {
  const ofAnother = await make(await api.other());
  expect((await remove(ofAnother)).status).toBe(404);
  expect((await remove(randomUUID())).status).toBe(404);
  await remove(id);
  expect((await remove(id)).status).toBe(404);
});

it('412: another version, and the endpoint stays', async () => {
  expect((await remove(id, { headers: { 'if-match': '"v2"' } })).status).toBe(412);
  expect((await api.call('GET', `/api/v1/webhooks/${id}`)).status).toBe(200);
});
