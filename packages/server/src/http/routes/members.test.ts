import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setPlan } from '../../people/accounts/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import type { TestPerson } from '../../test-support/add-person.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let admin: TestPerson;
let member: TestPerson;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
  owner = await server.personFor(server.ctx);
  admin = await server.personFor(server.ctx, { role: 'admin' });
  member = await server.personFor(server.ctx, { role: 'member' });
});

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const at = ({ user }: TestPerson): string => `/api/v1/members/${user.id}`;
const change = ({ cookie }: TestPerson, whom: TestPerson, body: object, headers = {}) =>
  server.call('PATCH', at(whom), { cookie, body, headers });
const remove = ({ cookie }: TestPerson, whom: TestPerson, headers = {}) =>
  server.call('DELETE', at(whom), { cookie, headers });
const domains = ({ cookie }: TestPerson) => server.call('GET', '/api/v1/domains', { cookie });
const roles = async () => {
  const { body } = await server.call('GET', '/api/v1/members?limit=100', { cookie: owner.cookie });
  return Object.fromEntries(body.data.map(({ user_id, role }) => [user_id, role]));
};
/** Roles of the open invitations, newest first. */
const invited = async () => {
  const { body } = await server.call('GET', '/api/v1/invitations', { cookie: owner.cookie });
  return body.data.map(({ role }) => role);
};
const toFree = () => setPlan(server.services, { accountId: server.ctx.account.id, plan: 'free' });

describe('who belongs to an account', () => {
  it('owners and admins read, page by page, with role, grants and last use', async () => {
    const { id } = await verifiedDomain(server);
    await change(owner, member, { grants: [{ domain_id: id, rights: ['crawl'] }] });
    await domains(member);
    for (const { cookie } of [owner, admin]) {
      const { body } = await server.call('GET', '/api/v1/members?limit=2', { cookie });
      const next = await server.call('GET', `/api/v1/members?limit=2&cursor=${body.next_cursor}`, { cookie });
      const all = [...body.data, ...next.body.data];
      expect(all.map(({ user_id }) => user_id).toSorted()).toEqual(
        [owner, admin, member].map(({ user }) => user.id).toSorted(),
      );
      expect(next.body.next_cursor).toBeNull();
      expect(all.find(({ user_id }) => user_id === member.user.id)).toEqual({
        user_id: member.user.id,
        name: member.user.name,
        email: member.user.email,
        role: 'member',
        grants: [{ domain_id: id, rights: ['view', 'crawl'] }],
        joined_at: '2026-01-01T00:00:00.000Z',
        last_used_at: '2026-01-01T00:00:00.000Z',
      });
    }
  });

  it('members see of themselves only, and nobody of another account sees', async () => {
    const other = await server.other();
    const stranger = await server.personFor(other);
    for (const path of ['/api/v1/members', at(owner), at(admin), `/api/v1/members/${randomUUID()}`]) {
      expect(refusal(await server.call('GET', path, { cookie: member.cookie })), path).toEqual([403, 'forbidden']);
    }
    const own = await server.call('GET', at(member), { cookie: member.cookie });
    expect(own.body).toMatchObject({ user_id: member.user.id, role: 'member', grants: [] });
    expect(refusal(await server.call('GET', at(owner), { cookie: stranger.cookie }))).toEqual([404, 'not_found']);
    expect(refusal(await change(stranger, member, { role: 'admin' }))).toEqual([404, 'not_found']);
    expect(refusal(await remove(stranger, member))).toEqual([404, 'not_found']);
    const { body } = await server.call('GET', '/api/v1/members', { cookie: stranger.cookie });
    expect(body.data.map(({ user_id }) => user_id)).toEqual([stranger.user.id]);
  });
});

