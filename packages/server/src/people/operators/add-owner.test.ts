import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { addPerson } from '../../test-support/add-person.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { addOwner } from './add-owner.ts';

describeEveryEmptyDatabase(
  'an owner whom the operator adds',
  (fresh) => {
    it('may be new, known or a member; who is one already stays as they are', async () => {
      const test = await createTestContext({ db: fresh().open() });
      const { ctx, services, db } = test;
      const accountId = ctx.account.id;
      const member = await addPerson(ctx, { role: 'member', grants: [{ domain_id: null, rights: ['view'] }] });
      const other = await addPerson(await test.other());
      const added = (email: string) => addOwner(services, { accountId, email });
      const links = [];
      for (const email of ['grace@example.com', member.user.email, other.user.email, 'grace@example.com'])
        links.push((await added(email)).link !== undefined);
      expect(links).toEqual([true, false, false, false]);
      const rows = await db.knex('memberships').where({ account_id: accountId });
      expect(rows.map(({ role, grants }) => [role, grants])).toEqual(rows.map(() => ['owner', null]));
      expect(rows.find(({ user_id }) => user_id === member.user.id)?.version).toBe(2);
      expect(rows).toHaveLength(3);
      const noted = await db.knex('audit_log').where({ account_id: accountId, action: 'member.updated' }).orderBy('id');
      expect(noted.map(({ actor_kind, subject_name }) => [actor_kind, subject_name])).toEqual(
        ['grace@example.com', member.user.email, other.user.email].map((email) => ['operator', email]),
      );
      await expect(addOwner(services, { accountId: 'none', email: 'grace@example.com' })).rejects.toMatchObject({
        code: 'not_found',
      });
      await test.close();
    });

    it('is made once, however many add them at once', async () => {
      const test = await createTestContext({ db: fresh().open() });
      const { ctx, services, db } = test;
      const add = () => addOwner(services, { accountId: ctx.account.id, email: 'grace@example.com' });
      const links = (await Promise.all(Array.from({ length: 8 }, add))).filter(({ link }) => link !== undefined);
      expect(links).toHaveLength(1);
      expect(await db.knex('memberships').where({ account_id: ctx.account.id })).toHaveLength(1);
      await test.close();
    });
  },
  { short: 'sqlite' },
);
