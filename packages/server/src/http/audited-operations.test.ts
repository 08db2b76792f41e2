import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import { beforeAll, expect, it } from 'vitest';
import { insertIssue } from '../test-support/insert-issue.ts';
import type { ApiAnswer, CallOptions, TestServer } from '../test-support/test-server.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { writtenMails } from '../test-support/written-mails.ts';
import { keepRows } from './access/keep-rows.test-support.ts';
import { addObjects, addressOf, bodyOf, type Objects, UNKNOWN, unknownObjects } from './access/objects.test-support.ts';
import { needOf } from './access/rule.test-support.ts';

// Every operation that changes an object of an account leaves one entry in its audit log, and none when it is refused.
// A new operation must leave one, or be listed in `leavesNone`.

const OPERATOR_KEY = 'x'.repeat(64);
const password = 'violet-harbour-71-kite';

const leavesNone: Readonly<Record<string, readonly OperationId[]>> = {
  'changes nothing': ['previewCrawlConfig', 'previewIssueRule', 'countFixPoints', 'inspectInvitation'],
  'starts or ends work that has a list of its own': [
    'checkDomainVerification',
    'startCrawl',
    'cancelCrawl',
    'recheckIssue',
    'testWebhook',
    'testNotifications',
  ],
  'is about a comment, which names its author and is deleted by them or an administrator': [
    'createIssueComment',
    'updateIssueComment',
    'deleteIssueComment',
  ],
  'is about a person or their session, whatever the account': [
    'signIn',
    'switchAccount',
    'signOut',
    'reauthenticate',
    'startProviderReauthentication',
    'startReauthentication',
    'endOtherSessions',
    'endSession',
    'updateMe',
    'changePassword',
    'startPasskeySignIn',
    'signInWithPasskey',
    'createPasskey',
    'startPasskey',
    'updatePasskey',
    'deletePasskey',
    'startTotp',
    'deleteTotp',
    'confirmTotp',
    'renewRecoveryCodes',
    'linkIdentity',
    'unlinkIdentity',
    'requestPasswordReset',
    'redeemPasswordReset',
    'requestEmailChange',
    'redeemEmailChange',
    'requestSignUp',
  ],
  'takes the log along': ['deleteAccount'],
  'works on an empty installation alone; set-up.test.ts has its entry': ['setUp'],
};
const without = new Set(Object.values(leavesNone).flat());

const changing = operations.filter(({ method, path }) => method !== 'get' && path.startsWith('/api/'));
const audited = changing.filter(({ id }) => !without.has(id));

let server: TestServer;
let restore: () => Promise<void>;
let objects: Objects;
let owner: string;
let viewer: string;

beforeAll(async () => {
  server = await startTestServer({
    env: {
      LINKVITALS_API_RATE_LIMIT: '1000000',
      LINKVITALS_ADMIN_KEY: OPERATOR_KEY,
      LINKVITALS_SIGNUP: 'open',
      LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1',
      LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    },
  });
  objects = await addObjects(server, server.ctx, 'shop.example');
  // Its fix goes with the issue that is ignored; another open issue has one.
  await insertIssue(server.ctx, { domainId: `${objects.domain_id}`, url: 'https://shop.example/section-1/page-2' });
  await server.call('POST', `/api/v1/issues/${objects.issue_id}/ignore`, { body: { reason: 'It stays.' } });
  const { body } = await server.call('GET', `/api/v1/domains/${objects.domain_id}/fixes`);
  objects = { ...objects, fix_id: `${body.data[0]?.id}` };
  owner = (await server.personFor(server.ctx)).cookie;
  const grants = [{ domain_id: `${objects.domain_id}`, rights: ['view'] as const }];
  viewer = (await server.personFor(server.ctx, { role: 'member', grants })).cookie;
  await server.call('POST', '/api/v1/sign-ups', { key: null, body: { email: 'new@people.example' } });
  restore = await keepRows(server.db);
  return () => server.close();
});

/** The secret behind `#` in the mail to an address. */
const tokenFor = async (to: string) => (await writtenMails(server.services)).find((mail) => mail.to === to)?.token;

