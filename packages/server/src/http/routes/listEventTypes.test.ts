import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer();
});
afterEach(() => api.close());

it('200: the five event types, all but test for choosing', async () => {
  const { status, body } = await api.call('GET', '/api/v1/event-types');
  expect(status).toBe(200);
  expect(body.data.map(({ type, subscribable }) => [type, subscribable])).toEqual([
    ['crawl.started', true],
    ['crawl.completed', true],
    ['crawl.failed', true],
    ['broken_links.found', true],
    ['test', false],
  ]);
});

it('401: without a key', async () => {
  expect((await api.call('GET', '/api/v1/event-types', { key: null })).status).toBe(401);
});

it('403: with a key that may not read webhooks', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['domains:read'] });
  const { status, body } = await api.call('GET', '/api/v1/event-types', { key });
  expect([status, body.code]).toEqual([403, 'insufficient_scope']);
});
