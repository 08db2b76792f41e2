import { operations as all, type CalledOperationId, type ResponseBody } from '@linkvitals/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AdminClient, buildAdminClient } from './admin.ts';
import type { LinkvitalsClient } from './create-client.ts';
import { realPlatform } from './platform.ts';
import { apiKey, baseUrl, mockApi, testClient } from './test-support/mock-api.ts';

const operations = all.filter(({ isForBrowsers }) => !isForBrowsers);
const api = mockApi();
const page = { limit: 7, cursor: 'c' };
const span = { from: '2026-01-05T00:00:00.000Z', to: '2026-01-06T00:00:00.000Z' };
const emptyList = { data: [], next_cursor: null };

/** Drops the result of a streamed call, because the contract only says that it is text. */
const none = () => undefined;
/** The client with the operator's methods, which have an entry point of their own. */
type FullClient = LinkvitalsClient & { readonly admin: AdminClient };

const fullClient = (): FullClient => ({
  ...testClient().client,
  admin: buildAdminClient({ baseUrl, adminKey: apiKey }, realPlatform),
});

/** The one method of each operation, called with everything that it takes. */
const passkey = { id: 'AQ', rawId: 'AQ', type: 'public-key' } as const;
const registration = { ...passkey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const assertion = { ...passkey, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };

const linkFilter = {
  verdict: 'suspect',
  reason: 'timeout',
  status_code: 504,
  host: 'h',
  kind: 'a',
  page: 1,
  location: 'external',
  q: 'old',
} as const;
const issueFilter = {
  state: 'open',
  kind: 'broken_link',
  severity: 'error',
  assignee_id: 'u 1',
  host: 'a.example',
  outcome: 'new,reopened',
  q: 'old',
} as const;

const calls = {
  listDomains: (c) =>
    c.domains
      .list({ ...page, verification_status: 'verified', hostname: 'a.example', q: 'a', sort: '-last_crawl' })
      .toArray(),
  getDomainTrends: (c) => c.domains.trends('d 1', { window: '90d', by: 'day' }),
  listRecentCrawls: (c) => c.domains.recentCrawls({ domain_id: 'd1,d2' }),
  getTrends: (c) => c.account.trends({ window: '60d' }),
  createDomain: (c) => c.domains.create({ hostname: 'a.example' }),
  getDomain: (c) => c.domains.get('d 1'),
  updateDomain: (c) => c.domains.update('d 1', { settings: { email_alerts: true } }, { ifMatch: '"1"' }),
  previewCrawlConfig: (c) => c.domains.previewCrawlConfig('d 1', { crawl_config: { exclusions: ['/a/**'] } }),
  deleteDomain: (c) => c.domains.delete('d 1', { confirm: 'a.example', ifMatch: '"1"' }),
  checkDomainVerification: (c) => c.domains.checkVerification('d 1'),
  listAllCrawls: (c) =>
    c.crawls.listAll({ ...page, ...span, state: 'failed', domain_id: 'd 1', trigger: 'schedule' }).toArray(),
  listCrawls: (c) => c.crawls.list('d 1', { ...page, ...span, state: 'failed' }).toArray(),
  startCrawl: (c) => c.crawls.start('d 1', { max_pages: 5, depth_limit: 2 }),
  followCrawl: (c) => c.crawls.follow('c 1', { lastEventId: '7' }).next().then(none, none),
  getCrawl: (c) => c.crawls.get('c 1'),
  cancelCrawl: (c) => c.crawls.cancel('c 1'),
  listCrawlPages: (c) => c.crawls.pages('c 1', { ...page, q: 'old', sort: 'load_time' }).toArray(),
  listCrawlFindings: (c) => c.crawls.findings('c 1', { ...page, code: 'title_missing', severity: 'error' }).toArray(),
  compareCrawls: (c) => c.crawls.comparison('c 1', { ...page, base: 'c0', change: 'fixed' }).toArray(),
  countCrawlFindings: (c) => c.crawls.findingCounts('c 1'),
  countCrawlLinks: (c) => c.crawls.linkCounts('c 1'),
  listCrawlLinks: (c) => c.crawls.links('c 1', { ...page, ...linkFilter, target: 2 }).toArray(),
  exportCrawlLinks: (c) => c.crawls.exportLinks('c 1', linkFilter).then(none, none),
  exportCrawlPages: (c) => c.crawls.exportPages('c 1', { q: 'old', sort: 'size' }).then(none, none),
  listLinkPages: (c) => c.crawls.linkPages('c 1', 3, page).toArray(),
  listAllIssues: (c) => c.issues.list({ ...page, ...issueFilter }).toArray(),
  listIssues: (c) => c.issues.listOfDomain('d 1', { ...page, ...issueFilter, sort: 'pages' }).toArray(),
  exportAllIssues: (c) => c.issues.export(issueFilter).then(none, none),
  exportIssues: (c) => c.issues.exportOfDomain('d 1', { ...issueFilter, sort: 'pages' }).then(none, none),
  countIssues: (c) => c.issues.countsOfDomain('d 1'),
  getIssue: (c) => c.issues.get('i 1'),
  updateIssue: (c) => c.issues.update('i 1', { acknowledged: true }, { ifMatch: '"1"' }),
  listIssuePages: (c) => c.issues.pages('i 1', page).toArray(),
  listIssueChanges: (c) => c.issues.changes('i 1', page).toArray(),
  ignoreIssue: (c) => c.issues.ignore('i 1', { reason: 'It moves.' }),
  reopenIssue: (c) => c.issues.reopen('i 1'),
  getIssueRecheck: (c) => c.issues.lastRecheck('i 1'),
  recheckIssue: (c) => c.issues.recheck('i 1'),
  listIssueComments: (c) => c.issues.comments('i 1', page).toArray(),
  createIssueComment: (c) => c.issues.comment('i 1', { text: 'It moves.' }),
  updateIssueComment: (c) => c.issues.updateComment('i 1', 'm 1', { text: 'It moved.' }),
  deleteIssueComment: (c) => c.issues.deleteComment('i 1', 'm 1'),
  listIssueRules: (c) => c.issues.rules('d 1', page).toArray(),
  previewIssueRule: (c) => c.issues.previewRule('d 1', { kind: 'slow_page', url_pattern: 'https://a.example/*' }),
  createIssueRule: (c) => c.issues.createRule('d 1', { kind: 'slow_page', reason: 'It is old.' }),
  getIssueRule: (c) => c.issues.getRule('l 1'),
  updateIssueRule: (c) => c.issues.updateRule('l 1', { expires_at: null }, { ifMatch: '"1"' }),
  deleteIssueRule: (c) => c.issues.deleteRule('l 1'),
  listReports: (c) => c.reports.list('d 1', { ...page, format: 'csv' }).toArray(),
  createReport: (c) => c.reports.create('d 1', { format: 'csv' }),
  getReport: (c) => c.reports.get('r 1'),
  getReportFile: (c) => c.reports.download('r 1').then(none, none),
  deleteReport: (c) => c.reports.delete('r 1'),
  listShareLinks: (c) => c.shareLinks.list('d 1', page).toArray(),
  createShareLink: (c) => c.shareLinks.create('d 1', { name: 'For the agency' }),
  getShareLink: (c) => c.shareLinks.get('d 1', 'l 1'),
  updateShareLink: (c) => c.shareLinks.update('d 1', 'l 1', { password: null }, { ifMatch: '"1"' }),
  revokeShareLink: (c) => c.shareLinks.revoke('d 1', 'l 1'),
  listBadges: (c) => c.badges.list('d 1'),
  createBadge: (c) => c.badges.create('d 1', { metric: 'health_score' }),
  deleteBadge: (c) => c.badges.delete('d 1', 'broken_links'),
  getBranding: (c) => c.branding.get(),
  updateBranding: (c) => c.branding.update({ name: 'Acme' }, { ifMatch: '"1"' }),
  listEventTypes: (c) => c.eventTypes.list(),
  listWebhooks: (c) => c.webhooks.list(page).toArray(),
  createWebhook: (c) => c.webhooks.create({ url: 'https://a.example/h', events: ['crawl.failed'] }),
  getWebhook: (c) => c.webhooks.get('w 1'),
  updateWebhook: (c) => c.webhooks.update('w 1', { enabled: true }, { ifMatch: '"1"' }),
  deleteWebhook: (c) => c.webhooks.delete('w 1', { ifMatch: '"1"' }),
  testWebhook: (c) => c.webhooks.test('w 1'),
  rotateWebhookSecret: (c) => c.webhooks.rotateSecret('w 1', { grace_seconds: 0, force: true }),
  endWebhookSecretGrace: (c) => c.webhooks.endSecretGrace('w 1', { ifMatch: '"1"' }),
  listDeliveries: (c) => c.webhooks.deliveries('w 1', { ...page, state: 'failed' }).toArray(),
  getDelivery: (c) => c.webhooks.delivery('w 1', 'x 1'),
  getNotificationSettings: (c) => c.notifications.settings(),
  updateNotificationSettings: (c) => c.notifications.updateSettings({ email_recipients: [] }, { ifMatch: '"1"' }),
  listNotifications: (c) => c.notifications.list({ ...page, channel: 'email', state: 'failed' }).toArray(),
  getNotification: (c) => c.notifications.get('n 1'),
  testNotifications: (c) => c.notifications.test({ channel: 'slack' }),
  setUp: (c) =>
    c.setUp({ token: 't', account_name: 'a', email: 'ada@example.com', name: 'Ada', password: 'violet-harbour-71' }),
  getSignInMethods: (c) => c.signInMethods(),
  requestPasswordReset: (c) => c.mailedLinks.requestPasswordReset({ email: 'ada@example.com' }),
  redeemPasswordReset: (c) => c.mailedLinks.redeemPasswordReset({ token: 't', password: 'violet-harbour-71' }),
  redeemEmailChange: (c) => c.mailedLinks.redeemEmailChange({ token: 't' }),
  requestSignUp: (c) => c.mailedLinks.requestSignUp({ email: 'ada@example.com' }),
  redeemSignUp: (c) =>
    c.mailedLinks.redeemSignUp({ token: 't', account_name: 'a', name: 'Ada', password: 'violet-harbour-71' }),
  getSession: (c) => c.session.get(),
  signIn: (c) => c.session.signIn({ email: 'ada@example.com', password: 'violet-harbour-71' }),
  switchAccount: (c) => c.session.switchAccount({ account_id: 'a 1' }),
  signOut: (c) => c.session.signOut(),
  reauthenticate: (c) => c.session.reauthenticate({ password: 'violet-harbour-71' }),
  listSessions: (c) => c.session.list(page).toArray(),
  endSession: (c) => c.session.end('s 1'),
  endOtherSessions: (c) => c.session.endOthers(),
  getMe: (c) => c.me.get(),
  updateMe: (c) => c.me.update({ name: 'Ada' }, { ifMatch: '"1"' }),
  listIdentities: (c) => c.me.identities(),
  linkIdentity: (c) => c.me.linkIdentity({ provider_id: 'company', return_to: '/' }),
  unlinkIdentity: (c) => c.me.unlinkIdentity('i 1'),
  changePassword: (c) => c.me.changePassword({ current_password: 'old', new_password: 'violet-harbour-71' }),
  listMembers: (c) => c.members.list(page).toArray(),
  getMember: (c) => c.members.get('u 1'),
  updateMember: (c) => c.members.update('u 1', { role: 'admin' }, { ifMatch: '"1"' }),
  removeMember: (c) => c.members.remove('u 1', { ifMatch: '"1"' }),
  listInvitations: (c) => c.invitations.list(page).toArray(),
  createInvitation: (c) => c.invitations.create({ email: 'ada@example.com', role: 'member' }),
  resendInvitation: (c) => c.invitations.resend('i 1'),
  revokeInvitation: (c) => c.invitations.revoke('i 1'),
  inspectInvitation: (c) => c.invitations.inspect({ token: 't' }),
  acceptInvitation: (c) => c.invitations.accept({ token: 't' }),
  listAccounts: (c) => c.admin.list({ ...page, search: 'a', plan: 'pro' }).toArray(),
  createAccount: (c) => c.admin.create({ name: 'a', owner_email: 'ada@example.com' }),
  getAnyAccount: (c) => c.admin.get('a 1'),
  updateAnyAccount: (c) => c.admin.update('a 1', { suspended: true }, { ifMatch: '"1"' }),
  createOwnAccount: (c) => c.account.create({ name: 'a' }),
  getAccount: (c) => c.account.get(),
  updateAccount: (c) => c.account.update({ name: 'a' }, { ifMatch: '"1"' }),
  deleteAccount: (c) => c.account.delete({ confirm: 'a', ifMatch: '"1"' }),
  getAccountUsage: (c) => c.account.usage(),
  listApiKeys: (c) => c.apiKeys.list(page).toArray(),
  createApiKey: (c) => c.apiKeys.create({ name: 'k', scopes: ['domains:read'] }),
  getApiKey: (c) => c.apiKeys.get('k 1'),
  updateApiKey: (c) => c.apiKeys.update('k 1', { name: 'k' }, { ifMatch: '"1"' }),
  rotateApiKey: (c) => c.apiKeys.rotate('k 1', { overlap_seconds: 0 }),
  revokeApiKey: (c) => c.apiKeys.revoke('k 1', { ifMatch: '"1"' }),
  listAuditLog: (c) =>
    c.account.auditLog({ ...page, action: 'domain.created', actor_id: 'u 1', subject_id: 'd 1' }).toArray(),
  startTotp: (c) => c.me.startTotp(),
  confirmTotp: (c) => c.me.confirmTotp({ code: '123456' }),
  deleteTotp: (c) => c.me.removeTotp(),
  renewRecoveryCodes: (c) => c.me.renewRecoveryCodes(),
  requestEmailChange: (c) => c.me.requestEmailChange({ email: 'ada@example.com' }),
  startPasskeySignIn: (c) => c.session.startPasskeySignIn(),
  signInWithPasskey: (c) => c.session.signInWithPasskey({ response: assertion }),
  startReauthentication: (c) => c.session.startReauthentication(),
  startProviderReauthentication: (c) => c.session.startProviderReauthentication({ provider_id: 'company' }),
  listPasskeys: (c) => c.me.listPasskeys(page).toArray(),
  startPasskey: (c) => c.me.startPasskey(),
  createPasskey: (c) => c.me.addPasskey({ name: 'Laptop', response: registration }),
  updatePasskey: (c) => c.me.renamePasskey('p 1', { name: 'Phone' }),
  deletePasskey: (c) => c.me.removePasskey('p 1'),
  getHealth: (c) => c.health(),
  getReadiness: (c) => c.readiness(),
} satisfies Record<CalledOperationId, (client: FullClient) => PromiseLike<unknown>>;

const pathValues: Record<string, string> = {
  domain_id: 'd%201',
  account_id: 'a%201',
  crawl_id: 'c%201',
  target_id: '3',
  report_id: 'r%201',
  share_link_id: 'l%201',
  metric: 'broken_links',
  webhook_id: 'w%201',
  delivery_id: 'x%201',
  notification_id: 'n%201',
  session_id: 's%201',
  passkey_id: 'p%201',
  key_id: 'k%201',
  user_id: 'u%201',
  issue_id: 'i%201',
  rule_id: 'l%201',
  comment_id: 'm%201',
  invitation_id: 'i%201',
  identity_id: 'i%201',
};

/** Names of all methods, as `domains.list`. */
function methodsOf(client: FullClient): string[] {
  return Object.entries(client).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : Object.keys(value).map((method) => `${name}.${method}`),
  );
}

