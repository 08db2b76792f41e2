import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWebhook, findEndpoint, signingSecrets } from '../../outgoing/webhooks/index.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const DAY_MS = 86_400_000;

let api: TestServer;
let id: string;
let secret: string;
const make = async (owner = api.ctx) => {
  const made = await createWebhook(owner, { url: 'https://127.0.0.1/', events: ['crawl.failed'] });
  return { id: made.endpoint.id, secret: made.secret };
};
beforeEach(async () => {
  api = await startTestServer();
  ({ id, secret } = await make());
});
afterEach(() => api.close());

const rotate = (body?: unknown, { webhookId = id, ...options }: CallOptions & { webhookId?: string } = {}) =>
  api.call('POST', `/api/v1/webhooks/${webhookId}/secret/rotate`, { body, ...options });
const inForce = async () => {
  const endpoint = await findEndpoint(api.db.knex, { accountId: api.ctx.account.id, domainIds: null }, { id });
  return endpoint === undefined ? [] : signingSecrets(api.services, endpoint);
};
const inMs = (ms: number) => new Date(api.clock.now() + ms).toISOString();

it('200: a new secret, shown this once; the one so far signs for a day', async () => {
  const { status, headers, body } = await rotate();
  expect([status, headers.get('etag')]).toEqual([200, '"v2"']);
  expect(body).toMatchObject({ id, previous_secret_expires_at: inMs(DAY_MS) });
  expect(body.secret).toMatch(/^whsec_/);
  expect(await inForce()).toEqual([body.secret, secret]);
  const shown = (await api.call('GET', `/api/v1/webhooks/${id}`)).body;
  expect(shown).not.toHaveProperty('secret');
  expect(shown).toMatchObject({
    secret_hint: String(body.secret).slice(0, 10),
    previous_secret_expires_at: inMs(DAY_MS),
  });
  await api.clock.advance(DAY_MS);
  expect(await inForce()).toEqual([body.secret]);
  expect((await api.call('GET', `/api/v1/webhooks/${id}`)).body.previous_secret_expires_at).toBeNull();
});

it.each([0, 604_800])('200: with %i seconds of grace', async (grace) => {
  const { status, body } = await rotate({ grace_seconds: grace });
  expect(status).toBe(200);
  expect(body.previous_secret_expires_at).toBe(grace === 0 ? null : inMs(grace * 1000));
  expect(await inForce()).toEqual(grace === 0 ? [body.secret] : [body.secret, secret]);
});

it('200: with force during a grace; the oldest secret ends at once', async () => {
  const first = await rotate();
  const second = await rotate({ force: true });
  expect(second.status).toBe(200);
  expect(await inForce()).toEqual([second.body.secret, first.body.secret]);
});

it('200: the same secret for a repeated Idempotency-Key, which is kept nowhere in clear', async () => {
  const headers = { 'idempotency-key': 'rotate-1' };
  const [first, second] = [await rotate({}, { headers }), await rotate({}, { headers })];
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(await inForce()).toEqual([first.body.secret, secret]);
  for (const table of ['idempotency_keys', 'webhook_endpoints']) {
    expect(JSON.stringify(await api.db.knex(table).select()), table).not.toContain(first.body.secret);
  }
});

it.each([
  ['a negative grace', { grace_seconds: -1 }],
  ['more than 7 days', { grace_seconds: 604_801 }],
  ['part of a second', { grace_seconds: 0.5 }],
  ['a secret of its own', { secret: 'whsec_mine' }],
  ['malformed JSON', '{"force":'],
])('400: %s, and nothing is rotated', async (_what, body) => {
  expect((await rotate(body)).status).toBe(400);
  expect(await inForce()).toEqual([secret]);
});

it('401: without a key', async () => {
  expect((await rotate({}, { key: null })).status).toBe(401);
});

it('403: with a key that may only read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:read'] });
  const { status, body } = await rotate({}, { key });
  expect([status, body.code]).toEqual([403, 'insufficient_scope']);
});

it('404: an unknown endpoint, one of another account, one that the key must not know', async () => {
  const ofAnother = await make(await api.other());
  expect((await rotate({}, { webhookId: ofAnother.id })).status).toBe(404);
  expect((await rotate({}, { webhookId: randomUUID() })).status).toBe(404);
  const key = await api.keyFor(api.ctx, { domainIds: [randomUUID()] });
  expect((await rotate({}, { key })).status).toBe(404);
  expect(await inForce()).toEqual([secret]);
});

it('409: during the grace of an earlier rotation, saying until when; not afterwards', async () => {
  const first = await rotate({ grace_seconds: 60 });
  const { status, body } = await rotate();
  expect([status, body.code]).toEqual([409, 'rotation_in_progress']);
  expect(body.detail).toContain(inMs(60_000));
  expect(await inForce()).toEqual([first.body.secret, secret]);
  await api.clock.advance(60_000);
  expect((await rotate()).status).toBe(200);
});

it('409: one of two at once', async () => {
  const answers = await Promise.all([rotate(), rotate()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('415: a body that is not JSON', async () => {
  expect(
    (await rotate('force=true', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status,
  ).toBe(415);
});

it('422: an Idempotency-Key of another request', async () => {
  const headers = { 'idempotency-key': 'rotate-1' };
  await rotate({ grace_seconds: 1 }, { headers });
  const { status, body } = await rotate({ grace_seconds: 2 }, { headers });
  expect([status, body.code]).toEqual([422, 'idempotency_mismatch']);
});
