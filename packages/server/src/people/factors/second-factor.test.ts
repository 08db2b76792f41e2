import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { addPerson } from '../../test-support/add-person.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { signIn } from '../sessions/index.ts';
import { confirmTotp, deleteTotp, renewRecoveryCodes, startTotp } from './index.ts';
import { addPersonWithCodes, codeAt, contextOf, password, visitorOf } from './second-factor.test-support.ts';

const STEP = 30_000;
const MINUTE = 60_000;

describeEveryEmptyDatabase(
  'a second factor',
  (fresh) => {
    let test: TestContext;
    beforeEach(async () => {
      test = await createTestContext({
        db: fresh().open(),
        env: { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' },
      });
    });
    afterEach(() => test.close());

    const codesOf = (ends: PromiseSettledResult<unknown>[]): string[] =>
      ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason.code)).sort();
    const tenTimes = <T>(work: (i: number) => Promise<T>) =>
      Promise.allSettled(Array.from({ length: 10 }, (_, i) => work(i))).then(codesOf);
    const once = ['done', ...Array(9).fill('invalid_credentials')];
    const mails = async () => (await test.db.knex('outgoing_mails').orderBy('id')).map(({ kind }) => kind);

    it('takes a one-time code once, of ten requests at the same time too', async () => {
      const { user, secret } = await addPersonWithCodes(test);
      const used = codeAt(secret, test.clock.now());
      await expect(signIn(visitorOf(test), { email: user.email, password, code: used })).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
      await test.clock.advance(STEP);
      const code = codeAt(secret, test.clock.now());
      const ends = await tenTimes((i) => signIn(visitorOf(test, i), { email: user.email, password, code }));
      expect(ends).toEqual(once);
      expect(await test.db.knex('sessions').where({ user_id: user.id })).toHaveLength(2);
    });

    it('takes no code of a step before the last one, though it is in the window', async () => {
      const { user, secret } = await addPersonWithCodes(test);
      await test.clock.advance(4 * STEP);
      const now = test.clock.now();
      const enter = (at: number) => signIn(visitorOf(test), { email: user.email, password, code: codeAt(secret, at) });
      await enter(now + STEP);
      for (const at of [now - STEP, now, now + STEP]) {
        await expect(enter(at)).rejects.toMatchObject({ code: 'invalid_credentials' });
      }
      await test.clock.advance(2 * STEP);
      await expect(enter(test.clock.now())).resolves.toMatchObject({ user: { id: user.id } });
    });

    it('takes a recovery code once, of ten requests at the same time too, and says so by mail', async () => {
      const { user, recoveryCodes } = await addPersonWithCodes(test);
      const recovery_code = recoveryCodes[0]?.toUpperCase() ?? '';
      const ends = await tenTimes((i) => signIn(visitorOf(test, i), { email: user.email, password, recovery_code }));
      expect(ends).toEqual(once);
      expect(await test.db.knex('recovery_codes').where({ user_id: user.id })).toHaveLength(9);
      expect(await mails()).toEqual(['security_notice', 'security_notice']);
      expect(test.alarms.mails).toHaveLength(2);
    });

    it('is guessed five times at most, however often the right password is sent between', async () => {
      const { user, secret } = await addPersonWithCodes(test);
      const given = { email: user.email, password };
      const wrong = codeAt(secret, test.clock.now() + 10 * MINUTE);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await expect(signIn(visitorOf(test), given)).rejects.toMatchObject({ code: 'second_factor_required' });
        await expect(signIn(visitorOf(test), { ...given, code: wrong })).rejects.toMatchObject({
          code: 'invalid_credentials',
        });
      }
      await test.clock.advance(STEP);
      const right = { ...given, code: codeAt(secret, test.clock.now()) };
      await expect(signIn(visitorOf(test), right)).rejects.toMatchObject({ code: 'rate_limited' });
      await expect(signIn(visitorOf(test, 1), right)).resolves.toBeDefined();
    });

    it('of another person is refused', async () => {
      const ada = await addPersonWithCodes(test);
      const eve = await addPersonWithCodes(test);
      await test.clock.advance(STEP);
      const attempt = (given: object) => signIn(visitorOf(test), { email: ada.user.email, password, ...given });
      const code = codeAt(eve.secret, test.clock.now());
      await expect(attempt({ code })).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(attempt({ recovery_code: eve.recoveryCodes[0] })).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    });

    it('is enabled once when it is confirmed ten times at once, and one set of recovery codes works', async () => {
      const person = await addPerson(test.ctx, { password });
      const ctx = await contextOf(test, person);
      const { secret } = await startTotp(ctx);
      const code = codeAt(secret, test.clock.now());
      const ends = await tenTimes(() => confirmTotp(ctx, code));
      expect(ends).toEqual(['done', ...Array(9).fill('totp_enabled')]);
      expect(await test.db.knex('recovery_codes').where({ user_id: person.user.id })).toHaveLength(10);
      expect(await mails()).toEqual(['security_notice']);
    });

    it('that was begun ten times at once has one secret, and none is replaced once it is on', async () => {
      const person = await addPerson(test.ctx, { password });
      const ctx = await contextOf(test, person);
      expect(await tenTimes(() => startTotp(ctx))).toEqual(Array(10).fill('done'));
      expect(await test.db.knex('totp_factors')).toHaveLength(1);
      const { secret } = await startTotp(ctx);
      await confirmTotp(ctx, codeAt(secret, test.clock.now()));
      await expect(startTotp(ctx)).rejects.toMatchObject({ code: 'totp_enabled' });
    });

    it('is not needed before it is confirmed', async () => {
      const person = await addPerson(test.ctx, { password });
      const ctx = await contextOf(test, person);
      await expect(confirmTotp(ctx, '000000')).rejects.toMatchObject({ code: 'totp_missing' });
      const { secret } = await startTotp(ctx);
      const wrong = codeAt(secret, test.clock.now() + 10 * MINUTE);
      await expect(confirmTotp(ctx, wrong)).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(renewRecoveryCodes(ctx)).rejects.toMatchObject({ code: 'totp_missing' });
      await expect(signIn(visitorOf(test), { email: person.user.email, password })).resolves.toBeDefined();
      expect(await mails()).toEqual([]);
    });

    it('is needed no more after it was removed, and its recovery codes are gone', async () => {
      const person = await addPersonWithCodes(test);
      const ctx = await contextOf(test, person);
      await deleteTotp(ctx);
      await expect(deleteTotp(ctx)).rejects.toMatchObject({ code: 'not_found' });
      await expect(signIn(visitorOf(test), { email: person.user.email, password })).resolves.toBeDefined();
      expect(await test.db.knex('recovery_codes')).toEqual([]);
      expect(await test.db.knex('totp_factors')).toEqual([]);
      expect(await mails()).toHaveLength(2);
    });

    it('has new recovery codes in place of the old ones', async () => {
      const person = await addPersonWithCodes(test);
      const { recovery_codes } = await renewRecoveryCodes(await contextOf(test, person));
      const enter = (recovery_code = '') =>
        signIn(visitorOf(test), { email: person.user.email, password, recovery_code });
      await expect(enter(person.recoveryCodes[1])).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(enter(recovery_codes[1])).resolves.toBeDefined();
    });

    it('is changed only after a sign-in of the last 15 minutes', async () => {
      const person = await addPersonWithCodes(test);
      await test.clock.advance(15 * MINUTE);
      const ctx = await contextOf(test, person);
      for (const change of [startTotp(ctx), confirmTotp(ctx, '000000'), deleteTotp(ctx), renewRecoveryCodes(ctx)]) {
        await expect(change).rejects.toMatchObject({ code: 'reauthentication_required' });
      }
    });

    it('leaves no secret and no code in the database', async () => {
      const { secret, recoveryCodes } = await addPersonWithCodes(test);
      const stored = JSON.stringify([
        await test.db.knex('totp_factors'),
        await test.db.knex('recovery_codes'),
        await test.db.knex('outgoing_mails'),
      ]);
      for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
        expect(stored).not.toContain(text);
      }
    });
  },
  { short: 'sqlite' },
);
