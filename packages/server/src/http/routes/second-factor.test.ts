import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { codeAt, password } from '../../people/factors/second-factor.test-support.ts';
import type { PersonOptions, TestPerson } from '../../test-support/add-person.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const STEP = 30_000;
const MINUTE = 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
});

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const cookieOf = ({ headers }: ApiAnswer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Adds a person, and functions that act in their session. */
async function person(options: PersonOptions = { password }) {
  const { user, cookie } = await server.personFor(server.ctx, options);
  const call = (method: string, path: string, body?: object) =>
    server.call(method, `/api/v1${path}`, { cookie, ...(body && { body }) });
  const enable = async () => {
    const started = await call('POST', '/me/totp');
    const secret = String(started.body.secret);
    const confirmed = await call('POST', '/me/totp/confirm', { code: codeAt(secret, server.clock.now()) });
    return { secret, confirmed, codes: confirmed.body.recovery_codes as string[] };
  };
  return { user, cookie, call, enable };
}

const signIn = ({ user }: Pick<TestPerson, 'user'>, factor: object = {}) =>
  server.call('POST', '/api/v1/session', { key: null, body: { email: user.email, password, ...factor } });

describe('signing in with one-time codes on', () => {
  it('needs a code after the right password, and says nothing of it after a wrong one', async () => {
    const ada = await person();
    const { secret, confirmed } = await ada.enable();
    expect(confirmed.status).toBe(200);
    const half = await signIn(ada);
    expect(refusal(half)).toEqual([401, 'second_factor_required']);
    expect(half.headers.has('set-cookie')).toBe(false);
    await server.clock.advance(STEP);
    const code = codeAt(secret, server.clock.now());
    expect(refusal(await signIn(ada, { password: 'amber-lantern-52-moss', code }))).toEqual([
      401,
      'invalid_credentials',
    ]);
    const made = await signIn(ada, { code });
    expect(made.status).toBe(201);
    expect(made.body.factors).toEqual({ password: true, totp: true, recovery_codes: 10, passkeys: 0 });
    expect(refusal(await signIn(ada, { code }))).toEqual([401, 'invalid_credentials']);
  });

  it('takes a recovery code instead, and counts what is left', async () => {
    const ada = await person();
    const { codes } = await ada.enable();
    const made = await signIn(ada, { recovery_code: codes[3] });
    expect(made.body.factors).toMatchObject({ recovery_codes: 9 });
    expect(refusal(await signIn(ada, { recovery_code: codes[3] }))).toEqual([401, 'invalid_credentials']);
  });

  it('takes six digits and nothing else as a code', async () => {
    const ada = await person();
    for (const code of ['', '12345', '1234567', '12 345', 'abcdef', '１２３４５６']) {
      expect(refusal(await signIn(ada, { code })), code).toEqual([400, 'validation_failed']);
    }
    expect(refusal(await signIn(ada, { recovery_code: 'x'.repeat(65) }))).toEqual([400, 'validation_failed']);
  });
});

describe('one-time codes', () => {
  it('are set up with a secret, an address for apps and a QR code, and shown by GET /session', async () => {
    const ada = await person();
    const off = { password: true, totp: false, recovery_codes: 0, passkeys: 0 };
    expect((await ada.call('GET', '/session')).body.factors).toEqual(off);
    const started = await ada.call('POST', '/me/totp');
    expect(started.status).toBe(201);
    expect(started.body.uri).toContain(`secret=${started.body.secret}`);
    expect(started.body.qr_svg).toMatch(/^<svg /);
    expect((await ada.call('GET', '/session')).body.factors).toEqual(off);
    expect((await signIn(ada)).status).toBe(201);
    await ada.enable();
    expect((await ada.call('GET', '/session')).body.factors).toMatchObject({ totp: true, recovery_codes: 10 });
    expect(refusal(await ada.call('POST', '/me/totp'))).toEqual([409, 'totp_enabled']);
    expect((await ada.call('DELETE', '/me/totp')).status).toBe(204);
    expect((await ada.call('GET', '/session')).body.factors).toEqual(off);
    expect(refusal(await ada.call('DELETE', '/me/totp'))).toEqual([404, 'not_found']);
    expect(refusal(await ada.call('POST', '/me/recovery-codes'))).toEqual([409, 'totp_missing']);
  });

  it('are changed in a fresh session only: confirming the password makes it fresh', async () => {
    const ada = await person();
    const { codes } = await ada.enable();
    await server.clock.advance(15 * MINUTE);
    expect(refusal(await ada.call('POST', '/me/recovery-codes'))).toEqual([403, 'reauthentication_required']);
    const cookie = cookieOf(await ada.call('POST', '/session/reauthenticate', { password }));
    const renewed = await server.call('POST', '/api/v1/me/recovery-codes', { cookie });
    expect(renewed.status).toBe(201);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect(refusal(await signIn(ada, { recovery_code: codes[0] }))).toEqual([401, 'invalid_credentials']);
  });
});

describe('reauthenticate', () => {
  it('takes a code of a person who has no password, once, and gives the session a new token', async () => {
    const ada = await person({});
    const { secret } = await ada.enable();
    await server.clock.advance(STEP);
    const code = codeAt(secret, server.clock.now());
    const right = await ada.call('POST', '/session/reauthenticate', { code });
    expect(right.body.authenticated_at).toBe('2026-01-01T00:00:30.000Z');
    expect(refusal(await ada.call('GET', '/me'))).toEqual([401, 'unauthorized']);
    const cookie = cookieOf(right);
    const again = await server.call('POST', '/api/v1/session/reauthenticate', { cookie, body: { code } });
    expect(refusal(again)).toEqual([401, 'invalid_credentials']);
  });

  it('takes no code in place of a password, none of a person without codes, and exactly one proof', async () => {
    const ada = await person();
    const { secret } = await ada.enable();
    await server.clock.advance(STEP);
    const code = codeAt(secret, server.clock.now());
    const wrong = [401, 'invalid_credentials'];
    expect(refusal(await ada.call('POST', '/session/reauthenticate', { code }))).toEqual(wrong);
    const eve = await person({});
    expect(refusal(await eve.call('POST', '/session/reauthenticate', { code }))).toEqual(wrong);
    expect(refusal(await eve.call('POST', '/session/reauthenticate', { password: '' }))[0]).toBe(400);
    const unclear = [400, 'validation_failed'];
    expect(refusal(await ada.call('POST', '/session/reauthenticate', {}))).toEqual(unclear);
    expect(refusal(await ada.call('POST', '/session/reauthenticate', { code, password }))).toEqual(unclear);
  });
});
