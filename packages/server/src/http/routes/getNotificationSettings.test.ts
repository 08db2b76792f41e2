import { startMailServer } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendNotification, sendTest, updateSettings } from '../../outgoing/notifications/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
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
  const used_by = { domains: 0, results: 0, failures: 0 };
  const nothing = { last_sent_at: null, last_error: null, last_error_at: null, used_by };
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

it('200: how many domains use each channel, without those of others and deleted ones', async () => {
  const on = { email_alerts: true, slack_notifications: true, chat_notifications: true };
  const settings = [
    { ...on, failure_alerts: true },
    { ...on, failure_alerts: false, chat_notifications: false },
    { ...on, email_alerts: false, slack_notifications: false, chat_notifications: false },
    // A text that looks like a switch.
    { email_alerts: false, user_agent: '"slack_notifications":true', email_alerts_when: 'every_crawl' },
  ];
  const add = async (ctx: typeof api.ctx, each: object, deleted_at: number | null = null) => {
    const id = await insertDomain(ctx);
    await api.db
      .knex('domains')
      .where({ id })
      .update({ settings: JSON.stringify(each), deleted_at });
  };
  for (const each of settings) await add(api.ctx, each);
  await add(await api.other(), on);
  await add(api.ctx, on, 1);
  const { body } = await api.call('GET', path);
  const uses = Object.entries(body).flatMap(([channel, value]) => {
    const { status } = (value ?? {}) as { status?: { used_by: object } };
    return status === undefined ? [] : [[channel, status.used_by]];
  });
  const [domains, failures] = [4, 3];
  expect(Object.fromEntries(uses)).toMatchObject({
    email: { domains, failures, results: 2 },
    slack: { domains, failures, results: 2 },
    discord: { domains, failures, results: 1 },
    generic_webhook: { domains, failures, results: 1 },
  });
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
