import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addUsage } from '../../people/accounts/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const path = '/api/v1/account';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
});

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];

describe('getAccount', () => {
  it('200: also what each plan of this server allows, the smallest first', async () => {
    const own = await startTestServer({ env: { LINKVITALS_PLANS: '{"solo":{"webhook_endpoints":7}}' } });
    onTestFinished(() => own.close());
    const { body } = await own.call('GET', path);
    const plans = body.plans as { name: string; limits: Record<string, unknown> }[];
    expect(plans.map(({ name }) => name)).toEqual(['free', 'solo', 'pro', 'agency']);
    expect(plans.map(({ limits }) => limits.webhook_endpoints)).toEqual([1, 7, 5, 10]);
    expect(plans.map(({ limits }) => limits.members)).toEqual([1, 1, 1, null]);
  });

  it('shows the plan with what it allows, the limit of the account itself included', async () => {
    await server.db.knex('accounts').where({ id: server.ctx.account.id }).update({ custom_domain_limit: 12 });
    const { status, body, headers } = await server.call('GET', path);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"v1"');
    expect(body).toMatchObject({ id: server.ctx.account.id, plan: 'agency', created_at: '2026-01-01T00:00:00.000Z' });
    expect(body.limits).toMatchObject({ domains: 12, max_pages: 20_000, webhook_endpoints: 10, agency_features: true });
  });

  it('is for every member, and for people on every plan', async () => {
    const member = await server.personFor(server.ctx, { role: 'member' });
    expect((await server.call('GET', path, { cookie: member.cookie })).body.id).toBe(server.ctx.account.id);
    const free = await server.personFor(await server.other('free'));
    expect((await server.call('GET', path, { cookie: free.cookie })).body.plan).toBe('free');
  });
});

describe('updateAccount', () => {
  const rename = (name: string, options: object = {}) => server.call('PATCH', path, { body: { name }, ...options });

  it('renames under the version that was read, and records who did', async () => {
    const { cookie, user } = await server.personFor(server.ctx, { role: 'admin' });
    const headers = { 'if-match': '"v1"' };
    const renamed = await rename('  Shop team ', { cookie, headers });
    expect([renamed.status, renamed.body.name, renamed.headers.get('etag')]).toEqual([200, 'Shop team', '"v2"']);
    expect(refusal(await rename('Other', { headers }))).toEqual([412, 'precondition_failed']);
    const { body } = await server.call('GET', '/api/v1/audit-log');
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      action: 'account.updated',
      actor: { kind: 'person', id: user.id },
      before: { name: 'account on agency' },
      after: { name: 'Shop team' },
    });
  });

  it('to the same name changes and records nothing', async () => {
    expect((await rename('account on agency')).headers.get('etag')).toBe('"v1"');
    expect(await server.db.knex('audit_log')).toEqual([]);
  });

  it('is refused to members, to keys of some domains, and for a name of spaces', async () => {
    const { cookie } = await server.personFor(server.ctx, { role: 'member' });
    expect(refusal(await rename('x', { cookie }))).toEqual([403, 'forbidden']);
    const key = await server.keyFor(server.ctx, { domainIds: ['d'] });
    expect(refusal(await rename('x', { key }))).toEqual([403, 'insufficient_scope']);
    expect(refusal(await rename('   '))).toEqual([422, 'invalid_setting']);
  });
});

describe('getAccountUsage', () => {
  it('counts what there is at this moment, of this account and this month only', async () => {
    const { id: domainId } = await verifiedDomain(server, { hostname: 'shop.example' });
    const gone = await verifiedDomain(server, { hostname: 'gone.example' });
    await server.call('DELETE', `/api/v1/domains/${gone.id}?confirm=gone.example`);
    const accountId = server.ctx.account.id;
    for (const [id, month] of [
      [domainId, 202601],
      ['', 202601],
      [domainId, 202512],
    ] as const)
      await addUsage(server.db.knex, { accountId, domainId: id, month, urls: 7 });
    const crawl = await server.call('POST', `/api/v1/domains/${domainId}/crawls`);
    await server.db.knex('crawls').where({ id: crawl.body.id }).update({ state: 'running' });
    const hook = { url: 'https://127.0.0.1/hook', events: ['crawl.completed'] };
    for (let n = 0; n < 2; n += 1) await server.call('POST', '/api/v1/webhooks', { body: hook });
    const { cookie } = await server.personFor(server.ctx);
    await server.personFor(server.ctx, { role: 'member' });
    const neighbour = await server.other('free');
    await verifiedDomain({ ...server, ctx: neighbour }, { hostname: 'next.example' });
    await addUsage(server.db.knex, { accountId: neighbour.account.id, domainId: 'x', month: 202601, urls: 100 });

    const { status, body } = await server.call('GET', `${path}/usage`, { cookie });
    expect(status).toBe(200);
    expect(body).toEqual({
      month: '2026-01',
      domains: { used: 1, limit: null },
      urls_requested: { used: 14, limit: null },
      running_crawls: { used: 1, limit: 5 },
      webhook_endpoints: { used: 2, limit: 10 },
      members: { used: 2, limit: null },
      api_keys: { used: 1, limit: 100 },
    });
  });

  it('takes at most five statements, the sign-in included', async () => {
    const { cookie } = await server.personFor(server.ctx);
    const statements: string[] = [];
    server.db.knex.on('query', ({ sql }: { sql: string }) => statements.push(sql));
    await server.call('GET', `${path}/usage`, { cookie });
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(5);
  });

  it('shows an account without limits of the agency that it may not have them', async () => {
    const { cookie } = await server.personFor(await server.other('free'));
    const { body } = await server.call('GET', `${path}/usage`, { cookie });
    expect(body).toMatchObject({ members: { used: 1, limit: 1 }, api_keys: { used: 0, limit: 0 } });
  });

  it('is refused to members and to keys of some domains', async () => {
    const { cookie } = await server.personFor(server.ctx, { role: 'member' });
    expect(refusal(await server.call('GET', `${path}/usage`, { cookie }))).toEqual([403, 'forbidden']);
    const key = await server.keyFor(server.ctx, { domainIds: ['d'] });
    expect(refusal(await server.call('GET', `${path}/usage`, { key }))).toEqual([403, 'insufficient_scope']);
  });
});
