import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { recordStatements } from '../../../scale/record-statements.ts';
import { createLink } from '../../people/links/index.ts';
import { createSetupLink } from '../../people/setup/index.ts';
import { insertInBatches } from '../../platform/storage/index.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { writtenMails } from '../../test-support/written-mails.ts';

const DAY = 86_400_000;
const password = 'violet-harbour-71-kite';
const other = 'amber-lantern-52-moss';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
});

const cookieOf = ({ headers }: ApiAnswer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const me = (cookie: string) => server.call('GET', '/api/v1/me', { cookie });

async function signIn(email: string, secret = password, at = server): Promise<ApiAnswer> {
  return at.call('POST', '/api/v1/session', { key: null, body: { email, password: secret } });
}

describe('setUp', () => {
  it('signs the owner in, who can do everything then', async () => {
    await server.db.knex('accounts').delete();
    const link = await createSetupLink(server.services, server.url);
    const token = (link ?? '').split('#')[1];
    const before = await server.call('GET', '/api/v1/sign-in-methods', { key: null });
    expect(before.body).toMatchObject({ password: true, needs_set_up: true });
    const body = { token, account_name: 'Team', email: 'ada@example.com', name: 'Ada', password };
    const made = await server.call('POST', '/api/v1/setup', { key: null, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      user: { email: 'ada@example.com' },
      account: { name: 'Team', plan: 'agency', role: 'owner' },
    });
    const cookie = cookieOf(made);
    const domain = await server.call('POST', '/api/v1/domains', { cookie, body: { hostname: 'example.com' } });
    expect(domain.status).toBe(201);
    expect((await server.call('GET', '/api/v1/webhooks', { cookie })).status).toBe(200);
    const after = await server.call('GET', '/api/v1/sign-in-methods', { key: null });
    expect(after.body.needs_set_up).toBe(false);
    expect(refusal(await server.call('POST', '/api/v1/setup', { key: null, body }))).toEqual([409, 'already_set_up']);
  });
});

describe('signIn', () => {
  it('takes an address in any letter case, and gives a cookie that scripts cannot read', async () => {
    const { user } = await server.personFor(server.ctx, { password });
    const made = await signIn(user.email.toUpperCase());
    expect(made.status).toBe(201);
    const cookie = made.headers.get('set-cookie');
    expect(cookie).toMatch(/^linkvitals_session=[0-9A-Za-z]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await me(cookieOf(made))).body).toMatchObject({ id: user.id });
  });

  it('has a cookie for this host and https only where people reach the server by https', async () => {
    const secure = await startTestServer({ env: { LINKVITALS_PUBLIC_URL: 'https://links.example' } });
    onTestFinished(() => secure.close());
    const { user } = await secure.personFor(secure.ctx, { password });
    const made = await signIn(user.email, password, secure);
    expect(made.headers.get('set-cookie')).toMatch(
      /^__Host-linkvitals_session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await secure.call('GET', '/api/v1/me', { cookie: cookieOf(made) })).status).toBe(200);
  });

  it('answers the same for an unknown address, a wrong password, and a person without one', async () => {
    const { user } = await server.personFor(server.ctx, { password });
    const without = await server.personFor(server.ctx);
    const answers = [
      await signIn('nobody@example.com'),
      await signIn(user.email, other),
      await signIn(without.user.email),
      await signIn('"ada"@example.com'),
    ];
    const said = answers.map(({ status, body: { request_id, ...rest }, headers }) => [
      status,
      rest,
      headers.has('set-cookie'),
    ]);
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]?.slice(0, 1)).toEqual([401]);
    expect(answers[0]?.body.code).toBe('invalid_credentials');
  });

  it('hashes for an unknown address too, so that its time says nothing', async () => {
    const hashed: unknown[] = [];
    const { passwords } = server.services;
    const watching = {
      waiting: 0,
      assertRoom: passwords.assertRoom,
      hash: passwords.hash,
      check: (...args: Parameters<typeof passwords.check>) => {
        hashed.push(args[1]);
        return passwords.check(...args);
      },
    };
    const watched = await startTestServer({ services: { passwords: watching } });
    onTestFinished(() => watched.close());
    const { user } = await watched.personFor(watched.ctx, { password });
    await signIn('nobody@example.com', other, watched);
    await signIn(user.email, other, watched);
    expect(hashed).toEqual([undefined, user.password_hash]);
  });

  it('does the same work for an unknown address, a wrong password, and a person without one', async () => {
    const { user } = await server.personFor(server.ctx, { password });
    const without = await server.personFor(server.ctx);
    const recorder = recordStatements(server.db);
    onTestFinished(() => recorder.stop());
    const sent: string[][] = [];
    for (const email of ['nobody@example.com', user.email, without.user.email]) {
      const statements = await recorder.during(email, () => signIn(email, other));
      sent.push(statements.map(({ sql }) => sql));
    }
    expect(sent[0]?.some((sql) => sql.includes('from `users`'))).toBe(true);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
  });

  it('does not take over a session that somebody else planted', async () => {
    const { user } = await server.personFor(server.ctx, { password });
    const planted = `linkvitals_session=${'a'.repeat(43)}`;
    const made = await server.call('POST', '/api/v1/session', {
      cookie: planted,
      body: { email: user.email, password },
    });
    expect(cookieOf(made)).not.toBe(planted);
    expect(refusal(await me(planted))).toEqual([401, 'unauthorized']);
  });
});

