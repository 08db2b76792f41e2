import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const UNKNOWN = '0190f3a0-0000-7000-8000-000000000001';
const DAY = 86_400_000;

let server: TestServer;
let cookie: string;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
  cookie = (await server.personFor(server.ctx)).cookie;
});

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const create = (body: object, as = cookie) =>
  server.call('POST', '/api/v1/api-keys', { cookie: as, body: { name: 'Script', scopes: ['domains:read'], ...body } });
const domainsWith = (key: unknown) => server.call('GET', '/api/v1/domains', { key: `${key}` });

describe('createApiKey', () => {
  it('gives the key once; it works with its scopes and is stored nowhere', async () => {
    const made = await create({});
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Script', domain_ids: null, expires_at: null, last_used_at: null });
    expect((await domainsWith(made.body.key)).status).toBe(200);
    const denied = await server.call('GET', '/api/v1/webhooks', { key: `${made.body.key}` });
    expect(refusal(denied)).toEqual([403, 'insufficient_scope']);
    const shown = await server.call('GET', `/api/v1/api-keys/${made.body.id}`, { cookie });
    expect(shown.body).not.toHaveProperty('key');
    expect(JSON.stringify(await server.db.knex('api_keys'))).not.toContain(made.body.key);
  });

  it('limits a key to domains of the account', async () => {
    const own = await verifiedDomain(server, { hostname: 'shop.example' });
    await verifiedDomain(server, { hostname: 'blog.example' });
    const made = await create({ domain_ids: [own.id] });
    expect((await domainsWith(made.body.key)).body.data.map(({ id }) => id)).toEqual([own.id]);
    expect(refusal(await create({ domain_ids: [UNKNOWN] }))).toEqual([422, 'invalid_setting']);
  });

  it('lets a key end, and refuses an end in the past', async () => {
    const made = await create({ expires_at: '2026-01-02T00:00:00.000Z' });
    await server.clock.advance(DAY - 1);
    expect((await domainsWith(made.body.key)).status).toBe(200);
    await server.clock.advance(1);
    expect(refusal(await domainsWith(made.body.key))).toEqual([401, 'unauthorized']);
    expect(refusal(await create({ expires_at: '2025-12-31T00:00:00.000Z' }))).toEqual([422, 'invalid_setting']);
  });

  it('is of the agency plan, and of owners and admins', async () => {
    const solo = await server.personFor(await server.other('solo'));
    expect(refusal(await create({}, solo.cookie))).toEqual([403, 'plan_required']);
    const grants = [{ domain_id: null, rights: ['view', 'crawl', 'edit', 'delete'] as const }];
    const member = await server.personFor(server.ctx, { role: 'member', grants });
    expect(refusal(await create({}, member.cookie))).toEqual([403, 'forbidden']);
    expect((await create({}, (await server.personFor(server.ctx, { role: 'admin' })).cookie)).status).toBe(201);
  });

  it('of an account ends at a hundred that work, however many are made at once', async () => {
    const [row] = await server.db.knex('api_keys');
    const rows = Array.from({ length: 97 }, (_, i) => ({ ...row, id: `k${i}`, secret_hash: `h${i}` }));
    await server.db.knex('api_keys').insert(rows);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({})));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 403, 403, 403, 403]);
    await server.db.knex('api_keys').where({ id: 'k0' }).update({ revoked_at: 1 });
    expect((await create({})).status).toBe(201);
  });

  it('gives the same key again for the same Idempotency-Key', async () => {
    const options = { cookie, headers: { 'idempotency-key': 'once' }, body: { name: 'k', scopes: ['crawls:read'] } };
    const first = await server.call('POST', '/api/v1/api-keys', options);
    const again = await server.call('POST', '/api/v1/api-keys', options);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('who made a key', () => {
  const shown = async (id: unknown) => {
    const [one, list] = await Promise.all([
      server.call('GET', `/api/v1/api-keys/${id}`, { cookie }),
      server.call('GET', '/api/v1/api-keys', { cookie }),
    ]);
    const listed = list.body.data.find((key) => key.id === id)?.created_by;
    expect(listed).toEqual(one.body.created_by);
    return listed;
  };

  it('is in every answer, with the name that they have by now, while they are a member', async () => {
    const admin = await server.personFor(server.ctx, { role: 'admin' });
    const made = await create({}, admin.cookie);
    expect(made.body.created_by).toEqual({ id: admin.user.id, name: 'Test Person' });
    await server.call('PATCH', '/api/v1/me', { cookie: admin.cookie, body: { name: 'Ada' } });
    const ada = { id: admin.user.id, name: 'Ada' };
    expect(await shown(made.body.id)).toEqual(ada);
    const path = `/api/v1/api-keys/${made.body.id}`;
    expect((await server.call('PATCH', path, { cookie, body: { name: 'k' } })).body.created_by).toEqual(ada);
    const rotated = await server.call('POST', `${path}/rotate`, { cookie });
    expect(rotated.body.created_by).toMatchObject({ name: 'Test Person' });
    expect(rotated.body.created_by).not.toMatchObject({ id: admin.user.id });
    await server.call('DELETE', `/api/v1/members/${admin.user.id}`, { cookie });
    expect(await shown(made.body.id)).toBeNull();
  });

  it('is nobody for a key of a command, and where the person is a member of another account only', async () => {
    const stranger = await server.personFor(await server.other('agency'));
    const { body } = await server.call('GET', '/api/v1/api-keys', { cookie });
    const [ofCommand] = body.data;
    expect(ofCommand?.created_by).toBeNull();
    await server.db.knex('api_keys').where({ id: ofCommand?.id }).update({ created_by: stranger.user.id });
    expect(await shown(ofCommand?.id)).toBeNull();
  });
});

describe('rotateApiKey', () => {
  const rotate = (id: unknown, body?: object) =>
    server.call('POST', `/api/v1/api-keys/${id}/rotate`, { cookie, ...(body && { body }) });

  it('makes a key with the same limits, and lets the old one work for a day', async () => {
    const { id: domainId } = await verifiedDomain(server);
    const old = await create({ domain_ids: [domainId], expires_at: '2027-01-01T00:00:00.000Z' });
    const rotated = await rotate(old.body.id);
    expect(rotated.status).toBe(201);
    const { name, scopes, domain_ids, expires_at } = old.body;
    expect(rotated.body).toMatchObject({ name, scopes, domain_ids, expires_at });
    await server.clock.advance(DAY - 1);
    expect((await domainsWith(old.body.key)).status).toBe(200);
    await server.clock.advance(1);
    expect(refusal(await domainsWith(old.body.key))).toEqual([401, 'unauthorized']);
    expect((await domainsWith(rotated.body.key)).status).toBe(200);
    const shown = await server.call('GET', `/api/v1/api-keys/${old.body.id}`, { cookie });
    expect(shown.body.replaced_by).toBe(rotated.body.id);
  });

  it('ends the old key at once without overlap, and rotates a key once', async () => {
    const old = await create({});
    const rotated = await rotate(old.body.id, { overlap_seconds: 0 });
    expect(refusal(await domainsWith(old.body.key))).toEqual([401, 'unauthorized']);
    expect(refusal(await rotate(old.body.id))).toEqual([409, 'rotation_in_progress']);
    const both = await Promise.all([rotate(rotated.body.id), rotate(rotated.body.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('lets two keys of one work at a time, however often it is rotated', async () => {
    const keys = [(await create({})).body];
    for (let times = 0; times < 3; times += 1)
      keys.push((await rotate(keys.at(-1)?.id, { overlap_seconds: 604_800 })).body);
    const statuses = await Promise.all(keys.map(async ({ key }) => (await domainsWith(key)).status));
    expect(statuses).toEqual([401, 401, 200, 200]);
  });

  it('refuses a key that does not work any more', async () => {
    const old = await create({});
    await server.call('DELETE', `/api/v1/api-keys/${old.body.id}`, { cookie });
    expect(refusal(await rotate(old.body.id))).toEqual([422, 'invalid_setting']);
  });
});

describe('a key', () => {
  it('is renamed under its version, revoked at once, and stays in the list', async () => {
    const made = await create({});
    const path = `/api/v1/api-keys/${made.body.id}`;
    const headers = { 'if-match': made.headers.get('etag') ?? '' };
    const renamed = await server.call('PATCH', path, { cookie, headers, body: { name: 'Deploy' } });
    expect(renamed.body.name).toBe('Deploy');
    expect(refusal(await server.call('DELETE', path, { cookie, headers }))).toEqual([412, 'precondition_failed']);
    expect((await server.call('DELETE', path, { cookie })).status).toBe(204);
    expect((await server.call('DELETE', path, { cookie })).status).toBe(204);
    expect(refusal(await domainsWith(made.body.key))).toEqual([401, 'unauthorized']);
    const { body } = await server.call('GET', '/api/v1/api-keys', { cookie });
    expect(body.data[0]).toMatchObject({ id: made.body.id, name: 'Deploy', revoked_at: '2026-01-01T00:00:00.000Z' });
  });

  it('of another account is none', async () => {
    const made = await create({});
    const other = await server.personFor(await server.other());
    for (const id of [made.body.id, UNKNOWN]) {
      for (const [method, path, body] of [
        ['GET', `/api/v1/api-keys/${id}`, undefined],
        ['PATCH', `/api/v1/api-keys/${id}`, { name: 'x' }],
        ['DELETE', `/api/v1/api-keys/${id}`, undefined],
        ['POST', `/api/v1/api-keys/${id}/rotate`, undefined],
      ] as const) {
        const answer = await server.call(method, path, { cookie: other.cookie, ...(body && { body }) });
        expect([method, ...refusal(answer)]).toEqual([method, 404, 'not_found']);
      }
    }
  });
});
