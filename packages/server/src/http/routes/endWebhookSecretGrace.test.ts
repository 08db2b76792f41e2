import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWebhook, getWebhook, rotateSecret, signingSecrets } from '../../outgoing/webhooks/index.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
let id: string;
const make = async (owner = api.ctx) => {
  const { endpoint } = await createWebhook(owner, { url: 'https://127.0.0.1/', events: ['crawl.failed'] });
  await rotateSecret(owner, { webhookId: endpoint.id, graceSeconds: 3_600 });
  return endpoint.id;
};
beforeEach(async () => {
  api = await startTestServer();
  id = await make();
});
afterEach(() => api.close());

const end = (webhookId = id, options: CallOptions = {}) =>
  api.call('DELETE', `/api/v1/webhooks/${webhookId}/secret/previous`, options);
const secrets = async () => signingSecrets(api.services, await getWebhook(api.ctx, { webhookId: id }));

it('204: only the newest secret signs, and the next rotation needs no force', async () => {
  const [newest] = await secrets();
  expect((await end(id, { headers: { 'if-match': '"v2"' } })).status).toBe(204);
  expect(await secrets()).toEqual([newest]);
  expect((await getWebhook(api.ctx, { webhookId: id })).previous_secret_ciphertext).toBeNull();
  expect((await api.call('POST', `/api/v1/webhooks/${id}/secret/rotate`)).status).toBe(200);
});

it('400: an id that is none', async () => {
  expect((await end('none')).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await end(id, { key: null })).status).toBe(401);
});

it('403: with a key that may only read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:read'] });
  expect((await end(id, { key })).status).toBe(403);
});

it('404: an unknown endpoint, one of another account, and no previous secret that signs', async () => {
  expect((await end(await make(await api.other()))).status).toBe(404);
  expect((await end(randomUUID())).status).toBe(404);
  await api.clock.advance(3_600_000);
  const { status, body } = await end();
  expect(status).toBe(404);
  expect(body.detail).toContain('previous secret');
});

it('412: another version, and both go on signing', async () => {
  expect((await end(id, { headers: { 'if-match': '"v1"' } })).status).toBe(412);
  expect(await secrets()).toHaveLength(2);
});
