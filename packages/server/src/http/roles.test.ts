import { beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '../people/accounts/index.ts';
import type { Grant, Right } from '../people/members/index.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../test-support/test-server.ts';

// access/access-matrix.test.ts tests every kind of caller with every operation.

let server: TestServer;
/** Two domains of the account. */
let shop: string;
let blog: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_API_RATE_LIMIT: '100000' } });
  shop = (await verifiedDomain(server, { hostname: 'shop.example' })).id;
  blog = (await verifiedDomain(server, { hostname: 'blog.example' })).id;
  for (const id of [shop, blog]) await server.call('POST', `/api/v1/domains/${id}/crawls`);
  return () => server.close();
});

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const grant = (domain_id: string | null, ...rights: Right[]): Grant => ({ domain_id, rights });

/** The results of all rights on a domain: for each right the code or the status that a call gets. */
async function tryAll(cookie: string, domainId: string): Promise<Record<string, unknown>> {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await server.call(method, path, { cookie, ...(body && { body }) });
    return answer.body?.code ?? answer.status;
  };
  const domain = `/api/v1/domains/${domainId}`;
  return {
    view: await call('GET', domain),
    // These calls are invalid: when the right allows them they fail for another reason, so that nothing is started,
    // changed or deleted.
    crawl: await call('POST', `${domain}/crawls`),
    edit: await call('PATCH', domain, { crawl_config: { schedule: { time_zone: 'Mars/Base' } } }),
    delete: await call('DELETE', `${domain}?confirm=wrong.example`),
  };
}

const all = { view: 200, crawl: 'crawl_in_progress', edit: 'invalid_setting', delete: 'confirmation_mismatch' };
const only = (...allowed: (keyof typeof all)[]) =>
  Object.fromEntries(
    Object.entries(all).map(([name, code]) => [name, allowed.includes(name as never) ? code : 'forbidden']),
  );

describe('a member', () => {
  it('lists the domains that their grants name, and no others', async () => {
    const { cookie } = await server.personFor(server.ctx, { role: 'member', grants: [grant(shop, 'view')] });
    const { body } = await server.call('GET', '/api/v1/domains', { cookie });
    expect(body.data.map(({ id }) => id)).toEqual([shop]);
    const none = await server.personFor(server.ctx, { role: 'member' });
    expect((await server.call('GET', '/api/v1/domains', { cookie: none.cookie })).body.data).toEqual([]);
  });

  it('with a grant on all domains has more rights on a domain with a grant of its own', async () => {
    const grants = [grant(null, 'view'), grant(blog, 'view', 'edit')];
    const { cookie } = await server.personFor(server.ctx, { role: 'member', grants });
    expect(await tryAll(cookie, shop)).toEqual(only('view'));
    expect(await tryAll(cookie, blog)).toEqual(only('view', 'edit'));
  });
});

it('on plans other than agency only the owner has access to the account', async () => {
  const solo = await server.other('solo');
  const owner = await server.personFor(solo);
  const member = await server.personFor(solo, { role: 'member', grants: [grant(null, 'view')] });
  expect((await server.call('GET', '/api/v1/domains', { cookie: owner.cookie })).status).toBe(200);
  expect(refusal(await server.call('GET', '/api/v1/domains', { cookie: member.cookie }))).toEqual([
    403,
    'plan_required',
  ]);
  expect((await server.call('GET', '/api/v1/session', { cookie: member.cookie })).status).toBe(200);
});

it('a downgrade shuts out keys and members, an upgrade lets them in again, and the owner always may', async () => {
  const ctx = await server.other();
  const accountId = ctx.account.id;
  const owner = await server.personFor(ctx);
  const member = await server.personFor(ctx, { role: 'member', grants: [grant(null, 'view')] });
  const key = await server.keyFor(ctx);
  const read = async () => {
    const callers = [{ cookie: owner.cookie }, { cookie: member.cookie }, { key }];
    const answers = await Promise.all(callers.map((caller) => server.call('GET', '/api/v1/domains', caller)));
    return answers.map(({ status, body }) => body.code ?? status);
  };
  expect(await read()).toEqual([200, 200, 200]);
  await setPlan(server.services, { accountId, plan: 'solo' });
  expect(await read()).toEqual([200, 'plan_required', 'plan_required']);
  await setPlan(server.services, { accountId, plan: 'agency' });
  expect(await read()).toEqual([200, 200, 200]);
});
