import { startMailServer } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendNotification, sendTest, updateSettings } from '../../outgoing/notifications/index.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const path = '/api/v1/notification-settings';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer();
});
afterEach(() => api.close());

it('200: nothing is set yet, and why nothing is sent', async () => {
  const { status, headers, body } = await api.call('GET', path);
  expect([status, headers.get('etag')]).toEqual([200, '"v0"']);
  const nothing = { last_sent_at: null, last_error: null, last_error_at: null };
  const unset = {
    target_hint: null,
    status: { ready: false, reason: 'no_target', detail: expect.stringContaining('Give its target'), ...nothing },
  };
  expect(body).toEqual({
    time_zone: 'UTC',
    language: 'en',
    quiet_hours: null,
    summaries: { hour: 8, day_of_week: 'monday', when_nothing_changed: 'send', attachment: 'pdf' },
    email: {
      recipients: [],
      status: {
        ready: false,
        reason: 'no_mail_server',
        detail: expect.stringContaining('LINKVITALS_SMTP_URL'),
        ...nothing,
      },
    },
    slack: unset,
    discord: unset,
    teams: unset,
    telegram: unset,
    ntfy: unset,
    generic_webhook: unset,
  });
});

it('200: with a mail server and no recipients it says so, with recipients it is ready', async () => {
  const env = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
  const server = await startTestServer({ env });
  const status = async () => ((await server.call('GET', path)).body.email as { status: unknown }).status;
  expect(await status()).toMatchObject({ ready: false, reason: 'no_recipients' });
  await updateSettings(server.ctx, { change: { email_recipients: ['a@example.com'] }, version: undefined });
  expect(await status()).toMatchObject({ ready: true, reason: null, detail: null });
  await server.close();
});

it('200: the last error and the last success, each with its time', async () => {
  await using mail = await startMailServer({ respond: () => ({ code: 454, text: 'try later' }) });
  const env = { LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`, LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
  const server = await startTestServer({ env });
  await updateSettings(server.ctx, { change: { email_recipients: ['a@example.com'] }, version: undefined });
  const [test] = await sendTest(server.ctx, { channel: 'email' });
  const notificationId = test?.id ?? '';
  await sendNotification(server.services, { notificationId });
  const first = (await server.call('GET', path)).body.email;
  const at = '2026-01-01T00:00:00.000Z';
  const failed = { last_sent_at: null, last_error: 'The mail server answered 454: try later', last_error_at: at };
  expect(first).toMatchObject({ status: failed });
  mail.respond(() => 'take');
  await server.clock.advance(120_000);
  await sendNotification(server.services, { notificationId });
  const second = (await server.call('GET', path)).body.email;
  expect(second).toMatchObject({ status: { ...failed, last_sent_at: '2026-01-01T00:02:00.000Z' } });
  expect(mail.received).toHaveLength(1);
  await server.close();
});

it('400: with an unknown parameter', async () => {
  expect((await api.call('GET', `${path}?x=1`)).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await api.call('GET', path, { key: null })).status).toBe(401);
});

it('403: without account:read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['domains:read'] });
  expect((await api.call('GET', path, { key })).body).toMatchObject({ status: 403, code: 'insufficient_scope' });
});
