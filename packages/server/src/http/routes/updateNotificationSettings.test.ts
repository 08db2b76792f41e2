import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const path = '/api/v1/notification-settings';
const slackUrl = 'https://127.0.0.1/services/T0/B0/canary-x9Qf';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer();
});
afterEach(() => api.close());

const patch = (body: unknown, options: CallOptions = {}) => api.call('PATCH', path, { body, ...options });

it('200: what is named changes, the rest stays, the ETag is new', async () => {
  const first = await patch({ email_recipients: ['Ops@Example.COM'] });
  expect([first.status, first.headers.get('etag')]).toEqual([200, '"v1"']);
  expect(first.body).toMatchObject({ email: { recipients: ['Ops@example.com'] }, slack: { target_hint: null } });
  const second = await patch({ slack: { url: slackUrl } }, { headers: { 'if-match': '"v1"' } });
  expect(second.headers.get('etag')).toBe('"v2"');
  expect(second.body).toMatchObject({
    email: { recipients: ['Ops@example.com'] },
    slack: { target_hint: '127.0.0.1 …x9Qf', status: { ready: true } },
  });
  const third = await patch({ slack: null, email_recipients: [] });
  expect(third.body).toMatchObject({ email: { recipients: [] }, slack: { target_hint: null } });
});

it('200: recipients that are the same are kept once', async () => {
  const { body } = await patch({ email_recipients: ['a@example.com', 'a@EXAMPLE.com', 'A@example.com'] });
  expect(body).toMatchObject({ email: { recipients: ['a@example.com', 'A@example.com'] } });
});

it('200: the Slack URL is in no answer and stands sealed in the database', async () => {
  const answers = [await patch({ slack: { url: slackUrl } }), await api.call('GET', path)];
  const [row] = await api.db.knex('chat_targets');
  for (const text of [...answers.map(({ body }) => JSON.stringify(body)), JSON.stringify(row)]) {
    expect(text).not.toContain('canary');
  }
  const { target_ciphertext: ciphertext, target_key_id: keyId } = row;
  expect(JSON.parse(api.services.secrets.open({ ciphertext, keyId }))).toEqual({ url: slackUrl });
});

it('200: the settings of another account are its own', async () => {
  await patch({ email_recipients: ['a@example.com'] });
  const key = await api.keyFor(await api.other());
  expect((await api.call('GET', path, { key })).body).toMatchObject({ email: { recipients: [] } });
});

it.each<readonly [what: string, body: unknown]>([
  ['no member', {}],
  ['an unknown member', { email: ['a@example.com'] }],
  ['a wrong type', { email_recipients: 'a@example.com' }],
  ['eleven recipients', { email_recipients: Array.from({ length: 11 }, (_, n) => `a${n}@example.com`) }],
  ['a URL too long', { slack: { url: `https://127.0.0.1/${'x'.repeat(2048)}` } }],
  ...[
    'nobody',
    'a@b',
    '@example.com',
    'a@example.com, b@example.com',
    'A <a@example.com>',
    '"a b"@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@exämple.com',
    'ä@example.com',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@-example.com',
    `${'a'.repeat(250)}@example.com`,
  ].map((address) => [`no address: ${JSON.stringify(address).slice(0, 40)}`, { email_recipients: [address] }] as const),
])('400: %s', async (_what, body) => {
  const { status, body: problem } = await patch(body);
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
});

it('401: without a key', async () => {
  expect((await patch({ email_recipients: [] }, { key: null })).status).toBe(401);
});

it('403: with a key that may only read, or that is limited to some domains', async () => {
  const reads = await api.keyFor(api.ctx, { scopes: ['account:read'] });
  expect((await patch({ email_recipients: [] }, { key: reads })).status).toBe(403);
  const limited = await api.keyFor(api.ctx, { domainIds: [await insertDomain(api.ctx)] });
  const { status, body } = await patch({ email_recipients: ['a@example.com'] }, { key: limited });
  expect([status, body.code]).toEqual([403, 'insufficient_scope']);
  expect((await api.call('GET', path)).body).toMatchObject({ email: { recipients: [] } });
});

it.each(['"v1"', 'anything'])('412: If-Match %s, and nothing changes', async (etag) => {
  const { status, body } = await patch({ email_recipients: ['a@example.com'] }, { headers: { 'if-match': etag } });
  expect([status, body.code]).toEqual([412, 'precondition_failed']);
  expect((await api.call('GET', path)).headers.get('etag')).toBe('"v0"');
});

it('413: a body over 1 MiB', async () => {
  expect((await patch(`{"slack": {"url": "${'x'.repeat(1_100_000)}"}}`)).status).toBe(413);
});

it('415: a body that is not JSON', async () => {
  expect((await patch('x', { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
});

it.each([
  'nonsense',
  'http://127.0.0.1/x',
  'https://u:p@127.0.0.1/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:10.0.0.1]/',
  'https://0x0a000001/',
  'file:///etc/passwd',
])('422: a Slack URL that leads where it must not, or nowhere: %s', async (url) => {
  const { status, body } = await patch({ slack: { url } });
  expect([status, body.code]).toEqual([422, 'invalid_webhook_url']);
  expect(body.errors).toMatchObject([{ pointer: '#/slack/url' }]);
});

it('200: time zone, quiet hours and summaries; what is left out stays', async () => {
  const quiet = { from: '22:00', to: '07:00' };
  const first = await patch({ time_zone: 'Europe/Berlin', quiet_hours: quiet, summaries: { hour: 6 } });
  expect(first.body).toMatchObject({
    time_zone: 'Europe/Berlin',
    quiet_hours: quiet,
    summaries: { hour: 6, day_of_week: 'monday', when_nothing_changed: 'send', attachment: 'pdf' },
  });
  const second = await patch({
    quiet_hours: null,
    summaries: { day_of_week: 'friday', when_nothing_changed: 'skip', attachment: 'none' },
  });
  expect(second.body).toMatchObject({
    time_zone: 'Europe/Berlin',
    quiet_hours: null,
    summaries: { hour: 6, day_of_week: 'friday', when_nothing_changed: 'skip', attachment: 'none' },
  });
});

it('422: a time zone that nobody knows', async () => {
  const { status, body } = await patch({ time_zone: 'Mars/Olympus' });
  expect([status, body.code]).toEqual([422, 'invalid_setting']);
  expect(body.errors).toMatchObject([{ pointer: '#/time_zone' }]);
});

it.each([
  ['an hour of no day', { summaries: { hour: 24 } }],
  ['half of the quiet hours', { quiet_hours: { from: '22:00' } }],
  ['a time of no clock', { quiet_hours: { from: '22:00', to: '24:00' } }],
  ['a bot token that is none', { telegram: { bot_token: 'token', chat_id: '1' } }],
  ['a token with a line end', { ntfy: { url: 'https://127.0.0.1/topic', token: 'a\nb' } }],
])('400: %s', async (_what, change) => {
  expect((await patch(change)).body).toMatchObject({ status: 400, code: 'validation_failed' });
});