async function ownBody(operation: Operation): Promise<unknown> {
  const { id } = operation;
  if (id === 'acceptInvitation') return { token: await tokenFor('guest@shop.example'), name: 'Guest', password };
  if (id === 'redeemSignUp') {
    return { token: await tokenFor('new@people.example'), name: 'Ada', password, account_name: 'Team' };
  }
  return bodyOf(operation, objects);
}

function credentials(operation: Operation): CallOptions {
  const { who } = needOf(operation);
  if (who === 'operator') return { key: OPERATOR_KEY };
  if (who === 'nobody') return { key: null };
  // The owner has an account already, so another person creates one.
  return { cookie: operation.id === 'createOwnAccount' ? viewer : owner };
}

async function send(operation: Operation, options: CallOptions = {}, ids = objects): Promise<ApiAnswer> {
  const body = await ownBody(operation);
  const path = addressOf(operation, ids);
  const given = options.key === undefined && options.cookie === undefined ? credentials(operation) : {};
  const sent = { ...given, ...(body !== undefined && { body }), ...options };
  return server.call(operation.method.toUpperCase(), path, sent);
}

/** Number of entries that the work leaves, in any account */
async function entriesOf(work: () => Promise<ApiAnswer>): Promise<[status: number, entries: number, code: unknown]> {
  const before: string[] = await server.db.knex('audit_log').pluck('id');
  const { status, body } = await work();
  const entries: string[] = await server.db.knex('audit_log').whereNotIn('id', before).pluck('id');
  await restore();
  return [status, entries.length, body.code];
}

it('every operation without an entry is one of the contract, and is named once', () => {
  const named = Object.values(leavesNone).flat();
  expect(named.toSorted()).toEqual([...without].toSorted());
  expect(named.filter((id) => !changing.some((operation) => operation.id === id))).toEqual([]);
});

const named = (list: readonly Operation[]): [OperationId, Operation][] => list.map((one) => [one.id, one]);

it.each(named(audited))('%s leaves one entry', async (_, operation) => {
  const [status, entries, code] = await entriesOf(() => send(operation));
  expect([status < 300, entries, code]).toEqual([true, 1, undefined]);
});

it.each(named(audited))('%s leaves no entry when it is refused', async (_, operation) => {
  const { parameters, path, body } = operation;
  const { who } = needOf(operation);
  const headers = { 'if-match': '"v999"' };
  const faults: unknown[] = [];
  const refuse = async (wanted: readonly number[], work: () => Promise<ApiAnswer>) => {
    const [status, entries] = await entriesOf(work);
    if (!wanted.includes(status) || entries !== 0) faults.push({ wanted, status, entries });
  };
  if (who !== 'nobody') {
    await refuse([401], () => send(operation, { key: null }));
    if (!['view', 'person'].includes(who)) await refuse([401, 403], () => send(operation, { cookie: viewer }));
  }
  if (path.includes('{')) await refuse([404], () => send(operation, {}, unknownObjects));
  if (parameters.some(({ name }) => name === 'If-Match')) await refuse([412], () => send(operation, { headers }));
  if (body !== undefined) await refuse([400], () => send(operation, { body: { nothing: 1 } }));
  expect(faults).toEqual([]);
});

const refused: readonly [string, number, OperationId, (ids: Objects) => object][] = [
  ['409: a domain that is there', 409, 'createDomain', () => ({ hostname: 'shop.example' })],
  ['409: an address that is invited', 409, 'createInvitation', () => ({ email: 'guest@shop.example', role: 'member' })],
  ['409: a second rotation in the grace of the first', 409, 'rotateWebhookSecret', () => ({ force: false })],
  [
    '422: settings half of which are right',
    422,
    'updateDomain',
    () => ({ settings: { email_alerts: false, webhook_ids: [UNKNOWN] } }),
  ],
  ['422: an endpoint of an unknown domain', 422, 'updateWebhook', () => ({ domain_ids: [UNKNOWN] })],
  [
    '422: a chat at an address that is not reached',
    422,
    'updateNotificationSettings',
    () => ({ language: 'de', slack: { url: 'https://10.0.0.1/x' } }),
  ],
];

