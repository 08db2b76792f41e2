import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendTest, updateSettings } from '../../outgoing/notifications/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const path = '/api/v1/notifications';

let api: TestServer;
beforeEach(async () => {
  const env = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
  api = await startTestServer({ env });
  const change = { email_recipients: ['a@example.com', 'b@example.com'], slack: { url: 'https://127.0.0.1/' } };
  await updateSettings(api.ctx, { change, version: undefined });
});
afterEach(() => api.close());

it('200: newest first, page by page, with what came of each', async () => {
  await sendTest(api.ctx, { channel: 'email' });
  await api.clock.advance(1);
  await sendTest(api.ctx, { channel: 'slack' });
  const { status, headers, body } = await api.call('GET', `${path}?limit=2`);
  expect(status).toBe(200);
  expect(body.data[0]).toEqual({
    id: expect.any(String),
    channel: 'slack',
    kind: 'test',
    recipient: null,
    subject: 'Test notification of Linkvitals',
    domain_id: null,
    crawl_id: null,
    webhook_id: null,
    state: 'pending',
    attempts: 0,
    next_attempt_at: '2026-01-01T00:00:00.001Z',
    last_attempt_at: null,
    last_error: null,
    created_at: '2026-01-01T00:00:00.001Z',
    finished_at: null,
  });
  expect(headers.get('link')).toContain('rel="next"');
  const rest = await api.call('GET', `${path}?limit=2&cursor=${body.next_cursor}`);
  expect(rest.body.data).toHaveLength(1);
  expect(rest.body.next_cursor).toBeNull();
});

it('200: of one channel, of one state', async () => {
  await sendTest(api.ctx, { channel: 'email' });
  await sendTest(api.ctx, { channel: 'slack' });
  const count = async (query: string) => (await api.call('GET', `${path}?${query}`)).body.data.length;
  expect([await count('channel=email'), await count('channel=slack')]).toEqual([2, 1]);
  expect([await count('state=pending'), await count('state=failed')]).toEqual([3, 0]);
});

it("200: none of another account's, and with a key of some domains those about them", async () => {
  const [test] = await sendTest(api.ctx, { channel: 'slack' });
  const list = async (key: string) => (await api.call('GET', path, { key })).body.data;
  expect(await list(await api.keyFor(await api.other()))).toEqual([]);
  const [mine, notMine] = [await insertDomain(api.ctx), await insertDomain(api.ctx)];
  const limited = await api.keyFor(api.ctx, { domainIds: [mine] });
  expect(await list(limited)).toEqual([]);
  await api.db.knex('notifications').where({ id: test?.id }).update({ domain_id: notMine });
  expect(await list(limited)).toEqual([]);
  await api.db.knex('notifications').where({ id: test?.id }).update({ domain_id: mine });
  expect(await list(limited)).toMatchObject([{ id: test?.id, domain_id: mine }]);
});

it('200: keys see no address of a recipient, because they cannot read members; people do', async () => {
  const [mail] = await sendTest(api.ctx, { channel: 'email' });
  const { cookie } = await api.personFor(api.ctx);
  const last_error = 'The mail server answered 550: <a@example.com>: no such user a@example.com, try b@example.com';
  await api.db.knex('notifications').where({ id: mail?.id }).update({ last_error });
  const said = async (options: CallOptions) => {
    const { body } = await api.call('GET', path, options);
    const one = await api.call('GET', `${path}/${mail?.id}`, options);
    return [...body.data.filter(({ id }) => id === mail?.id), one.body];
  };
  for (const shown of await said({ cookie })) expect(shown).toMatchObject({ recipient: 'a@example.com', last_error });
  const hidden = 'The mail server answered 550: <…>: no such user …, try …';
  for (const shown of await said({})) expect(shown).toMatchObject({ recipient: null, last_error: hidden });
  await api.db.knex('notification_settings').update({ email_error: last_error, email_error_at: 1 });
  const settings = (await api.call('GET', '/api/v1/notification-settings')).body;
  expect(settings.email).toMatchObject({
    recipients: ['a@example.com', 'b@example.com'],
    status: { last_error: hidden },
  });
});

it.each(['limit=0', 'state=lost', 'channel=sms', 'cursor=nonsense'])('400: %s', async (query) => {
  expect((await api.call('GET', `${path}?${query}`)).status).toBe(400);
});

it('401: without a key', async () => {
  expect((await api.call('GET', path, { key: null })).status).toBe(401);
});

it('403: without account:read', async () => {
  const key = await api.keyFor(api.ctx, { scopes: ['webhooks:read'] });
  expect((await api.call('GET', path, { key })).status).toBe(403);
});
