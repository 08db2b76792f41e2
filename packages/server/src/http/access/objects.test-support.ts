import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../test-support/insert-crawl.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import type { CallOptions, TestServer } from '../../test-support/test-server.ts';
import { fittingValue } from './fitting-value.test-support.ts';

/** Values of one account's objects by the name of their parameter in paths and queries */
export type Objects = Readonly<Record<string, string>>;

/** Id of the server's identity provider; it belongs to no account. */
export const PROVIDER = 'company';

/** Adds an identity and returns its id. */
export async function addIdentity({ db, ctx }: TestServer, user_id: string): Promise<string> {
  const id = ctx.ids.uuid();
  const who = { user_id, provider_id: PROVIDER, issuer: 'https://login.example', subject: user_id };
  await db.knex('identities').insert({ id, ...who, created_at: 1, last_used_at: 1 });
  return id;
}

export const UNKNOWN = '0190f3a0-0000-7000-8000-000000000001';

/** Ids that no object has, for every parameter of a path; a target, a metric and a provider have no id of their own. */
export const unknownObjects: Objects = {
  ...Object.fromEntries(
    operations.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, UNKNOWN])),
  ),
  target_id: '1',
  fix_id: `fix_${'0'.repeat(32)}`,
  metric: 'health_score',
  provider_id: PROVIDER,
};

/** Adds one object of each kind, all of the domain with that hostname where possible. */
export async function addObjects(server: TestServer, ctx: Context, hostname: string): Promise<Objects> {
  const key = await server.keyFor(ctx);
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<string> => {
    const { status, body } = await server.call(method, `/api/v1/${path}`, { key, ...options });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return `${body.id ?? body.data?.[0]?.id}`;
  };
  const { cookie, sessionId } = await server.personFor(ctx);
  const { user } = await server.personFor(ctx, { role: 'member' });
  const { id: domain_id } = await verifiedDomain(server, { hostname, ctx });
  const crawl_id = await insertCompletedCrawl(ctx, { domainId: domain_id, hostname, targets: 100 });
  const report_id = await call('POST', `domains/${domain_id}/reports`, { body: { format: 'csv' } });
  const url = `https://${hostname}/section-1/page-1`;
  const issue_id = await insertIssue(ctx, { domainId: domain_id, url });
  await call('PATCH', `issues/${issue_id}`, { body: { acknowledged: true } });
  await call('POST', `issues/${issue_id}/recheck`);
  const comment_id = await call('POST', `issues/${issue_id}/comments`, { body: { text: 'It moves.' } });
  const rule = { kind: 'slow_page', reason: 'It is old.' };
  const rule_id = await call('POST', `domains/${domain_id}/issue-rules`, { body: rule });
  const fix_id = await call('GET', `domains/${domain_id}/fixes`);
  await call('PATCH', `domains/${domain_id}`, { body: { settings: { sharing: true } } });
  const share_link_id = await call('POST', `domains/${domain_id}/share-links`, { body: {} });
  await call('POST', `domains/${domain_id}/badges`, { body: { metric: 'health_score' } });
  const webhook = { url: `https://127.0.0.1/${hostname}`, events: ['crawl.completed'], domain_ids: [domain_id] };
  const webhook_id = await call('POST', 'webhooks', { body: webhook });
  await call('POST', `webhooks/${webhook_id}/secret/rotate`);
  const delivery_id = await call('POST', `webhooks/${webhook_id}/test`);
  await call('PATCH', 'notification-settings', { body: { slack: { url: `https://127.0.0.1/${hostname}` } } });
  await call('POST', 'notifications/test', { body: { channel: 'slack' } });
  const notification_id = await call('GET', 'notifications');
  await server.db.knex('notifications').where({ id: notification_id }).update({ domain_id });
  const apiKey = { name: `key of ${hostname}`, scopes: ['domains:read'] };
  const key_id = await call('POST', 'api-keys', { key: null, cookie, body: apiKey });
  const invitation = { email: `guest@${hostname}`, role: 'member' };
  const invitation_id = await call('POST', 'invitations', { key: null, cookie, body: invitation });
  // The invitation is old enough to be sent again.
  await server.db.knex('invitations').where({ id: invitation_id }).decrement('sent_at', 3_600_000);
  return {
    domain_id,
    confirm: hostname,
    crawl_id,
    base: crawl_id,
    target_id: '1',
    report_id,
    issue_id,
    rule_id,
    fix_id,
    comment_id,
    share_link_id,
    metric: 'health_score',
    webhook_id,
    delivery_id,
    notification_id,
    key_id,
    invitation_id,
    session_id: sessionId,
    passkey_id: sessionId,
    user_id: user.id,
    account_id: ctx.account.id,
    provider_id: PROVIDER,
    identity_id: await addIdentity(server, user.id),
  };
}

/** Bodies of operations for which one made from the schema alone is refused, changes nothing or names no object */
const bodies = ({ account_id, issue_id, fix_id }: Objects): Partial<Record<OperationId, object>> => ({
  createDomain: { hostname: 'fresh.example' },
  createWebhook: { url: 'https://127.0.0.1/hook', events: ['crawl.completed'] },
  updateWebhook: { events: ['crawl.failed'] },
  rotateWebhookSecret: { force: true },
  updateNotificationSettings: { slack: null },
  createIssueRule: { kind: 'slow_page', reason: 'It is old.' },
  updateIssueRule: { reason: 'It is older.' },
  countFixPoints: { fix_ids: [fix_id] },
  mailFixes: { fix_ids: [fix_id], to: 'webmaster@people.example' },
  actOnIssues: { issue_ids: [issue_id], action: 'ignore', reason: 'It moves.' },
  updateShareLink: { name: 'For the board' },
  createBadge: { metric: 'broken_links' },
  createInvitation: { email: 'guest@people.example', role: 'member' },
  updateMember: { role: 'admin' },
  switchAccount: { account_id },
});

/** Parameters of the query without which an answer has no entries */
const queries: Partial<Record<OperationId, Readonly<Record<string, string>>>> = { compareCrawls: { change: 'still' } };

/** Whether an operation names an object in its path or its body */
export const namesObject = ({ id, path }: Operation): boolean =>
  /\{(?!provider_id\})/.test(path) || id === 'switchAccount';

/** A body that fits the contract */
export function bodyOf({ id, body }: Operation, ids: Objects): object | undefined {
  return body === undefined ? undefined : (bodies(ids)[id] ?? (fittingValue(body.schema) as object));
}

/**
 * The address of an operation with its required parameters and `more` parameters of the query. @throws Error for a
 * parameter of the path without an object here
 */
export function addressOf({ path, id, parameters }: Operation, ids: Objects, more: Objects = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = ids[name];
    if (value === undefined) throw new Error(`${id}: add an object for {${name}} to ${import.meta.filename}.`);
    return value;
  });
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const values = required.map(({ name, schema }) => [name, ids[name] ?? String(fittingValue(schema))]);
  const query = new URLSearchParams({ ...Object.fromEntries(values), ...queries[id], ...more });
  return query.size === 0 ? filled : `${filled}?${query}`;
}
