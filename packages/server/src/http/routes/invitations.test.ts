import { type MailServer, startMailServer } from '@linkvitals/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { recordStatements } from '../../../scale/record-statements.ts';
import { sendMail } from '../../outgoing/outbox/index.ts';
import { setPlan } from '../../people/accounts/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import type { TestPerson } from '../../test-support/add-person.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const DAY = 86_400_000;
const password = 'violet-harbour-71-kite';
const email = 'grace@example.com';

let mail: MailServer;
let server: TestServer;
let owner: TestPerson;
let admin: TestPerson;
beforeEach(async () => {
  mail = await startMailServer();
  server = await startTestServer({
    env: {
      LINKVITALS_SIGNUP: 'invite',
      LINKVITALS_PUBLIC_URL: 'http://links.example/',
      LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    },
  });
  onTestFinished(async () => {
    await server.close();
    await mail.close();
  });
  owner = await server.personFor(server.ctx);
  admin = await server.personFor(server.ctx, { role: 'admin' });
});

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const cookieOf = ({ headers }: ApiAnswer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const invite = (body: object = {}, { cookie } = owner, at = server) =>
  at.call('POST', '/api/v1/invitations', { cookie, body: { email, role: 'member', ...body } });
const accept = (body: object, cookie?: string, at = server) =>
  at.call('POST', '/api/v1/invitations/accept', { key: null, body, ...(cookie && { cookie }) });
const inspect = (token: string) => server.call('POST', '/api/v1/invitations/inspect', { key: null, body: { token } });
const list = async () => (await server.call('GET', '/api/v1/invitations', { cookie: owner.cookie })).body.data;
const resend = (id: unknown, { cookie } = owner) => server.call('POST', `/api/v1/invitations/${id}/resend`, { cookie });
const revoke = (id: unknown, { cookie } = owner) => server.call('DELETE', `/api/v1/invitations/${id}`, { cookie });
const membersOf = async () => {
  const { body } = await server.call('GET', '/api/v1/members', { cookie: owner.cookie });
  return body.data;
};

/** Sends the queued mails and answers the token in the link of the newest one. */
async function tokenFromMail(): Promise<string> {
  for (const { id } of server.alarms.mails.splice(0)) await sendMail(server.services, { mailId: id });
  return /invitation#([0-9A-Za-z]+)/.exec(mail.received.at(-1)?.text ?? '')?.[1] ?? '';
}

/** A person who is known here already, under the invited address */
async function knownPerson(): Promise<TestPerson> {
  const person = await server.personFor(await server.other(), { password });
  await server.db.knex('users').where({ id: person.user.id }).update({ email });
  return person;
}

describe('an invitation', () => {
  it('goes by mail to the address, and its link shows what it is for', async () => {
    const made = await invite();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ email, role: 'member', grants: [], email_sent: true, link: null });
    expect(made.body.expires_at).toBe(new Date(server.clock.now() + 7 * DAY).toISOString());
    const token = await tokenFromMail();
    const [received] = mail.received;
    expect(received).toMatchObject({ to: [email] });
    expect(received?.subject).toContain(`${owner.user.name} invites you`);
    expect(received?.text).toContain(`http://links.example/invitation#${token}`);
    const { status, body } = await inspect(token);
    const { name } = server.ctx.account;
    expect([status, body]).toEqual([
      200,
      { account_name: name, email, role: 'member', invited_by: owner.user.name, expires_at: made.body.expires_at },
    ]);
    expect(await list()).toMatchObject([{ id: made.body.id, email, invited_by: owner.user.name }]);
  });

  it('gives the link to who invites where no mail can be sent', async () => {
    const without = await startTestServer({ env: { LINKVITALS_SIGNUP: 'invite' } });
    onTestFinished(() => without.close());
    const boss = await without.personFor(without.ctx);
    const made = await invite({}, boss, without);
    expect(made.body).toMatchObject({
      email_sent: false,
      link: expect.stringMatching(/\/invitation#[0-9A-Za-z]{43}$/),
    });
    const token = String(made.body.link).split('#')[1];
    const accepted = await accept({ token, name: 'Grace', password }, undefined, without);
    expect(accepted.status).toBe(201);
    const { body } = await without.call('GET', '/api/v1/invitations', { cookie: boss.cookie });
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('leaves its token nowhere but in the link', async () => {
    await invite();
    const stored = JSON.stringify([await server.db.knex('invitations'), await server.db.knex('outgoing_mails')]);
    const token = await tokenFromMail();
    expect(token).toHaveLength(43);
    for (const table of ['invitations', 'outgoing_mails', 'audit_log']) {
      expect(JSON.stringify(await server.db.knex(table))).not.toContain(token);
    }
    expect(stored).not.toContain(token);
  });

  it('does the same work whether the address is known on this server or not', async () => {
    await knownPerson();
    const recorder = recordStatements(server.db);
    onTestFinished(() => recorder.stop());
    const work = async (address: string) => {
      const sent = await recorder.during(address, () => invite({ email: address }));
      return sent.map(({ sql }) => sql);
    };
    await work('first@example.com'); // the use of the membership is noted once a minute
    const known = await work(email);
    expect(known.length).toBeGreaterThan(3);
    expect(await work('nobody@example.com')).toEqual(known);
  });

  it('is answered alike whether the address is known on this server or not', async () => {
    await knownPerson();
    const [known, unknown] = [await invite(), await invite({ email: 'nobody@example.com' })];
    const shape = ({ status, body }: ApiAnswer) => [status, Object.keys(body).sort(), body.email_sent, body.link];
    expect(shape(known)).toEqual(shape(unknown));
    expect(Object.keys((await inspect(await tokenFromMail())).body).sort()).toEqual(
      ['account_name', 'email', 'expires_at', 'invited_by', 'role'].sort(),
    );
  });

  it('is one for an address, and none for a member', async () => {
    await invite();
    expect(refusal(await invite({ email: 'GRACE@example.com' }))).toEqual([409, 'invitation_exists']);
    expect(refusal(await invite({ email: admin.user.email }))).toEqual([409, 'member_exists']);
    expect(refusal(await invite({ email: 'grace@exa mple.com' }))).toEqual([400, 'validation_failed']);
    expect(refusal(await invite({ email: 'a,b@example.com' }))).toEqual([422, 'invalid_setting']);
  });

  it('is for owners and admins of an agency account; an owner is invited by owners', async () => {
    const member = await server.personFor(server.ctx, { role: 'member' });
    expect(refusal(await invite({}, member))).toEqual([403, 'forbidden']);
    expect(refusal(await invite({ role: 'owner' }, admin))).toEqual([403, 'forbidden']);
    const made = await invite({ role: 'owner' });
    expect(made.status).toBe(201);
    await server.clock.advance(60_000);
    expect(refusal(await resend(made.body.id, admin))).toEqual([403, 'forbidden']);
    expect((await invite({ email: 'other@example.com', role: 'admin' }, admin)).status).toBe(201);
    await setPlan(server.services, { accountId: server.ctx.account.id, plan: 'pro' });
    expect(refusal(await invite({ email: 'third@example.com' }))).toEqual([403, 'plan_required']);
    expect(refusal(await resend(made.body.id))).toEqual([403, 'plan_required']);
    expect(refusal(await accept({ token: await tokenFromMail(), name: 'G', password }))).toEqual([
      403,
      'plan_required',
    ]);
    expect((await revoke(made.body.id)).status).toBe(204);
  });

  it('of another account is unknown', async () => {
    const { body } = await invite();
    const stranger = await server.personFor(await server.other());
    expect(refusal(await resend(body.id, stranger))).toEqual([404, 'not_found']);
    expect(refusal(await revoke(body.id, stranger))).toEqual([404, 'not_found']);
    expect(await list()).toHaveLength(1);
  });

  it('is sent again with another link, once a minute', async () => {
    const { body } = await invite();
    const first = await tokenFromMail();
    const early = await resend(body.id);
    expect([...refusal(early), early.headers.get('retry-after')]).toEqual([429, 'rate_limited', '60']);
    await server.clock.advance(8 * DAY);
    expect(refusal(await inspect(first))).toEqual([410, 'link_expired']);
    expect((await resend(body.id)).body).toMatchObject({ id: body.id, email_sent: true, link: null });
    const second = await tokenFromMail();
    expect(second).not.toBe(first);
    expect(refusal(await inspect(first))).toEqual([410, 'link_expired']);
    expect((await inspect(second)).status).toBe(200);
  });

  it('fills nobody’s mailbox, and no account has more than 100 open', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { body } = await invite();
      await revoke(body.id);
    }
    expect(refusal(await invite())).toEqual([429, 'rate_limited']);
    await server.clock.advance(DAY);
    expect((await invite()).status).toBe(201);
    const invitations = () => server.db.knex('invitations');
    const row = await invitations().first();
    const others = Array.from({ length: 98 }, (_, n) => `p${n}@example.com`);
    const copyFor = (to: string) => ({ ...row, id: server.ctx.ids.uuid(), email: to, token_hash: to.padEnd(64, '0') });
    await invitations().insert(others.map(copyFor));
    expect((await invite({ email: 'p98@example.com' })).status).toBe(201);
    expect(refusal(await invite({ email: 'p99@example.com' }))).toEqual([409, 'invitation_limit_reached']);
  });
});

