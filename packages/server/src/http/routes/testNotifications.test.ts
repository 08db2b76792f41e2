import { startMailServer, startSubscriber } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendNotification, updateSettings } from '../../outgoing/notifications/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer({ env: { LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true' } });
});
afterEach(() => api.close());

const setSlack = (url: string, server = api) =>
  updateSettings(server.ctx, { change: { slack: { url } }, version: undefined });
const test = (channel: unknown, options: CallOptions = {}, server = api) =>
  server.call('POST', '/api/v1/notifications/test', { body: { channel }, ...options });

it('202: a message, which then reaches the channel and shows as sent', async () => {
  await using slack = await startSubscriber();
  await setSlack(`${slack.url}/services/x`);
  const { status, body } = await test('slack');
  expect(status).toBe(202);
  expect(body.data).toMatchObject([{ channel: 'slack', kind: 'test', state: 'pending', attempts: 0 }]);
  const [alarm] = api.alarms.notifications;
  expect(alarm).toEqual({ id: body.data[0]?.id, at: api.clock.now(), lane: 'chat' });
  await sendNotification(api.services, { notificationId: alarm?.id ?? '' });
  expect(slack.received).toMatchObject([{ path: '/services/x', method: 'POST' }]);
  const sent = await api.call('GET', `/api/v1/notifications/${alarm?.id}`);
  expect(sent.body).toMatchObject({ state: 'sent', attempts: 1, last_error: null, next_attempt_at: null });
});

it('202: a mail to each recipient', async () => {
  await using mail = await startMailServer();
  const env = { LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`, LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
  const server = await startTestServer({ env });
  const change = { email_recipients: ['a@example.com', 'b@example.com'] };
  await updateSettings(server.ctx, { change, version: undefined });
  const { cookie } = await server.personFor(server.ctx);
  const { body } = await test('email', { cookie }, server);
  expect(body.data.map(({ recipient }) => recipient)).toEqual(['a@example.com', 'b@example.com']);
  for (const { id } of body.data) await sendNotification(server.services, { notificationId: String(id) });
  expect(mail.received.map(({ to }) => to)).toEqual([['a@example.com'], ['b@example.com']]);
  await server.close();
});

it('202: once for a repeated Idempotency-Key', async () => {
  await setSlack('http://127.0.0.1/');
  const headers = { 'idempotency-key': 'press' };
  expect((await test('slack', { headers })).body).toEqual((await test('slack', { headers })).body);
  expect(api.alarms.notifications).toHaveLength(1);
});

it.each([
  ['an unknown channel', { channel: 'sms' }],
  ['no channel', {}],
  ['another member', { channel: 'slack', recipient: 'a@example.com' }],
])('400: %s', async (_what, body) => {
  expect((await test('', { body })).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await test('slack', { key: null })).status).toBe(401);
});

it('403: with a key that may only read, or that is limited to some domains', async () => {
  await setSlack('http://127.0.0.1/');
  const reads = await api.keyFor(api.ctx, { scopes: ['account:read'] });
  expect((await test('slack', { key: reads })).status).toBe(403);
  const limited = await api.keyFor(api.ctx, { domainIds: [await insertDomain(api.ctx)] });
  expect((await test('slack', { key: limited })).body).toMatchObject({ status: 403, code: 'insufficient_scope' });
  expect(api.alarms.notifications).toEqual([]);
});

it.each([
  ['slack', 'Nothing is set up'],
  ['email', 'LINKVITALS_SMTP_URL'],
])('409: %s is not set up, and what to do', async (channel, says) => {
  const { status, body } = await test(channel);
  expect([status, body.code]).toEqual([409, 'channel_not_ready']);
  expect(body.detail).toContain(says);
});

it('429: a second test of the channel within 30 seconds, not of another', async () => {
  await setSlack('http://127.0.0.1/');
  expect((await test('slack')).status).toBe(202);
  await api.clock.advance(10_000);
  const { status, headers, body } = await test('slack');
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '20']);
  await api.clock.advance(20_000);
  expect((await test('slack')).status).toBe(202);
});

it('429: more than 20 tests of a channel a day; those that were refused do not count', async () => {
  await test('slack');
  await setSlack('http://127.0.0.1/');
  const counted = { limit: 'test_notification', by: `${api.ctx.account.id} slack` } as const;
  for (let made = 0; made < 18; made += 1) await api.ctx.limits.take(counted);
  expect((await test('slack')).status).toBe(202);
  expect((await test('slack')).headers.get('retry-after')).toBe('30');
  await api.clock.advance(30_000);
  expect((await test('slack')).status).toBe(202);
  await api.clock.advance(30_000);
  const { status, headers, body } = await test('slack');
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '3600']);
});