it.each(refused)('%s leaves no entry', async (_, status, id, body) => {
  const operation = audited.find((one) => one.id === id) as Operation;
  expect((await entriesOf(() => send(operation, { body: body(objects) }))).slice(0, 2)).toEqual([status, 0]);
});

// An entry shows the same for two different secrets, so it could look as if nothing had changed.

const CANARY = 'canary0123456789';
const logoOf = (colour: string): string =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="${colour}"/></svg>`,
  ).toString('base64');
const chatAt = (channel: string, part: string): object => ({
  [channel]: { url: `https://127.0.0.1/${CANARY}${part}/same` },
});
const botWith = (part: string): object => ({ telegram: { bot_token: `12345678:${CANARY}${part}`, chat_id: '-100' } });

type Secret = readonly [what: string, path: () => string, bodies: readonly [object, object], said: object];

const domainPath = () => `domains/${objects.domain_id}`;
const headersWith = (value: string) => ({ settings: { request_headers: { 'X-Token': value } } });
const secrets: readonly Secret[] = [
  [
    'the path of the URL of an endpoint',
    () => `webhooks/${objects.webhook_id}`,
    [{ url: `https://127.0.0.1/${CANARY}` }, { url: `https://127.0.0.1/${CANARY}x` }],
    { before: {}, after: { new_url: true } },
  ],
  [
    'the value of a request header',
    domainPath,
    [headersWith(CANARY), headersWith(`${CANARY}x`)],
    { before: {}, after: { new_request_headers: true } },
  ],
  [
    'a logo by one of as many bytes',
    () => 'branding',
    [{ logo: logoOf('#123456') }, { logo: logoOf('#123457') }],
    { before: {}, after: { new_logo: true } },
  ],
  ...['slack', 'teams', 'discord', 'generic_webhook', 'ntfy'].map(
    (channel): Secret => [
      `the address of ${channel}`,
      () => 'notification-settings',
      [chatAt(channel, 'a'), chatAt(channel, 'b')],
      { before: {}, after: { new_targets: [channel] } },
    ],
  ),
  [
    'the bot of Telegram',
    () => 'notification-settings',
    [botWith('a'), botWith('b')],
    { before: {}, after: { new_targets: ['telegram'] } },
  ],
];

it.each(secrets)('a change of %s leaves one entry, which does not hold it', async (_, path, [first, second], said) => {
  const change = (body: object) => server.call('PATCH', `/api/v1/${path()}`, { body });
  const entries = () => server.db.knex('audit_log').whereNotIn('id', known);
  await change(first);
  const known: string[] = await server.db.knex('audit_log').pluck('id');
  const { status, body } = await change(second);
  expect([status, body.code]).toEqual([200, undefined]);
  const found = await entries();
  expect(
    found.map(({ before_change, after_change }) => ({
      before: JSON.parse(before_change),
      after: JSON.parse(after_change),
    })),
  ).toEqual([said]);
  expect(JSON.stringify(found)).not.toContain(CANARY);
  // The same change again changes nothing.
  await change(second);
  expect(await entries()).toHaveLength(1);
  await restore();
});

it('a change of the endpoints of a domain leaves one entry, which names them', async () => {
  const { domain_id, webhook_id } = objects;
  const made = await server.call('POST', '/api/v1/domains', { body: { hostname: 'other.example' } });
  const both = { domain_ids: [domain_id, made.body.id] };
  await server.call('PATCH', `/api/v1/webhooks/${webhook_id}`, { body: both });
  const settings = { webhook_ids: [] };
  await server.call('PATCH', `/api/v1/${domainPath()}`, { body: { settings } });
  const log = await server.call('GET', '/api/v1/audit-log?action=domain.updated', {});
  expect(log.body.data[0]).toMatchObject({ before: { webhook_ids: [webhook_id] }, after: { webhook_ids: [] } });
  await restore();
});
