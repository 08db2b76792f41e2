import { expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from '../../platform/config/config.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { type ApiAnswer, type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const path = '/api/v1/admin/accounts';
const UNKNOWN = '0190f3a0-0000-7000-8000-000000000001';
const adminKey = 'operator-key-of-a-test-0123456789abcdef';
const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];

async function start(env: Record<string, string> = { LINKVITALS_ADMIN_KEY: adminKey }): Promise<TestServer> {
  const server = await startTestServer({ env });
  onTestFinished(() => server.close());
  return server;
}

const everyCall = (id: string): [method: string, path: string, body?: object][] => [
  ['GET', path],
  ['POST', path, { name: 'New', owner_email: 'ada@example.com' }],
  ['GET', `${path}/${id}`],
  ['PATCH', `${path}/${id}`, { plan: 'solo' }],
];

it('without an operator key there is no such path, whoever requests', async () => {
  const server = await start({});
  const { cookie } = await server.personFor(server.ctx);
  for (const [method, where, body] of everyCall(server.ctx.account.id)) {
    for (const as of [{ key: '' }, { key: adminKey }, {}, { cookie }] satisfies CallOptions[]) {
      expect(refusal(await server.call(method, where, { ...as, ...(body && { body }) }))).toEqual([404, 'not_found']);
    }
  }
});

it('nobody gets in but with the operator key, and it opens nothing else', async () => {
  const server = await start();
  const { cookie } = await server.personFor(server.ctx);
  for (const [method, where, body] of everyCall(server.ctx.account.id)) {
    for (const as of [{ key: null }, { key: adminKey.slice(0, -1) }, {}, { cookie }] satisfies CallOptions[]) {
      const answer = await server.call(method, where, { ...as, ...(body && { body }) });
      expect(refusal(answer)).toEqual([401, 'unauthorized']);
    }
  }
  expect(refusal(await server.call('GET', '/api/v1/domains', { key: adminKey }))).toEqual([401, 'unauthorized']);
});

it('lists, finds by a part of the name or the id, and pages', async () => {
  const server = await start();
  const solo = await server.other('solo');
  await server.other('free');
  const list = async (query: string) => (await server.call('GET', `${path}?${query}`, { key: adminKey })).body;
  expect((await list('limit=100')).data).toHaveLength(3);
  expect((await list('search=ON%20SOLO')).data.map(({ id }) => id)).toEqual([solo.account.id]);
  expect((await list(`search=${solo.account.id}`)).data.map(({ plan }) => plan)).toEqual(['solo']);
  expect((await list('plan=free')).data).toHaveLength(1);
  for (const none of ['%25', '_', "'", '!']) expect((await list(`search=${none}`)).data).toEqual([]);
  const first = await list('limit=2');
  const rest = await list(`limit=2&cursor=${first.next_cursor}`);
  expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(3);
});