describe('a session', () => {
  it('ends after 14 days without a request, and after 90 days whatever happens', async () => {
    const idle = await server.personFor(server.ctx);
    const busy = await server.personFor(server.ctx);
    for (let day = 13; day <= 78; day += 13) {
      await server.clock.advance(13 * DAY);
      expect((await me(busy.cookie)).status, `day ${day}`).toBe(200);
    }
    expect(refusal(await me(idle.cookie))).toEqual([401, 'unauthorized']);
    await server.clock.advance(12 * DAY);
    expect(refusal(await me(busy.cookie))).toEqual([401, 'unauthorized']);
  });

  it('ends at once when its person signs out, and its cookie is removed', async () => {
    const { cookie } = await server.personFor(server.ctx);
    const out = await server.call('DELETE', '/api/v1/session', { cookie });
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/^linkvitals_session=; Max-Age=0;/);
    expect(refusal(await me(cookie))).toEqual([401, 'unauthorized']);
  });

  it('is listed with where it was used last, and can be ended from another one', async () => {
    const { user, cookie, sessionId } = await server.personFor(server.ctx, { password });
    const elsewhere = cookieOf(
      await server.call('POST', '/api/v1/session', {
        key: null,
        headers: { 'user-agent': `Phone ${'x'.repeat(300)}` },
        body: { email: user.email, password },
      }),
    );
    const { body } = await server.call('GET', '/api/v1/sessions', { cookie: elsewhere });
    expect(body.data).toMatchObject([
      { current: true, device: expect.stringMatching(/^Phone x{249}$/), address: '127.0.0.1' },
      { current: false, id: sessionId, device: 'a test' },
    ]);
    expect((await server.call('DELETE', `/api/v1/sessions/${sessionId}`, { cookie: elsewhere })).status).toBe(204);
    expect(refusal(await me(cookie))).toEqual([401, 'unauthorized']);
    expect((await me(elsewhere)).status).toBe(200);
  });

  it('ends when its person has signed in a hundred times since', async () => {
    const { user, cookie, sessionId } = await server.personFor(server.ctx, { password });
    const oldest = await server.db.knex('sessions').where({ id: sessionId }).first();
    const rows = Array.from({ length: 98 }, (_, index) => {
      const id = server.ctx.ids.uuid();
      return { ...oldest, id, token_hash: id.padEnd(64, '0'), created_at: oldest.created_at + 1 + index };
    });
    await insertInBatches(server.db.knex, 'sessions', rows);
    await server.clock.advance(1_000);
    const signIn = () => server.call('POST', '/api/v1/session', { key: null, body: { email: user.email, password } });
    expect((await signIn()).status).toBe(201);
    expect((await me(cookie)).status).toBe(200);
    const newest = cookieOf(await signIn());
    expect(refusal(await me(cookie))).toEqual([401, 'unauthorized']);
    expect((await me(newest)).status).toBe(200);
    expect(await server.db.knex('sessions').where({ user_id: user.id })).toHaveLength(100);
  });

  it('of another person is none', async () => {
    const ada = await server.personFor(server.ctx);
    const eve = await server.personFor(server.ctx);
    const answer = await server.call('DELETE', `/api/v1/sessions/${ada.sessionId}`, { cookie: eve.cookie });
    expect(refusal(answer)).toEqual([404, 'not_found']);
    expect((await me(ada.cookie)).status).toBe(200);
  });

  it('is about one account at a time, and only about one of the person', async () => {
    const second = await server.other('pro');
    const { user, cookie } = await server.personFor(server.ctx);
    const at = { created_at: 1, updated_at: 1, version: 1 };
    const switchTo = (account_id: string) => server.call('PATCH', '/api/v1/session', { cookie, body: { account_id } });
    expect(refusal(await switchTo(second.account.id))).toEqual([404, 'not_found']);
    await server.db
      .knex('memberships')
      .insert({ account_id: second.account.id, user_id: user.id, role: 'owner', ...at });
    const { body } = await switchTo(second.account.id);
    expect(body).toMatchObject({ account: { id: second.account.id, plan: 'pro' } });
    expect(body.accounts).toHaveLength(2);
  });

  it('sees nothing of an account any more once its person does not belong to it', async () => {
    const { user, cookie } = await server.personFor(server.ctx);
    expect((await server.call('GET', '/api/v1/domains', { cookie })).status).toBe(200);
    await server.db.knex('memberships').where({ user_id: user.id }).delete();
    expect(refusal(await server.call('GET', '/api/v1/domains', { cookie }))).toEqual([403, 'forbidden']);
    expect((await server.call('GET', '/api/v1/session', { cookie })).body).toMatchObject({
      account: null,
      accounts: [],
    });
  });
});

