import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer();
});
afterEach(() => api.close());

const make = async (owner = api.ctx) =>
  (await createWebhook(owner, { url: 'https://127.0.0.1/', events: ['crawl.failed'] })).endpoint;

it('200: the endpoint with its ETag, without its secret', async () => {
  const endpoint = await make();
  const { status, headers, body } = await api.call('GET', `/api/v1/webhooks/${endpoint.id}`);
  expect([status, headers.get('etag')]).toEqual([200, '"v1"']);
  expect(body).toMatchObject({ id: endpoint.id, secret_hint: endpoint.secret_hint, domain_ids: null });
  expect(body).not.toHaveProperty('secret');
});

it('400: an id that is none', async () => {
  expect((await api.call('GET', '/api/v1/webhooks/none')).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await api.call('GET', `/api/v1/webhooks/${randomUUID()}`, { key: null })).status).toBe(401);
});

it('403: with a key that may not read webhooks', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:write'] });
  expect((await api.call('GET', `/api/v1/webhooks/${randomUUID()}`, { key })).status).toBe(403);
});

it('404: an unknown endpoint and one of another account, alike', async () => {
  const ofAnother = await make(await api.other());
  const answers = await Promise.all(
    [ofAnother.id, randomUUID()].map((id) => api.call('GET', `/api/v1/webhooks/${id}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers[0]?.body.detail).toBe(answers[1]?.body.detail);
});
