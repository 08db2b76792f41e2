import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { addPerson } from '../../test-support/add-person.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { addPersonWithCodes, contextOf, password, visitorOf } from '../factors/second-factor.test-support.ts';
import { signIn } from '../sessions/index.ts';
import { removeFactors } from './remove-factors.ts';

describeEachDatabase('what an operator does for somebody who lost device and recovery codes', (fresh) => {
  let test: TestContext;
  beforeEach(async () => {
    test = await createTestContext({
      db: fresh().open(),
      env: { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' },
    });
  });
  afterEach(() => test.close());

  const addPasskey = (user_id: string) =>
    test.db.knex('passkeys').insert({
      ...{
        id: test.ctx.ids.uuid(),
        user_id,
        credential_hash: user_id,
        credential_id: 'x',
        public_key: 'x',
        counter: 0,
      },
      ...{ transports: '[]', synced: 0, name: 'a key', created_at: 1 },
    });

  it('removes every factor, ends the sessions, writes to the log of each account and mails the person', async () => {
    const person = await addPersonWithCodes(test);
    const { user } = person;
    await addPasskey(user.id);
    const other = await addPersonWithCodes(test);
    await addPasskey(other.user.id);
    const elsewhere = await test.other();
    const membership = { account_id: elsewhere.account.id, user_id: user.id, role: 'owner', grants: null };
    await test.db.knex('memberships').insert({ ...membership, version: 1, created_at: 1, updated_at: 1 });

    expect(await removeFactors(test.services, user.email.toUpperCase())).toEqual({
      ...{ authenticator_app: true, recovery_codes: 10, passkeys: 1 },
      ...{ hasPassword: true, isNotified: true },
    });

    await expect(contextOf(test, person)).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(signIn(visitorOf(test), { email: user.email, password })).resolves.toMatchObject({
      user: { id: user.id },
    });
    const log = await test.db.knex('audit_log').where({ action: 'member.factors_removed' });
    expect(new Set(log.map(({ account_id }) => account_id))).toEqual(
      new Set([test.ctx.account.id, elsewhere.account.id]),
    );
    expect(log.map(({ subject_id, actor_kind }) => [subject_id, actor_kind])).toEqual(
      Array(2).fill([user.id, 'operator']),
    );
    const mails = await test.db.knex('outgoing_mails').where({ recipient: user.email });
    expect(mails.map(({ kind }) => kind).filter((kind) => kind === 'security_notice')).toHaveLength(2);

    // Another person has lost nothing.
    await expect(contextOf(test, other)).resolves.toMatchObject({ user: { id: other.user.id } });
    for (const table of ['totp_factors', 'passkeys']) {
      expect(await test.db.knex(table).pluck('user_id')).toEqual([other.user.id]);
    }
    expect(await test.db.knex('recovery_codes').where({ user_id: other.user.id })).toHaveLength(10);
  });

  it('changes nothing where there is no factor, and leaves the sessions', async () => {
    const person = await addPerson(test.ctx, { password });
    await expect(removeFactors(test.services, person.user.email)).rejects.toMatchObject({ code: 'not_found' });
    await expect(removeFactors(test.services, 'nobody@people.example')).rejects.toMatchObject({ code: 'not_found' });
    await expect(removeFactors(test.services, 'no address')).rejects.toMatchObject({ code: 'invalid_setting' });
    await expect(contextOf(test, person)).resolves.toMatchObject({ user: { id: person.user.id } });
    expect(await test.db.knex('audit_log').where({ action: 'member.factors_removed' })).toEqual([]);
  });
});
