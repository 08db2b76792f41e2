import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer();
});
afterEach(() => api.close());

const make = async (owner = api.ctx) =>
  (await createWebhook(owner, { url: 'https://127.0.0.1/', events: ['crawl.failed'] })).endpoint.id;

it('200: pages with a link to the next, each endpoint once, none of other accounts', async () => {
  const ids = [await make(), await make(), await make()];
  await make(await api.other());
  const first = await api.call('GET', '/api/v1/webhooks?limit=2');
  expect(first.status).toBe(200);
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await api.call('GET', next);
  expect(second.body.next_cursor).toBeNull();
  expect(second.headers.get('link')).toBeNull();
  const seen = [...first.body.data, ...second.body.data].map(({ id }) => id);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=garbage', 'colour=red'])('400: ?%s', async (query) => {
  expect((await api.call('GET', `/api/v1/webhooks?${query}`)).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await api.call('GET', '/api/v1/webhooks', { key: null })).status).toBe(401);
});

it('403: with a key that may not read webhooks', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['crawls:read'] });
  expect((await api.call('GET', '/api/v1/webhooks', { key })).status).toBe(403);
});
