import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { pruneAuditLog } from '../../platform/audit/index.ts';
import { insertInBatches } from '../../platform/storage/index.ts';
import { removeDomain } from '../../sites/removal/index.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let ada: TestPerson;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
  ada = await server.personFor(server.ctx);
});

const log = async (query = '') =>
  (await server.call('GET', `/api/v1/audit-log${query}`, { cookie: ada.cookie })).body.data;

it('has who did what, from where, and the members that changed', async () => {
  const { cookie, user } = ada;
  const made = await server.call('POST', '/api/v1/domains', { cookie, body: { hostname: 'example.com' } });
  const path = `/api/v1/domains/${made.body.id}`;
  await server.call('PATCH', path, { cookie, body: { settings: { email_alerts: false } } });
  await server.call('PATCH', path, { cookie, body: { settings: { email_alerts: false } } });
  const entries = await log();
  expect(entries.map(({ action }) => action)).toEqual(['domain.updated', 'domain.created']);
  expect(entries[0]).toMatchObject({
    actor: { kind: 'person', id: user.id, name: user.email },
    address: '127.0.0.1',
    subject: { id: made.body.id, name: 'example.com' },
    before: { email_alerts: true },
    after: { email_alerts: false },
  });
  expect(entries[0]?.after).toEqual({ email_alerts: false });
});

it('has of a deleted domain who deleted it, and nothing else, also while its rows are removed', async () => {
  const { cookie } = ada;
  const made = await server.call('POST', '/api/v1/domains', { cookie, body: { hostname: 'example.com' } });
  const { id } = made.body;
  const grants = [{ domain_id: `${id}`, rights: ['view'] }];
  await server.call('POST', '/api/v1/invitations', {
    cookie,
    body: { email: 'b@example.com', role: 'member', grants },
  });
  await server.db.knex.raw("create trigger kept before delete on audit_domains begin select raise(abort, 'kept'); end");
  await server.call('DELETE', `/api/v1/domains/${id}?confirm=example.com`, { cookie });
  expect((await log()).map(({ action }) => action)).toEqual(['domain.deleted', 'invitation.created']);
  await server.db.knex.raw('drop trigger kept');
  await removeDomain(server.services, { domainId: `${id}` });
  expect(await log()).toMatchObject([
    { action: 'domain.deleted', subject: { id, name: 'example.com' }, before: null, after: null },
    { action: 'invitation.created', after: { role: 'member', grants: [] } },
  ]);
});

it('names keys, and can be narrowed to an action, an actor and an object', async () => {
  const first = await server.call('POST', '/api/v1/domains', { body: { hostname: 'first.example' } });
  const second = await server.call('POST', '/api/v1/domains', {
    cookie: ada.cookie,
    body: { hostname: 'second.example' },
  });
  expect(await log(`?subject_id=${first.body.id}`)).toMatchObject([{ actor: { kind: 'api-key', name: 'test' } }]);
  expect(await log(`?actor_id=${ada.user.id}`)).toMatchObject([{ subject: { id: second.body.id } }]);
  expect(await log('?action=domain.created')).toHaveLength(2);
  expect(await log('?action=domain.deleted')).toEqual([]);
});

it('holds no secret of what it records', async () => {
  const { cookie } = ada;
  const canary = 'canary0123456789';
  await server.call('POST', '/api/v1/webhooks', {
    cookie,
    body: { url: `https://127.0.0.1/hook/${canary}?t=${canary}`, events: ['crawl.failed'] },
  });
  await server.call('POST', '/api/v1/domains', {
    cookie,
    body: { hostname: 'example.com', settings: { request_headers: { 'X-Token': canary } } },
  });
  await server.call('PATCH', '/api/v1/notification-settings', {
    cookie,
    body: { slack: { url: `https://127.0.0.1/services/${canary}/x` } },
  });
  const key = await server.call('POST', '/api/v1/api-keys', { cookie, body: { name: 'k', scopes: ['domains:read'] } });
  const rows = JSON.stringify(await server.db.knex('audit_log'));
  expect(await log()).toHaveLength(4);
  expect(rows).not.toContain(canary);
  expect(rows).not.toContain(key.body.key);
  expect(rows).toContain('X-Token');
});

it('records nothing of what was refused', async () => {
  await server.call('POST', '/api/v1/domains', { cookie: ada.cookie, body: { hostname: 'co.uk' } });
  expect(await log()).toEqual([]);
});

