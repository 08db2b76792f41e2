import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendTest, updateSettings } from '../../outgoing/notifications/index.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
let id: string;
beforeEach(async () => {
  api = await startTestServer();
  await updateSettings(api.ctx, { change: { slack: { url: 'https://127.0.0.1/' } }, version: undefined });
  id = (await sendTest(api.ctx, { channel: 'slack' }))[0]?.id ?? '';
});
afterEach(() => api.close());

const get = (notificationId = id, options: CallOptions = {}) =>
  api.call('GET', `/api/v1/notifications/${notificationId}`, options);

it('200: the notification; while its attempt is under way it has no time of the next', async () => {
  expect(await get()).toMatchObject({
    status: 200,
    body: { id, state: 'pending', next_attempt_at: expect.any(String) },
  });
  await api.db
    .knex('notifications')
    .where({ id })
    .update({ lease_expires_at: api.clock.now() + 1 });
  expect((await get()).body.next_attempt_at).toBeNull();
});

it('400: an id that is none', async () => {
  expect((await get('none')).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await get(id, { key: null })).status).toBe(401);
});

it('403: without account:read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['account:write'] });
  expect((await get(id, { key })).status).toBe(403);
});

it('404: an unknown one, and one of another account', async () => {
  expect((await get(randomUUID())).body).toMatchObject({ status: 404, code: 'not_found' });
  expect((await get(id, { key: await api.keyFor(await api.other()) })).status).toBe(404);
});