/** The same client, which notes the methods that are read from it. */
function recording(client: FullClient, used: string[]): FullClient {
  const watch = <T extends object>(target: T, prefix: string): T =>
    new Proxy(target, {
      get(object, key) {
        const value: unknown = Reflect.get(object, key);
        const name = prefix + String(key);
        if (typeof value === 'object' && value !== null) return watch(value, `${name}.`);
        used.push(name);
        return value;
      },
    });
  return watch(client, '');
}

/** The answer of an operation's method: for a list, the items of its pages. */
type Answer<Id extends CalledOperationId> =
  ResponseBody<Id> extends { data: infer Items; next_cursor: string | null } ? Items : ResponseBody<Id>;

describe('the client', () => {
  it('has one method for each operation that programs call, and no others but those that wait', async () => {
    api.answer(() => new Response(null, { status: 204 }));
    const methods = methodsOf(fullClient());
    const waits = new Set(['crawls.wait', 'issues.waitForRecheck', 'reports.wait', 'domains.waitUntilVerified']);
    const used: string[] = [];
    for (const call of Object.values(calls)) await call(recording(fullClient(), used)).then(null, () => {});
    expect(used.sort()).toEqual(methods.filter((name) => !waits.has(name)).sort());
  });

  it('gives what the contract says, of each operation', () => {
    type Answers = { [Id in CalledOperationId]: Awaited<ReturnType<(typeof calls)[Id]>> };
    expectTypeOf<Answers>().toEqualTypeOf<{ [Id in CalledOperationId]: Answer<Id> }>();
  });

  it.each(operations)('sends $id as the contract has it', async ({ id, method, path, parameters, body }) => {
    api.answer(() => (method === 'delete' ? new Response(null, { status: 204 }) : Response.json(emptyList)));
    await calls[id as CalledOperationId](fullClient());
    expect(api.requests).toHaveLength(1);
    const [request] = api.requests;
    const expectedPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValues[name] ?? name);
    expect(`${request?.method} ${request?.url.pathname}`).toBe(`${method.toUpperCase()} ${expectedPath}`);
    const named = (place: string) => parameters.filter((p) => p.in === place).map((p) => p.name.toLowerCase());
    expect([...(request?.url.searchParams.keys() ?? [])].sort()).toEqual(named('query').sort());
    for (const header of named('header')) expect(request?.headers.get(header), header).toBeTruthy();
    expect(request?.body !== '').toBe(body !== undefined);
    if (body !== undefined) expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${apiKey}`);
  });
});

describe('a list over HTTP', () => {
  it('hands the cursor on, keeps the other parameters, and goes on after an error', async () => {
    api.answer(({ url }, nth) => {
      if (nth === 2) return new Response('<html>', { status: 500 });
      const cursor = url.searchParams.get('cursor');
      return Response.json({ data: [cursor], next_cursor: cursor === null ? 'two' : null });
    });
    const list = testClient({ maxRetries: 0 }).client.webhooks.deliveries('w', { limit: 1, state: 'failed' });
    const items = list[Symbol.asyncIterator]();
    expect(await items.next()).toEqual({ done: false, value: null });
    await expect(items.next()).rejects.toThrow('500');
    expect(await items.next()).toEqual({ done: false, value: 'two' });
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(api.requests.map((request) => request.url.search)).toEqual([
      '?limit=1&state=failed',
      '?limit=1&state=failed&cursor=two',
      '?limit=1&state=failed&cursor=two',
    ]);
  });

  it('can be called off between two pages', async () => {
    api.answer(() => Response.json({ data: [1], next_cursor: 'again' }));
    const controller = new AbortController();
    const seen: unknown[] = [];
    const loop = async () => {
      for await (const item of testClient().client.domains.list({}, { signal: controller.signal })) {
        if (seen.push(item) === 3) controller.abort('enough');
      }
    };
    await expect(loop()).rejects.toBe('enough');
    expect(seen).toHaveLength(3);
  });
});

it('a base address with a path prefix is kept', async () => {
  api.answer(() => Response.json({ status: 'ok', version: '1' }));
  await testClient({ baseUrl: 'https://linkvitals.example/monitor/' }).client.health();
  expect(api.requests[0]?.url.href).toBe('https://linkvitals.example/monitor/healthz');
});

it('without an API key no authorization is sent', async () => {
  api.answer(() => Response.json({ status: 'ok', version: '1' }));
  await testClient({ apiKey: undefined }).client.health();
  expect(api.requests[0]?.headers.has('authorization')).toBe(false);
});

it('an id that would address something else is refused before anything is sent', async () => {
  api.answer(() => new Response(null, { status: 204 }));
  const { client } = testClient();
  await expect(client.webhooks.delete('..')).rejects.toThrow(TypeError);
  await expect(client.domains.get('')).rejects.toThrow(TypeError);
  expect(api.requests).toEqual([]);
});
