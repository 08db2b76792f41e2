import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { addPerson, type TestPerson, testCaller } from '../../test-support/add-person.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { endSessionsFor, type SessionRow } from '../sessions/index.ts';
import { createOwnAccount } from './index.ts';

describeEveryEmptyDatabase(
  'an account of one’s own',
  (fresh) => {
    async function stage(settings: Readonly<Record<string, string>> = {}) {
      const env = { LINKVITALS_SIGNUP: 'open', LINKVITALS_DEFAULT_PLAN: 'solo', ...settings };
      const test = await createTestContext({ db: fresh().open(), env });
      const { ctx, services, db } = test;
      const person = await addPerson(ctx, { role: 'member' });
      const { user } = person;
      const sessionOf = ({ sessionId }: TestPerson): Promise<SessionRow> =>
        db.knex('sessions').where({ id: sessionId }).first();
      const acting = { ...services, caller: testCaller, user, session: await sessionOf(person) };
      const make = (name = 'My own') => createOwnAccount(acting, { name });
      const owned = () => db.knex('memberships').where({ user_id: user.id, role: 'owner' });
      const accounts = () => db.knex('accounts').whereNot({ id: ctx.account.id });
      return { ...test, person, user, acting, make, owned, accounts, session: () => sessionOf(person) };
    }
    const codes = (ends: readonly PromiseSettledResult<unknown>[]): string[] =>
      ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason.code ?? String(end.reason)))).sort();

    it('is on the default plan, has its maker as owner, their session and an entry in its audit log', async () => {
      const { make, accounts, owned, session, db, user } = await stage();
      const { account_id } = await make('  Spare time ');
      expect(await accounts()).toMatchObject([{ id: account_id, name: 'Spare time', plan: 'solo' }]);
      expect(await owned()).toMatchObject([{ account_id, grants: null }]);
      expect(await session()).toMatchObject({ account_id });
      const entries = await db.knex('audit_log').where({ account_id });
      expect(entries).toMatchObject([{ action: 'account.created', actor_id: user.id, address: testCaller.address }]);
    });

    it('is one for each person unless configured, of many that they make at once', async () => {
      const { make, owned, accounts } = await stage();
      const ends = codes(await Promise.allSettled(Array.from({ length: 5 }, () => make())));
      expect(ends).toEqual([...Array(4).fill('account_limit_reached'), 'done']);
      expect([await owned(), await accounts()].map(({ length }) => length)).toEqual([1, 1]);
    });

    it('is made as often as configured, and accounts of which others made the person an owner count', async () => {
      const { make, accounts, db, person, ctx } = await stage({ LINKVITALS_ACCOUNTS_PER_PERSON: '3' });
      await db.knex('memberships').where({ user_id: person.user.id }).update({ role: 'owner', grants: null });
      const ends = codes(await Promise.allSettled(Array.from({ length: 4 }, () => make())));
      expect(ends).toEqual(['account_limit_reached', 'account_limit_reached', 'done', 'done']);
      expect(await accounts()).toHaveLength(2);
      await db.knex('memberships').where({ account_id: ctx.account.id }).delete();
      await make();
      await expect(make()).rejects.toMatchObject({ code: 'account_limit_reached' });
    });

    it('is made five times a day at most, by somebody who deletes them; what was refused does not count', async () => {
      const { make, accounts, db, user } = await stage();
      for (let made = 0; made < 5; made += 1) {
        await make();
        await db.knex('memberships').where({ user_id: user.id }).delete();
      }
      await expect(make()).rejects.toMatchObject({ code: 'rate_limited' });
      expect(await accounts()).toHaveLength(5);
    });

    it.each(['off', 'invite'])('is made by nobody where signing up is %s', async (mode) => {
      const { make, accounts } = await stage({ LINKVITALS_SIGNUP: mode });
      await expect(make()).rejects.toMatchObject({ code: 'sign_up_closed' });
      expect(await accounts()).toEqual([]);
    });

    it('is not made half: not with a name that cannot be one, and not by a session that ended meanwhile', async () => {
      const { make, accounts, owned, db, user, ctx } = await stage();
      await expect(make(' \t ')).rejects.toMatchObject({ code: 'invalid_setting' });
      await endSessionsFor(db.knex, { account_id: ctx.account.id, user_id: user.id });
      await expect(make()).rejects.toMatchObject({ code: 'unauthorized' });
      expect([await accounts(), await owned()]).toEqual([[], []]);
    });
  },
  { short: 'sqlite' },
);
