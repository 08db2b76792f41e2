import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PersonContext } from '../../../context.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { addPerson } from '../../../test-support/add-person.ts';
import {
  type Deviations,
  softwareAuthenticator,
  withCertificate,
} from '../../../test-support/software-authenticator.ts';
import { createTestContext, type TestContext } from '../../../test-support/test-context.ts';
import { reauthenticate, signInWithPasskey } from '../../sessions/index.ts';
import { createPasskey, deletePasskey, startPasskey, startPasskeySignIn, startReauthentication } from '../index.ts';
import { contextOf, visitorOf } from '../second-factor.test-support.ts';
import { relyingParty } from './relying-party.ts';
import { verifyRegistration } from './verify-registration.ts';

const MINUTE = 60_000;
const origin = 'https://links.example';

describeEachDatabase('a passkey', (fresh) => {
  let test: TestContext;
  let ada: PersonContext;
  beforeEach(async () => {
    const env = {
      LINKVITALS_PUBLIC_URL: origin,
      LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1',
      LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    };
    test = await createTestContext({ db: fresh().open(), env });
    ada = await contextOf(test, await addPerson(test.ctx));
  });
  afterEach(() => test.close());

  const authenticator = () => softwareAuthenticator(origin);
  const add = async (ctx = ada, device = authenticator(), given: Deviations = {}) => {
    const response = device.create(await startPasskey(ctx), given);
    return { device, row: await createPasskey(ctx, { name: 'Laptop', response }) };
  };
  const signIn = async (device: ReturnType<typeof authenticator>, given: Deviations = {}) => {
    const { options, token } = await startPasskeySignIn(visitorOf(test));
    return signInWithPasskey(visitorOf(test), { response: device.get(options, given), token });
  };
  const code = (name: string) => ({ code: name });
  const codesOf = (ends: PromiseSettledResult<unknown>[]): string[] =>
    ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason.code)).sort();
  /** The person has other means of sign-in. */
  const assertCanSignIn = async (): Promise<void> => {};
  const stored = () => test.db.knex('passkeys').first();

  it('signs in without a password, and its counter is kept', async () => {
    const { device, row } = await add();
    expect(await signIn(device)).toMatchObject({ user: { id: ada.user.id }, session: { user_id: ada.user.id } });
    await signIn(device);
    expect(await stored()).toMatchObject({ id: row.id, counter: 3, last_used_at: test.clock.now() });
    expect((await test.db.knex('outgoing_mails')).map(({ kind }) => kind)).toEqual(['security_notice']);
  });

  it.each<[string, Deviations]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without verifying the person', { verified: false }],
    ['for a challenge of nobody', { challenge: 'AAAA' }],
  ])('that answers %s is neither added nor accepted', async (_, given) => {
    await expect(add(ada, authenticator(), given)).rejects.toMatchObject(code('passkey_refused'));
    const { device } = await add();
    await expect(signIn(device, given)).rejects.toMatchObject(code('invalid_credentials'));
    await expect(signIn(device)).resolves.toBeDefined();
  });

  it('whose counter does not rise may be a copy, and is refused', async () => {
    const { device } = await add();
    await signIn(device, { counter: 7 });
    await expect(signIn(device, { counter: 7 })).rejects.toMatchObject(code('invalid_credentials'));
    await expect(signIn(device, { counter: 6 })).rejects.toMatchObject(code('invalid_credentials'));
    await expect(signIn(device, { counter: 8 })).resolves.toBeDefined();
  });

  it('that counts no sign-ins, as synced ones do, can be used again and again', async () => {
    const { device } = await add(ada, authenticator(), { counter: 0 });
    await signIn(device, { counter: 0 });
    await expect(signIn(device, { counter: 0 })).resolves.toBeDefined();
  });

  it('signs a challenge once, of ten requests at the same time too', async () => {
    const { device } = await add(ada, authenticator(), { counter: 0 });
    const { options, token } = await startPasskeySignIn(visitorOf(test));
    const response = device.get(options, { counter: 0 });
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, () => signInWithPasskey(visitorOf(test), { response, token })),
    );
    expect(codesOf(ends)).toEqual(['done', ...Array(9).fill('invalid_credentials')]);
    expect(await test.db.knex('passkey_challenges')).toEqual([]);
  });

  it('is added once by one challenge, of ten requests at the same time too', async () => {
    const response = authenticator().create(await startPasskey(ada));
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, () => createPasskey(ada, { name: 'Laptop', response })),
    );
    expect(codesOf(ends)).toEqual(['done', ...Array(9).fill('passkey_refused')]);
    expect(await test.db.knex('passkeys')).toHaveLength(1);
  });

  it('signs only what was given to the same browser, within 5 minutes', async () => {
    const { device } = await add();
    const { options, token } = await startPasskeySignIn(visitorOf(test));
    const other = await startPasskeySignIn(visitorOf(test));
    for (const wrong of [other.token, undefined, '']) {
      const attempt = signInWithPasskey(visitorOf(test), { response: device.get(options), token: wrong });
      await expect(attempt).rejects.toMatchObject(code('invalid_credentials'));
    }
    await test.clock.advance(5 * MINUTE);
    const late = signInWithPasskey(visitorOf(test), { response: device.get(options), token });
    await expect(late).rejects.toMatchObject(code('invalid_credentials'));
  });

  it('confirms who is signed in: its own person, in the session that began it', async () => {
    const { device } = await add();
    const eve = await contextOf(test, await addPerson(test.ctx));
    const { device: hers } = await add(eve);
    const elsewhere = await contextOf(test, { cookie: `linkvitals_session=${(await signIn(device)).token}` });
    const passkey = device.get(await startReauthentication(ada));
    await expect(reauthenticate(elsewhere, { passkey })).rejects.toMatchObject(code('invalid_credentials'));
    const wrong = hers.get(await startReauthentication(ada));
    await expect(reauthenticate(ada, { passkey: wrong })).rejects.toMatchObject(code('invalid_credentials'));
    const mixed = await startPasskeySignIn(visitorOf(test));
    const signing = device.get(mixed.options);
    await expect(reauthenticate(ada, { passkey: signing })).rejects.toMatchObject(code('invalid_credentials'));
    await test.clock.advance(MINUTE);
    const right = device.get(await startReauthentication(ada));
    const { session } = await reauthenticate(ada, { passkey: right });
    expect(session.authenticated_at).toBe(test.clock.now());
    await expect(reauthenticate(ada, { passkey: right })).rejects.toMatchObject(code('invalid_credentials'));
  });

  it('answers the challenge of its own ceremony only, whoever holds that of another', async () => {
    const { device } = await add();
    const eve = await contextOf(test, await addPerson(test.ctx));
    const create = async (challenge: string) => {
      const response = authenticator().create(await startPasskey(ada), { challenge });
      return createPasskey(ada, { name: 'Laptop', response });
    };
    const signIn = (challenge: string, token: string) =>
      startPasskeySignIn(visitorOf(test)).then(({ options }) =>
        signInWithPasskey(visitorOf(test), { response: device.get(options, { challenge }), token }),
      );
    const begun = await startPasskeySignIn(visitorOf(test));
    for (const { challenge } of [await startPasskey(eve), begun.options, await startReauthentication(ada)]) {
      await expect(create(challenge)).rejects.toMatchObject(code('passkey_refused'));
    }
    for (const { challenge } of [await startPasskey(ada), await startReauthentication(ada)]) {
      await expect(signIn(challenge, ada.session.id)).rejects.toMatchObject(code('invalid_credentials'));
    }
    const added = device.get(await startReauthentication(ada), { challenge: (await startPasskey(ada)).challenge });
    await expect(reauthenticate(ada, { passkey: added })).rejects.toMatchObject(code('invalid_credentials'));
    expect(await test.db.knex('passkeys')).toHaveLength(1);
  });

  it('belongs to one person: neither a second one nor another handle takes it over', async () => {
    const { device } = await add();
    const eve = await contextOf(test, await addPerson(test.ctx));
    await expect(add(eve, device)).rejects.toMatchObject(code('passkey_refused'));
    const handle = Buffer.from(eve.user.id).toString('base64url');
    await expect(signIn(device, { userHandle: handle })).rejects.toMatchObject(code('invalid_credentials'));
  });

  it('that was removed does not sign in any more', async () => {
    const { device, row } = await add();
    await deletePasskey(ada, { passkeyId: row.id, assertCanSignIn });
    await expect(signIn(device)).rejects.toMatchObject(code('invalid_credentials'));
    expect(await test.db.knex('outgoing_mails')).toHaveLength(2);
  });

  it('is one of twenty at most, however many are added at once', async () => {
    const { device } = await add();
    for (let i = 0; i < 18; i += 1) await add();
    const signedIn = async () => {
      const { token } = await signIn(device);
      return contextOf(test, { cookie: `linkvitals_session=${token}` });
    };
    const sessions = [await signedIn(), await signedIn(), await signedIn()];
    const ends = await Promise.allSettled(sessions.map((ctx) => add(ctx)));
    expect(codesOf(ends)).toEqual(['done', 'passkey_refused', 'passkey_refused']);
    await expect(startPasskey(ada)).rejects.toMatchObject(code('passkey_refused'));
    expect(await test.db.knex('passkeys')).toHaveLength(20);
  });

  it('is added and removed only after a sign-in of the last 15 minutes', async () => {
    const { row } = await add();
    const input = { name: 'x', response: authenticator().create(await startPasskey(ada)) };
    await test.clock.advance(15 * MINUTE);
    for (const change of [
      startPasskey(ada),
      createPasskey(ada, input),
      deletePasskey(ada, { passkeyId: row.id, assertCanSignIn }),
    ]) {
      await expect(change).rejects.toMatchObject(code('reauthentication_required'));
    }
  });

  it('with a certificate is refused before the certificate is read', async () => {
    const response = authenticator().create(await startPasskey(ada), { attestation: withCertificate });
    await expect(verifyRegistration(relyingParty(test.ctx.config), response)).rejects.toThrow(
      'An attestation of the format packed was not requested.',
    );
  });

  it('is stored with its challenge and its holder hashed', async () => {
    const { options, token } = await startPasskeySignIn(visitorOf(test));
    const rows = JSON.stringify(await test.db.knex('passkey_challenges'));
    expect(rows).not.toContain(options.challenge);
    expect(rows).not.toContain(token);
  });
});
