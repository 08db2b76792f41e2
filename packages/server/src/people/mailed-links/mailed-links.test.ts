import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { addPerson, testCaller } from '../../test-support/add-person.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { writtenMails } from '../../test-support/written-mails.ts';
import { endOtherSessions, endSession, startSession } from '../sessions/index.ts';
import {
  createOwnedAccount,
  makeResetLink,
  redeemEmailChange,
  redeemPasswordReset,
  redeemSignUp,
  requestEmailChange,
  requestPasswordReset,
  requestSignUp,
} from './index.ts';

const HOUR = 3_600_000;
const old = 'violet-harbour-71-kite';
const password = 'amber-lantern-52-moss';
const env = {
  LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1',
  LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
  LINKVITALS_PUBLIC_URL: 'https://links.example',
  LINKVITALS_SIGNUP: 'open',
  LINKVITALS_DEFAULT_PLAN: 'free',
};

describeEveryEmptyDatabase(
  'mailed links',
  (fresh) => {
    async function stage() {
      const test = await createTestContext({ db: fresh().open(), env });
      const { services, ctx } = test;
      const visitor = { ...services, caller: testCaller };
      const ada = await addPerson(ctx, { password: old });
      const session = async (person = ada) => ({
        ...visitor,
        user: await services.db.knex('users').where({ id: person.user.id }).first(),
        session: await services.db.knex('sessions').where({ id: person.sessionId }).first(),
      });
      const mails = () => writtenMails(services);
      const lastToken = async (): Promise<string> =>
        (await mails()).findLast(({ token }) => token !== undefined)?.token ?? '';
      /** Security notices among all mails, in no order: background work writes them. */
      const notices = async () => (await mails()).filter(({ kind }) => kind === 'security_notice');
      const count = async (table: string): Promise<number> =>
        Number((await services.db.knex(table).count({ n: '*' }).first())?.n);
      const userRow = () => services.db.knex('users').where({ id: ada.user.id }).first();
      return { ...test, visitor, ada, session, mails, lastToken, notices, count, userRow };
    }
    const codes = (ends: readonly PromiseSettledResult<unknown>[]): string[] =>
      ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason.code));
    const many = (work: (n: number) => Promise<unknown>) =>
      Promise.allSettled(Array.from({ length: 8 }, (_, n) => work(n)));

    it('to reset a password are sent to known people, and to nobody else', async () => {
      const { visitor, ada, mails } = await stage();
      await requestPasswordReset(visitor, { email: 'nobody@example.com' });
      expect(await mails()).toEqual([]);
      expect(await requestPasswordReset(visitor, { email: ` ${ada.user.email.toUpperCase()}` })).toBe(ada.user.email);
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: ada.user.email, kind: 'reset_password' });
      expect(mail?.text).toContain(`https://links.example/reset-password#${mail?.token}`);
    });

    it('to reset a password are limited to three in a short time, whoever requests them', async () => {
      const { visitor, ada, mails } = await stage();
      for (let n = 0; n < 6; n += 1) await requestPasswordReset(visitor, { email: ada.user.email });
      expect(await mails()).toHaveLength(3);
    });

    it('set a password, end every session and every other link, and send a notice about it', async () => {
      const { visitor, ada, session, mails, notices, count, userRow, services } = await stage();
      await requestEmailChange(await session(), { email: 'new@example.com', password: old });
      await requestPasswordReset(visitor, { email: ada.user.email });
      await requestPasswordReset(visitor, { email: ada.user.email });
      // The three mails are written after the answers, in no order.
      const written = await mails();
      const tokens = written.map(({ token }) => token ?? '');
      expect(await count('one_time_links')).toBe(3);
      const reset = written.find(({ kind }) => kind === 'reset_password');
      await redeemPasswordReset(visitor, { token: reset?.token ?? '', password });
      expect([await count('sessions'), await count('one_time_links')]).toEqual([0, 0]);
      expect(await services.passwords.check(password, (await userRow()).password_hash)).toMatchObject({
        matches: true,
      });
      expect(await notices()).toMatchObject([{ to: ada.user.email, token: undefined }]);
      for (const token of tokens) {
        await expect(redeemPasswordReset(visitor, { token, password: old })).rejects.toMatchObject({
          code: 'link_expired',
        });
      }
    });

    it('work once, even when several requests use them at once', async () => {
      const { visitor, ada, lastToken, count } = await stage();
      await requestPasswordReset(visitor, { email: ada.user.email });
      const reset = await lastToken();
      const passwords = Array.from({ length: 8 }, (_, n) => `${password}-${n}`);
      const ends = codes(
        await many((n) => redeemPasswordReset(visitor, { token: reset, password: passwords[n] ?? '' })),
      );
      expect(ends.filter((end) => end === 'done')).toHaveLength(1);
      expect(new Set(ends)).toEqual(new Set(['done', 'link_expired']));

      await requestSignUp(visitor, { email: 'eve@example.com' });
      const token = await lastToken();
      const body = { token, name: 'Eve', password, account_name: 'Eve' };
      const signUps = codes(await many(() => redeemSignUp(visitor, body)));
      expect(signUps.filter((end) => end === 'done')).toHaveLength(1);
      expect([await count('users'), await count('accounts'), await count('memberships')]).toEqual([2, 2, 2]);
    });

    it('last an hour, and work for their own purpose only', async () => {
      const { visitor, ada, clock, lastToken } = await stage();
      await requestPasswordReset(visitor, { email: ada.user.email });
      const token = await lastToken();
      await expect(redeemEmailChange(visitor, { token })).rejects.toMatchObject({ code: 'link_expired' });
      await expect(redeemSignUp(visitor, { token, name: 'Eve', password, account_name: 'Eve' })).rejects.toMatchObject({
        code: 'link_expired',
      });
      await expect(redeemPasswordReset(visitor, { token, password: 'password1' })).rejects.toMatchObject({
        code: 'weak_password',
      });
      await clock.advance(HOUR);
      await expect(redeemPasswordReset(visitor, { token, password })).rejects.toMatchObject({ code: 'link_expired' });
    });

    it('to change an address go to the new one, and the old one stays until they are used', async () => {
      const { visitor, ada, session, mails, notices, userRow, count } = await stage();
      await requestPasswordReset(visitor, { email: ada.user.email });
      await requestEmailChange(await session(), { email: 'New@Example.com', password: old });
      const mail = (await mails()).find(({ kind }) => kind === 'change_email');
      expect(mail?.to).toBe('new@example.com');
      expect((await userRow()).email).toBe(ada.user.email);
      await redeemEmailChange(visitor, { token: mail?.token ?? '' });
      expect(await userRow()).toMatchObject({ email: 'new@example.com', version: 2 });
      // The link that resets the password was sent to the old address.
      expect(await count('one_time_links')).toBe(0);
      const [notice, ...others] = await notices();
      expect([notice?.to, others]).toEqual([ada.user.email, []]);
      expect(notice?.text).toContain('operator');
      expect(notice?.text).not.toContain('new@example.com');
    });

    it('to change an address are not made for an address of another person, and only the mail says so', async () => {
      const { ctx, session, mails, count, visitor, services } = await stage();
      const eve = await addPerson(ctx);
      expect(await requestEmailChange(await session(), { email: eve.user.email, password: old })).toBe(eve.user.email);
      expect(await mails()).toMatchObject([{ to: eve.user.email, token: undefined }]);
      expect(await count('one_time_links')).toBe(0);
      // Another person takes the address between request and use.
      await requestEmailChange(await session(), { email: 'free@example.com', password: old });
      const { token } = (await mails()).find(({ to }) => to === 'free@example.com') ?? {};
      await services.db.knex('users').where({ id: eve.user.id }).update({ email: 'free@example.com' });
      await expect(redeemEmailChange(visitor, { token: token ?? '' })).rejects.toMatchObject({
        code: 'invalid_setting',
      });
    });

    it('to change an address need a fresh sign-in and the password, and the last one counts', async () => {
      const { session, clock, mails, lastToken, visitor } = await stage();
      const change = async (email: string, secret = old) =>
        requestEmailChange(await session(), { email, password: secret });
      await expect(change('a@example.com', password)).rejects.toMatchObject({ code: 'invalid_credentials' });
      await change('a@example.com');
      const first = await lastToken();
      await clock.advance(1);
      await change('b@example.com');
      await mails();
      await expect(redeemEmailChange(visitor, { token: first })).rejects.toMatchObject({ code: 'link_expired' });
      await clock.advance(15 * 60_000);
      await expect(change('c@example.com')).rejects.toMatchObject({ code: 'reauthentication_required' });
    });

    it('to change an address are not made with a password that was changed meanwhile', async () => {
      const { session, mails, ada, userRow, services, count } = await stage();
      const before = await session();
      const password_hash = await services.passwords.hash(password);
      await services.db.knex('users').where({ id: ada.user.id }).update({ password_hash });
      await requestEmailChange(before, { email: 'eve@example.com', password: old });
      expect([await mails(), await count('one_time_links')]).toEqual([[], 0]);
      expect((await userRow()).email).toBe(ada.user.email);
    });

    it('to change an address end when the session that requested them is ended', async () => {
      const { session, clock, mails, lastToken, visitor, ada, services } = await stage();
      const thief = await session();
      const who = { userId: ada.user.id, accountId: null, caller: testCaller };
      const here = { ...thief, session: (await startSession(services, services.db.knex, who)).session };
      for (const end of [() => endSession(here, thief.session.id), () => endOtherSessions(here)]) {
        await clock.advance(1);
        await requestEmailChange(thief, { email: 'eve@example.com', password: old });
        await mails();
        const token = await lastToken();
        await end();
        await expect(redeemEmailChange(visitor, { token })).rejects.toMatchObject({ code: 'link_expired' });
      }
    });

    it('to sign up make a person with an account of their own on the default plan', async () => {
      const { visitor, lastToken, services, mails, ada } = await stage();
      await requestSignUp(visitor, { email: ada.user.email });
      expect(await mails()).toMatchObject([{ to: ada.user.email, token: undefined }]);
      await requestSignUp(visitor, { email: 'Eve@Example.com' });
      const body = {
        token: await lastToken(),
        name: 'Eve',
        password,
        account_name: 'Eve and Co',
        time_zone: 'Europe/Berlin',
      };
      const { user, session } = await redeemSignUp(visitor, body);
      expect(user).toMatchObject({ email: 'eve@example.com', name: 'Eve', time_zone: 'Europe/Berlin' });
      const account = await services.db.knex('accounts').where({ id: session.account_id }).first();
      expect(account).toMatchObject({ name: 'Eve and Co', plan: 'free' });
      expect(await services.db.knex('memberships').where({ user_id: user.id })).toMatchObject([{ role: 'owner' }]);
      const settings = await services.db
        .knex('notification_settings')
        .where({ account_id: session.account_id })
        .first();
      expect(settings).toMatchObject({ time_zone: 'Europe/Berlin', language: 'en' });
    });

    it('of the operator let a new owner choose a password; a known person owns the account as well', async () => {
      const { services, visitor, ada, count, clock } = await stage();
      const owned = await createOwnedAccount(services, { name: 'Shop', ownerEmail: 'Grace@example.com' });
      const again = await createOwnedAccount(services, { name: 'Blog', ownerEmail: ada.user.email, ownerName: 'Eve' });
      expect(again.link).toBeUndefined();
      expect(await services.db.knex('users').pluck('name').orderBy('name')).toEqual(['Test Person', 'grace']);
      expect(await services.db.knex('memberships').where({ account_id: again.account.id })).toMatchObject([
        { user_id: ada.user.id, role: 'owner' },
      ]);
      await clock.advance(23 * HOUR);
      const token = owned.link?.split('#')[1] ?? '';
      expect(owned.link).toBe(`https://links.example/reset-password#${token}`);
      await redeemPasswordReset(visitor, { token, password });
      expect(await count('one_time_links')).toBe(0);
      await expect(makeResetLink(services, 'nobody@example.com')).rejects.toMatchObject({ code: 'not_found' });
      const link = await makeResetLink(services, ada.user.email);
      await redeemPasswordReset(visitor, { token: link.split('#')[1] ?? '', password });
    });

    it('of several accounts made at once for one new owner make each account, and the owner once', async () => {
      const { services, count } = await stage();
      const ends = await many((n) => createOwnedAccount(services, { name: `A${n}`, ownerEmail: 'grace@example.com' }));
      expect(codes(ends)).toEqual(ends.map(() => 'done'));
      expect([await count('users'), await count('accounts')]).toEqual([2, 1 + ends.length]);
      expect(await count('memberships')).toBe(1 + ends.length);
      // One of the accounts comes with the link for choosing a password.
      expect(await count('one_time_links')).toBe(1);
    });
  },
  { short: 'sqlite' },
);