describe('changing a member', () => {
  it('holds with the next request, and only for what If-Match names', async () => {
    const { id } = await verifiedDomain(server);
    const before = await server.call('GET', at(member), { cookie: admin.cookie });
    const etag = before.headers.get('etag') ?? '';
    expect((await domains(member)).body.data).toEqual([]);
    const grants = [{ domain_id: id, rights: ['view'] }];
    const changed = await change(admin, member, { grants }, { 'if-match': etag });
    expect(changed.body.grants).toEqual(grants);
    expect((await domains(member)).body.data.map((domain) => domain.id)).toEqual([id]);
    expect(refusal(await change(admin, member, { grants: [] }, { 'if-match': etag }))).toEqual([
      412,
      'precondition_failed',
    ]);
    expect(refusal(await remove(admin, member, { 'if-match': etag }))).toEqual([412, 'precondition_failed']);
    expect((await change(admin, member, { role: 'admin' })).body).toMatchObject({ role: 'admin', grants: [] });
    expect((await change(admin, member, { role: 'member' })).body.grants).toEqual([]);
  });

  it.each<[string, (id: string) => object[], string]>([
    ['a domain of nobody', () => [{ domain_id: '0190f3a0-0000-7000-8000-000000000001', rights: ['view'] }], '0'],
    [
      'a domain twice',
      (id) => [
        { domain_id: id, rights: ['view'] },
        { domain_id: id, rights: ['crawl'] },
      ],
      '1',
    ],
  ])('refuses grants on %s', async (_, grants, place) => {
    const { id } = await verifiedDomain(server);
    const answer = await change(owner, member, { grants: grants(id) });
    expect(refusal(answer)).toEqual([422, 'invalid_setting']);
    expect(answer.body.errors).toMatchObject([{ pointer: `#/grants/${place}/domain_id` }]);
  });

  it('refuses grants on a domain of another account, and of owners and admins', async () => {
    const { id } = await verifiedDomain(server, { ctx: await server.other() });
    const grants = [{ domain_id: id, rights: ['view'] }];
    expect(refusal(await change(owner, member, { grants }))).toEqual([422, 'invalid_setting']);
    const everything = [{ domain_id: null, rights: ['view'] }];
    expect(refusal(await change(owner, admin, { grants: everything }))).toEqual([422, 'invalid_setting']);
  });

  it('is not for members, and owners are changed and made by owners alone', async () => {
    expect(refusal(await change(member, admin, { role: 'member' }))).toEqual([403, 'forbidden']);
    expect(refusal(await change(admin, owner, { role: 'member' }))).toEqual([403, 'forbidden']);
    expect(refusal(await change(admin, member, { role: 'owner' }))).toEqual([403, 'forbidden']);
    expect(refusal(await change(admin, admin, { role: 'owner' }))).toEqual([403, 'forbidden']);
    expect(refusal(await remove(admin, owner))).toEqual([403, 'forbidden']);
    expect((await change(owner, admin, { role: 'owner' })).status).toBe(200);
    expect((await change(admin, owner, { role: 'member' })).status).toBe(200);
    expect(refusal(await change(owner, admin, { role: 'member' }))).toEqual([403, 'forbidden']);
  });

  it('to a lesser role ends the invitations that they sent and could not send any more', async () => {
    const second = await server.personFor(server.ctx, { role: 'owner' });
    for (const role of ['owner', 'admin', 'member']) {
      const body = { email: `${role}@example.com`, role };
      expect((await server.call('POST', '/api/v1/invitations', { cookie: second.cookie, body })).status).toBe(201);
    }
    expect(await invited()).toEqual(['member', 'admin', 'owner']);
    await change(owner, second, { role: 'admin' });
    expect(await invited()).toEqual(['member', 'admin']);
    await change(owner, second, { role: 'member' });
    expect(await invited()).toEqual([]);
  });

  it('leaves one owner or more', async () => {
    expect(refusal(await change(owner, owner, { role: 'admin' }))).toEqual([409, 'last_owner']);
    expect(refusal(await remove(owner, owner))).toEqual([409, 'last_owner']);
    expect(await roles()).toMatchObject({ [owner.user.id]: 'owner' });
  });

  it('is part of the agency plan', async () => {
    await toFree();
    expect(refusal(await change(owner, member, { role: 'admin' }))).toEqual([403, 'plan_required']);
  });
});

describe('removing a member', () => {
  it('ends their access at once, their sessions for the account and the invitations that they sent', async () => {
    const body = { email: 'mallory@example.com', role: 'admin' };
    await server.call('POST', '/api/v1/invitations', { cookie: admin.cookie, body });
    expect((await domains(admin)).status).toBe(200);
    expect((await remove(owner, admin)).status).toBe(204);
    expect(refusal(await domains(admin))).toEqual([401, 'unauthorized']);
    expect(await invited()).toEqual([]);
    expect(refusal(await remove(owner, admin))).toEqual([404, 'not_found']);
  });

  it('is for owners and admins, whoever it is about', async () => {
    expect(refusal(await remove(member, admin))).toEqual([403, 'forbidden']);
    const nobody = { user: { id: '0190f3a0-0000-7000-8000-000000000001' } } as TestPerson;
    expect(refusal(await remove(member, nobody))).toEqual([403, 'forbidden']);
    expect((await remove(admin, member)).status).toBe(204);
  });

  it('stays possible on other plans, for owners and for who leaves', async () => {
    const another = await server.personFor(server.ctx, { role: 'member' });
    await toFree();
    expect(refusal(await remove(admin, member))).toEqual([403, 'plan_required']);
    expect((await remove(member, member)).status).toBe(204);
    expect((await remove(owner, another)).status).toBe(204);
  });

  it('when one leaves, ends the invitations that they sent: one may be for another address of theirs', async () => {
    const body = { email: 'mallory@example.com', role: 'admin' };
    await server.call('POST', '/api/v1/invitations', { cookie: admin.cookie, body });
    expect((await remove(admin, admin)).status).toBe(204);
    expect(await invited()).toEqual([]);
  });

  it('when one leaves, keeps one signed in, without the account', async () => {
    expect((await remove(member, member)).status).toBe(204);
    const { status, body } = await server.call('GET', '/api/v1/session', { cookie: member.cookie });
    expect([status, body.account, body.accounts]).toEqual([200, null, []]);
    expect(refusal(await domains(member))).toEqual([403, 'forbidden']);
  });

  it('is in the audit log, like every change', async () => {
    await change(owner, member, { role: 'admin' });
    await remove(owner, admin);
    await remove(member, member);
    const { body } = await server.call('GET', '/api/v1/audit-log', { cookie: owner.cookie });
    const seen = body.data.map(({ action, subject, before, after }) => ({ action, subject, before, after }));
    const who = ({ user }: TestPerson) => ({ id: user.id, name: user.email });
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(
      expect.arrayContaining([
        { action: 'member.left', subject: who(member), before: { role: 'admin', grants: [] }, after: null },
        { action: 'member.removed', subject: who(admin), before: { role: 'admin', grants: [] }, after: null },
        { action: 'member.updated', subject: who(member), before: { role: 'member' }, after: { role: 'admin' } },
      ]),
    );
  });
});