describe('a sign-in that began before its person changed', () => {
  /** A server on which work runs between the check of a password and the start of the session */
  async function startWith(): Promise<{ readonly at: TestServer; once: (between: () => Promise<unknown>) => void }> {
    const { passwords } = server.services;
    let between: (() => Promise<unknown>) | undefined;
    const check: typeof passwords.check = async (...args) => {
      const checked = await passwords.check(...args);
      const happens = between;
      between = undefined;
      await happens?.();
      return checked;
    };
    const at = await startTestServer({ services: { passwords: { ...passwords, check } } });
    onTestFinished(() => at.close());
    return {
      at,
      once: (happens) => {
        between = happens;
      },
    };
  }

  it('is refused when the password is another one by then: the old one leaves no session behind', async () => {
    const { at, once } = await startWith();
    const { user, cookie } = await at.personFor(at.ctx, { password });
    once(async () => {
      const body = { current_password: password, new_password: other };
      expect((await at.call('POST', '/api/v1/me/password', { cookie, body })).status).toBe(204);
    });
    expect(refusal(await signIn(user.email, password, at))).toEqual([401, 'invalid_credentials']);
    expect(await at.db.knex('sessions').where({ user_id: user.id })).toHaveLength(1);
  });

  it('goes on when something else has changed', async () => {
    const { at, once } = await startWith();
    const { user, cookie } = await at.personFor(at.ctx, { password });
    once(() => at.call('PATCH', '/api/v1/me', { cookie, body: { name: 'Grace' } }));
    const signedIn = await signIn(user.email, password, at);
    expect([signedIn.status, signedIn.body.user]).toMatchObject([201, { name: 'Grace' }]);
  });
});