describe('accepting', () => {
  it('makes somebody new a member with exactly the role and the grants, who is signed in then', async () => {
    const { id } = await verifiedDomain(server);
    await verifiedDomain(server, { hostname: 'other.example' });
    const grants = [{ domain_id: id, rights: ['view', 'crawl'] }];
    await invite({ grants });
    const token = await tokenFromMail();
    const made = await accept({ token, name: 'Grace', password, time_zone: 'Europe/Berlin' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      user: { email, name: 'Grace', time_zone: 'Europe/Berlin' },
      account: { id: server.ctx.account.id, role: 'member' },
    });
    const cookie = cookieOf(made);
    const { body } = await server.call('GET', '/api/v1/domains', { cookie });
    expect(body.data.map((domain) => domain.id)).toEqual([id]);
    expect((await membersOf()).find((one) => one.email === email)).toMatchObject({ role: 'member', grants });
    expect(await list()).toEqual([]);
    const again = await server.call('POST', '/api/v1/session', { key: null, body: { email, password } });
    expect(again.status).toBe(201);
  });

  it('works once', async () => {
    await invite();
    const token = await tokenFromMail();
    expect((await accept({ token, name: 'Grace', password })).status).toBe(201);
    expect(refusal(await accept({ token, name: 'Grace', password }))).toEqual([410, 'link_expired']);
    expect(refusal(await inspect(token))).toEqual([410, 'link_expired']);
  });

  it('takes the session of the invited address, and of no other', async () => {
    const known = await knownPerson();
    await invite({ role: 'admin' });
    const token = await tokenFromMail();
    expect(refusal(await accept({ token }))).toEqual([401, 'unauthorized']);
    expect(refusal(await accept({ token }, `linkvitals_session=${'x'.repeat(43)}`))).toEqual([401, 'unauthorized']);
    expect(refusal(await accept({ token }, admin.cookie))).toEqual([403, 'forbidden']);
    const made = await accept({ token }, known.cookie);
    expect([made.status, made.headers.get('set-cookie')]).toEqual([201, null]);
    expect(made.body).toMatchObject({
      id: known.sessionId,
      account: { id: server.ctx.account.id, role: 'admin' },
      accounts: [{}, {}],
    });
    expect((await server.call('GET', '/api/v1/members', { cookie: known.cookie })).status).toBe(200);
  });

  it('takes the password of the invited address, and leaves no session where it fails', async () => {
    const known = await knownPerson();
    await invite();
    const token = await tokenFromMail();
    const sessions = () => server.db.knex('sessions').where({ user_id: known.user.id });
    expect(refusal(await accept({ token, name: 'G', password: 'not-the-password-71' }))).toEqual([
      401,
      'invalid_credentials',
    ]);
    await setPlan(server.services, { accountId: server.ctx.account.id, plan: 'free' });
    expect(refusal(await accept({ token, password }))).toEqual([403, 'plan_required']);
    expect(await sessions()).toHaveLength(1);
    await setPlan(server.services, { accountId: server.ctx.account.id, plan: 'agency' });
    const made = await accept({ token, password });
    expect([made.status, made.body.user]).toMatchObject([201, { id: known.user.id, name: known.user.name }]);
    expect((await server.call('GET', '/api/v1/session', { cookie: cookieOf(made) })).body.account).toMatchObject({
      id: server.ctx.account.id,
    });
  });

  it('waits while the account is suspended', async () => {
    await invite();
    const token = await tokenFromMail();
    const suspend = (suspended_at: number | null) =>
      server.db.knex('accounts').where({ id: server.ctx.account.id }).update({ suspended_at });
    await suspend(1);
    expect(refusal(await accept({ token, name: 'G', password }))).toEqual([403, 'account_suspended']);
    await suspend(null);
    expect((await accept({ token, name: 'G', password })).status).toBe(201);
  });

  it('brings in nobody beyond the people whom the account may have', async () => {
    const accountId = server.ctx.account.id;
    const limit = (members: number) => setPlan(server.services, { accountId, customLimits: { members } });
    await invite();
    const token = await tokenFromMail();
    await limit(2); // the owner and the admin
    expect(refusal(await invite({ email: 'more@example.com' }))).toEqual([403, 'plan_limit_reached']);
    expect(refusal(await accept({ token, name: 'G', password }))).toEqual([403, 'plan_limit_reached']);
    expect(await server.db.knex('users').where({ email })).toEqual([]);
    await limit(3);
    expect((await accept({ token, name: 'G', password })).status).toBe(201);
  });

  it('does not get around a second factor', async () => {
    const known = await knownPerson();
    const factor = { secret_ciphertext: 's', secret_key_id: 'k', created_at: 1, confirmed_at: 1 };
    await server.db.knex('totp_factors').insert({ user_id: known.user.id, ...factor });
    await invite();
    const token = await tokenFromMail();
    expect(refusal(await accept({ token, password }))).toEqual([401, 'second_factor_required']);
    expect((await accept({ token }, known.cookie)).status).toBe(201);
  });

  it('needs a name and a strong password of somebody new, and stays open where they are refused', async () => {
    await invite();
    const token = await tokenFromMail();
    expect(refusal(await accept({ token, password }))).toEqual([422, 'invalid_setting']);
    expect(refusal(await accept({ token, name: 'G', password: 'password1' }))).toEqual([422, 'weak_password']);
    expect(refusal(await accept({ token, name: 'G', password: 'grace1234' }))).toEqual([422, 'weak_password']);
    expect(await server.db.knex('users').where({ email })).toEqual([]);
    expect((await accept({ token, name: 'G', password })).status).toBe(201);
  });

  it('of an owner lets somebody new in by default, of an admin those who are known', async () => {
    const closed = await startTestServer();
    onTestFinished(() => closed.close());
    const [boss, deputy] = [await closed.personFor(closed.ctx), await closed.personFor(closed.ctx, { role: 'admin' })];
    const known = await closed.personFor(await closed.other());
    const tokenOf = async (address: string, by: TestPerson) =>
      String((await invite({ email: address }, by, closed)).body.link).split('#')[1];
    const enter = async (address: string, by: TestPerson) =>
      accept({ token: await tokenOf(address, by), name: 'G', password }, undefined, closed);
    expect((await enter('new@example.com', boss)).status).toBe(201);
    expect(refusal(await enter(email, deputy))).toEqual([403, 'sign_up_closed']);
    expect(await closed.db.knex('users').where({ email })).toEqual([]);
    const token = await tokenOf(known.user.email, deputy);
    expect((await accept({ token }, known.cookie, closed)).status).toBe(201);
  });

  it('lets nobody new in when its owner is none any more', async () => {
    const closed = await startTestServer();
    onTestFinished(() => closed.close());
    const [boss, former] = [await closed.personFor(closed.ctx), await closed.personFor(closed.ctx)];
    const token = String((await invite({}, former, closed)).body.link).split('#')[1];
    const change = { cookie: boss.cookie, body: { role: 'admin' } };
    expect((await closed.call('PATCH', `/api/v1/members/${former.user.id}`, change)).status).toBe(200);
    const late = await accept({ token, name: 'G', password }, undefined, closed);
    expect(refusal(late)).toEqual([403, 'sign_up_closed']);
  });

  it('is over after 7 days, when it is revoked, and for a token of nobody', async () => {
    const { body } = await invite();
    const token = await tokenFromMail();
    for (const wrong of ['x'.repeat(43), 'x', `${token}x`, token.toLowerCase()]) {
      expect(refusal(await accept({ token: wrong, name: 'G', password }))).toEqual([410, 'link_expired']);
    }
    await server.clock.advance(7 * DAY - 1);
    expect((await inspect(token)).status).toBe(200);
    await server.clock.advance(1);
    expect(refusal(await accept({ token, name: 'G', password }))).toEqual([410, 'link_expired']);
    await resend(body.id);
    const next = await tokenFromMail();
    expect((await revoke(body.id)).status).toBe(204);
    expect(refusal(await accept({ token: next, name: 'G', password }))).toEqual([410, 'link_expired']);
    expect(refusal(await revoke(body.id))).toEqual([404, 'not_found']);
    expect(await server.db.knex('users').where({ email })).toEqual([]);
  });

  it('does not change the role of who belongs to the account by then', async () => {
    await invite({ role: 'owner' });
    const token = await tokenFromMail();
    await server.db.knex('users').where({ id: admin.user.id }).update({ email });
    expect(refusal(await accept({ token }, admin.cookie))).toEqual([409, 'member_exists']);
    expect((await membersOf()).find((one) => one.email === email)).toMatchObject({ role: 'admin' });
  });

  it('from a page of another site is refused', async () => {
    const known = await knownPerson();
    await invite();
    const token = await tokenFromMail();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const forged = await server.call('POST', '/api/v1/invitations/accept', {
      cookie: known.cookie,
      body: { token },
      headers,
    });
    expect(refusal(forged)).toEqual([403, 'cross_site_request']);
  });
});