it('is of the account alone, and of its owners and admins', async () => {
  await server.call('POST', '/api/v1/domains', { body: { hostname: 'example.com' } });
  const other = await server.personFor(await server.other());
  const read = (cookie: string) => server.call('GET', '/api/v1/audit-log', { cookie });
  expect((await read(other.cookie)).body.data).toEqual([]);
  const grants = [{ domain_id: null, rights: ['view'] as const }];
  const member = await server.personFor(server.ctx, { role: 'member', grants });
  expect((await read(member.cookie)).body.code).toBe('forbidden');
  const limited = await server.keyFor(server.ctx, { domainIds: [server.ctx.ids.uuid()] });
  expect((await server.call('GET', '/api/v1/audit-log', { key: limited })).body.code).toBe('insufficient_scope');
});

it('is kept for 400 days', async () => {
  await server.call('POST', '/api/v1/domains', { body: { hostname: 'example.com' } });
  await server.clock.advance(400 * 86_400_000);
  await pruneAuditLog(server);
  expect(await server.db.knex('audit_log')).toHaveLength(1);
  await server.clock.advance(1);
  await pruneAuditLog(server);
  expect(await server.db.knex('audit_log')).toEqual([]);
});

/** Writes the missing entries, dated an hour ago, in the name of an actor. */
async function fill(actorId: string, upTo: number): Promise<void> {
  const { knex } = server.db;
  const at = server.clock.now() - 3_600_000;
  const entry = { account_id: server.ctx.account.id, actor_kind: 'person', actor_id: actorId, actor_name: 'x' };
  const of = { account_id: entry.account_id, actor_id: actorId };
  const [known] = await knex('audit_log').where(of).count({ count: '*' });
  const rows = Array.from({ length: upTo - Number(known?.count) }, () => ({
    ...entry,
    id: server.ctx.ids.uuid(),
    action: 'issue.updated',
    created_at: at,
  }));
  await insertInBatches(knex, 'audit_log', rows);
}

it('refuses changes beyond 5,000 of an actor and 10,000 of an account a day, but never what takes something away', async () => {
  const other = await server.personFor(server.ctx);
  const domains = '/api/v1/domains';
  const add = ({ cookie }: TestPerson, hostname: string) =>
    server.call('POST', domains, { cookie, body: { hostname } });
  const made = await add(ada, 'first.example');
  await fill(ada.user.id, 5_000);
  const refused = await add(ada, 'second.example');
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'rate_limited',
    String(23 * 3_600),
  ]);
  expect(refused.body.detail).toMatch(/^A person or key may make 5000 changes in 24 hours.*Wait 23 hours\.$/);
  expect((await add(other, 'third.example')).status).toBe(201);
  await fill(other.user.id, 5_000);
  const third = await server.personFor(server.ctx);
  expect((await add(third, 'fourth.example')).body.detail).toMatch(/^An account may make 10000 changes/);
  const { body } = await server.call('GET', domains, { cookie: ada.cookie });
  expect(body.data.map(({ hostname }) => hostname).sort()).toEqual(['first.example', 'third.example']);

  const gone = await server.call('DELETE', `${domains}/${made.body.id}?confirm=first.example`, { cookie: ada.cookie });
  expect(gone.status).toBe(204);
  expect(await log('?action=domain.deleted')).toHaveLength(1);
  await server.clock.advance(23 * 3_600_000 + 1);
  expect((await add(ada, 'second.example')).status).toBe(201);
});

it('refuses large changes beyond 10 MB of an account a day, and takes small ones and deletions', async () => {
  const { cookie } = ada;
  const made = await server.call('POST', '/api/v1/domains', { cookie, body: { hostname: 'example.com' } });
  const path = `/api/v1/domains/${made.body.id}`;
  const exclude = (letter: string) => {
    const exclusions = Array.from({ length: 10 }, (_, index) => `/${index}${letter.repeat(500)}`);
    return server.call('PATCH', path, { cookie, body: { crawl_config: { exclusions } } });
  };
  expect((await exclude('a')).status).toBe(200);
  await fill(ada.user.id, 12);
  const { knex } = server.db;
  const filled = () => knex('audit_log').where({ action: 'issue.updated' });
  await filled().update({ after_change: JSON.stringify({ reason: 'x'.repeat(999_990) }) });
  const refused = await exclude('b');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(23 * 3_600)]);
  expect(refused.body.detail).toMatch(/^The audit log has room for 10 MB of large changes of an account in 24 hours/);
  const small = { settings: { email_alerts: false } };
  expect((await server.call('PATCH', path, { cookie, body: small })).status).toBe(200);
  await server.clock.advance(23 * 3_600_000 + 1);
  expect((await exclude('b')).status).toBe(200);
  expect((await server.call('DELETE', `${path}?confirm=example.com`, { cookie })).status).toBe(204);
});