describe('reauthenticate and changePassword', () => {
  it('confirm with the password, and give the session a new token', async () => {
    const { cookie } = await server.personFor(server.ctx, { password });
    await server.clock.advance(DAY);
    const wrong = await server.call('POST', '/api/v1/session/reauthenticate', { cookie, body: { password: other } });
    expect(refusal(wrong)).toEqual([401, 'invalid_credentials']);
    const right = await server.call('POST', '/api/v1/session/reauthenticate', { cookie, body: { password } });
    expect(right.body.authenticated_at).toBe('2026-01-02T00:00:00.000Z');
    expect(refusal(await me(cookie))).toEqual([401, 'unauthorized']);
    expect((await me(cookieOf(right))).status).toBe(200);
  });

  it.each([
    ['en', 'Your password was changed', 'If this was not you, choose another password'],
    ['de', 'Ihr Passwort wurde geändert', 'Wenn Sie es nicht waren, legen Sie'],
  ])('sends a notice of a new password to its person (%s)', async (locale, subject, advice) => {
    const mailing = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
    const at = await startTestServer({ env: mailing });
    onTestFinished(() => at.close());
    const { user, cookie } = await at.personFor(at.ctx, { password, locale });
    const change = (current_password: string, new_password: string) =>
      at.call('POST', '/api/v1/me/password', { cookie, body: { current_password, new_password } });
    expect(refusal(await change(other, password))).toEqual([401, 'invalid_credentials']);
    expect((await change(password, other)).status).toBe(204);
    const mails = await writtenMails(at.services);
    expect(mails).toMatchObject([{ kind: 'security_notice', to: user.email, subject, token: undefined }]);
    expect(mails[0]?.text).toContain(advice);
    expect(mails[0]?.text).not.toContain(other);
    expect(at.alarms.mails).toHaveLength(1);
  });

  it('end every other session with a new password', async () => {
    const { user, cookie } = await server.personFor(server.ctx, { password });
    const elsewhere = cookieOf(await signIn(user.email));
    for (const purpose of ['reset_password', 'change_email'] as const) {
      await createLink(server.services, server.db.knex, { purpose, lastsFor: DAY, userId: user.id });
    }
    const change = (body: object) => server.call('POST', '/api/v1/me/password', { cookie, body });
    expect(refusal(await change({ current_password: other, new_password: other }))).toEqual([
      401,
      'invalid_credentials',
    ]);
    expect(refusal(await change({ current_password: password, new_password: `${password}!` }))).toEqual([
      422,
      'weak_password',
    ]);
    const changed = await change({ current_password: password, new_password: other });
    expect(changed.status).toBe(204);
    expect((await me(cookieOf(changed))).status).toBe(200);
    expect(refusal(await me(elsewhere))).toEqual([401, 'unauthorized']);
    expect(refusal(await signIn(user.email))).toEqual([401, 'invalid_credentials']);
    expect((await signIn(user.email, other)).status).toBe(201);
    expect(await server.db.knex('one_time_links').where({ user_id: user.id })).toEqual([]);
  });
});

describe('me', () => {
  it('is changed under its version', async () => {
    const { cookie } = await server.personFor(server.ctx);
    const first = await me(cookie);
    const patch = (body: object, etag = first.headers.get('etag') ?? '') =>
      server.call('PATCH', '/api/v1/me', { cookie, body, headers: { 'if-match': etag } });
    const changed = await patch({ name: ' Ada ', time_zone: 'Europe/Berlin', locale: 'DE-de' });
    expect(changed.body).toMatchObject({ name: 'Ada', time_zone: 'Europe/Berlin', locale: 'de-DE' });
    expect(refusal(await patch({ name: 'Eve' }))).toEqual([412, 'precondition_failed']);
    const etag = changed.headers.get('etag') ?? '';
    expect(refusal(await patch({ time_zone: 'Mars/Base' }, etag))).toEqual([422, 'invalid_setting']);
    expect(refusal(await patch({ locale: '-' + '-' }, etag))).toEqual([422, 'invalid_setting']);
    expect(refusal(await patch({ name: ' ' }, etag))).toEqual([422, 'invalid_setting']);
    const none = { locale: null, time_zone: null };
    expect((await patch(none, etag)).body, 'choices that are taken back').toMatchObject(none);
  });
});