describe('names that were chosen to do harm', () => {
  it('neither add a header nor a link nor markup to the mail', async () => {
    const name = '"><a href="https://evil.example/">\u202e Bcc: all@evil.example';
    await server.db.knex('users').where({ id: owner.user.id }).update({ name });
    const account = 'https://evil.example/login <script>alert(1)</script>';
    await server.db.knex('accounts').where({ id: server.ctx.account.id }).update({ name: account });
    await invite();
    const token = await tokenFromMail();
    const [received] = mail.received;
    expect(received?.to).toEqual([email]);
    expect(received?.headers.filter(([header]) => /^(bcc|cc|to)$/.test(header))).toHaveLength(1);
    for (const text of [received?.subject ?? '', received?.text ?? '', received?.html ?? '']) {
      expect(text).not.toMatch(/evil\.example|https:\/\/|\u202e/);
    }
    expect(received?.html).not.toMatch(/<script/);
    const links = [...(received?.html ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([`http://links.example/invitation#${token}`]);
  });
});

describe('the audit log', () => {
  it('has every step, without the token', async () => {
    const { body } = await invite();
    await server.clock.advance(60_000);
    await resend(body.id);
    const token = await tokenFromMail();
    await server.clock.advance(1);
    await accept({ token, name: 'Grace', password });
    const log = await server.call('GET', '/api/v1/audit-log', { cookie: owner.cookie });
    expect(log.body.data.map(({ action, actor }) => [action, (actor as { name: string }).name])).toEqual([
      ['invitation.accepted', email],
      ['invitation.resent', owner.user.email],
      ['invitation.created', owner.user.email],
    ]);
  });
});