it('makes an account whose owner chooses a password by the link', async () => {
  const server = await start();
  const body = { name: 'Shop', plan: 'pro', custom_domain_limit: 40, owner_email: 'ada@example.com' };
  const made = await server.call('POST', path, { key: adminKey, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body).toMatchObject({ name: 'Shop', plan: 'pro', custom_domain_limit: 40, suspended_at: null });
  expect(made.body.limits).toMatchObject({ domains: 40 });
  expect(made.body.owner_link).toMatch(/\/reset-password#\S+$/);
  const shown = await server.call('GET', `${made.headers.get('location')}`, { key: adminKey });
  expect(shown.body).not.toHaveProperty('owner_link');
  const second = await server.call('POST', path, { key: adminKey, body: { ...body, name: 'Second' } });
  expect(second.body.owner_link).toBeNull();
});

it('changes plan and limit and suspends at once, or nothing at all; the audit log of the account says who', async () => {
  const server = await start();
  const one = `${path}/${server.ctx.account.id}`;
  const patch = (body: object, headers = {}) => server.call('PATCH', one, { key: adminKey, body, headers });
  expect(refusal(await patch({ plan: 'free', suspended: true }, { 'if-match': '"v9"' }))).toEqual([
    412,
    'precondition_failed',
  ]);
  const changed = await patch({ plan: 'pro', custom_domain_limit: 3, suspended: true }, { 'if-match': '"v1"' });
  expect(changed.body).toMatchObject({ plan: 'pro', custom_domain_limit: 3, suspended_at: '2026-01-01T00:00:00.000Z' });
  const { cookie } = await server.personFor(server.ctx);
  expect(refusal(await server.call('GET', '/api/v1/account', { cookie }))).toEqual([403, 'account_suspended']);
  expect((await patch({ suspended: false, custom_domain_limit: null })).body).toMatchObject({
    custom_domain_limit: null,
    suspended_at: null,
  });
  const { body } = await server.call('GET', '/api/v1/audit-log?limit=100', { cookie });
  expect(body.data.map(({ action }) => action).sort()).toEqual([
    'account.plan_changed',
    'account.plan_changed',
    'account.resumed',
    'account.suspended',
  ]);
  for (const { actor, address } of body.data as { actor?: unknown; address?: unknown }[])
    expect([actor, address]).toEqual([expect.objectContaining({ kind: 'operator' }), expect.any(String)]);
});

it('refuses what is not in the contract, and accounts that are not there', async () => {
  const server = await start();
  for (const body of [{}, { plan: 'gold' }, { suspended: 'yes' }, { custom_domain_limit: -1 }, { name: 'x' }]) {
    const answer = await server.call('PATCH', `${path}/${server.ctx.account.id}`, { key: adminKey, body });
    expect(refusal(answer)).toEqual([400, 'validation_failed']);
  }
  for (const [method, where, body] of everyCall(UNKNOWN).slice(2)) {
    const answer = await server.call(method, where, { key: adminKey, ...(body && { body }) });
    expect(refusal(answer)).toEqual([404, 'not_found']);
  }
});

it('an operator key is long', () => {
  expect(() => readConfig({ LINKVITALS_ADMIN_KEY: 'x'.repeat(31) })).toThrow(ConfigError);
});

it('gives an account limits of its own, which count everywhere, until it has those of the plan again', async () => {
  const server = await start();
  const { cookie } = await server.personFor(server.ctx);
  const patch = (custom_limits: object) =>
    server.call('PATCH', `${path}/${server.ctx.account.id}`, { key: adminKey, body: { custom_limits } });
  const changed = await patch({ max_pages: 50_000, members: 2, api_keys: 1, fastest_schedule: 'weekly' });
  const own = { max_pages: 50_000, fastest_schedule: 'weekly', members: 2, api_keys: 1 };
  expect([changed.status, changed.body.custom_limits]).toEqual([200, own]);
  expect(changed.body.limits).toMatchObject({ ...own, crawls_at_once: 5, webhook_endpoints: 10 });
  const usage = await server.call('GET', '/api/v1/account/usage', { cookie });
  expect(usage.body).toMatchObject({ members: { used: 1, limit: 2 }, api_keys: { used: 1, limit: 1 } });

  const domain = await verifiedDomain(server);
  const update = (crawl_config: object) =>
    server.call('PATCH', `/api/v1/domains/${domain.id}`, { cookie, body: { crawl_config } });
  expect((await update({ max_pages: 50_000 })).body.crawl_config).toMatchObject({ max_pages: 50_000 });
  expect((await update({ max_pages: 50_001 })).status).toBe(403);
  expect((await update({ schedule: { frequency: 'daily', time: '03:00', time_zone: 'UTC' } })).status).toBe(403);
  const key = await server.call('POST', '/api/v1/api-keys', { cookie, body: { name: 'k', scopes: ['domains:read'] } });
  expect(refusal(key)).toEqual([403, 'plan_limit_reached']);

  const rest = await patch({ max_pages: null, members: null, fastest_schedule: null, api_keys: 2 });
  expect(rest.body).toMatchObject({ custom_limits: { api_keys: 2 }, limits: { max_pages: 20_000, members: null } });
  const { body } = await server.call('GET', '/api/v1/audit-log?action=account.plan_changed', { cookie });
  expect(body.data).toMatchObject([
    { before: { custom_limits: own }, after: { custom_limits: { api_keys: 2 } } },
    { before: { custom_limits: {} }, after: { custom_limits: own } },
  ]);
  for (const wrong of [{}, { pages: 3 }, { max_pages: 0 }, { members: 0 }, { fastest_schedule: 'yearly' }]) {
    expect((await patch(wrong)).status).toBe(400);
  }
  const made = await server.call('POST', path, {
    key: adminKey,
    body: { name: 'Big', owner_email: 'big@example.com', plan: 'pro', custom_limits: { crawls_at_once: 9 } },
  });
  expect(made.body).toMatchObject({ custom_limits: { crawls_at_once: 9 }, limits: { crawls_at_once: 9 } });
});
