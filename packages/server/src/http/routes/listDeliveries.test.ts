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

const list = (query = '', options: CallOptions = {}, webhookId = id) =>
  api.call('GET', `/api/v1/webhooks/${webhookId}/deliveries${query}`, options);

it('200: the log of this endpoint in pages, newest first', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    ids.unshift((await sendTest(api.ctx, { webhookId: id })).id);
    await api.clock.advance(1);
  }
  await sendTest(api.ctx, { webhookId: await make() });
  const first = await list('?limit=2');
  expect(first.status).toBe(200);
  const second = await list(`?limit=2&cursor=${first.body.next_cursor}`);
  expect([...first.body.data, ...second.body.data].map((delivery) => delivery.id)).toEqual(ids);
  expect(second.body.next_cursor).toBeNull();
});

it('200: only those in the requested state', async () => {
  await sendTest(api.ctx, { webhookId: id });
  expect((await list('?state=pending')).body.data).toHaveLength(1);
  expect((await list('?state=delivered')).body.data).toEqual([]);
});

it.each(['?state=lost', '?limit=1000', '?cursor=x'])('400: %s', async (query) => {
  expect((await list(query)).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await list('', { key: null })).status).toBe(401);
});

it('403: with a key that may not read webhooks', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:write'] });
  expect((await list('', { key })).status).toBe(403);
});

it('404: an unknown endpoint and one of another account', async () => {
  expect((await list('', {}, randomUUID())).status).toBe(404);
  expect((await list('', {}, await make(await api.other()))).status).toBe(404);
});
