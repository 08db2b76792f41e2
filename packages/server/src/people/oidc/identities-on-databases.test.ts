import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { addPerson, testCaller } from '../../test-support/add-person.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { unlinkIdentity } from './index.ts';

const ids = ['company', 'other', 'third'] as const;
const provider = (id: string) => {
  return { id, name: id, issuer: `https://${id}.example`, client_id: 'linkvitals', client_secret: 'secret' };
};

describeEveryEmptyDatabase(
  'identities',
  (fresh) => {
    it('of which several are removed at once leave one, for whoever has no other way to sign in', async () => {
      const env = {
        LINKVITALS_PUBLIC_URL: 'https://links.example',
        LINKVITALS_OIDC_PROVIDERS: JSON.stringify(ids.map(provider)),
      };
      const { ctx, db, services } = await createTestContext({ db: fresh().open(), env });
      const { user, sessionId } = await addPerson(ctx);
      const session = await db.knex('sessions').where({ id: sessionId }).first();
      const rows = ids.map((provider_id) => {
        const whose = { id: ctx.ids.uuid(), user_id: user.id, provider_id, issuer: `https://${provider_id}.example` };
        return { ...whose, subject: 'ada', email: null, created_at: 1, last_used_at: 1 };
      });
      await db.knex('identities').insert(rows);
      const person = { ...services, user, session, caller: testCaller };
      const ends = await Promise.allSettled(rows.map(({ id }) => unlinkIdentity(person, id)));
      const codes = ends.map((end) => (end.status === 'fulfilled' ? 'removed' : end.reason.code));
      expect(codes.sort()).toEqual(['last_sign_in_method', 'removed', 'removed']);
      expect(await db.knex('identities').where({ user_id: user.id })).toHaveLength(1);
    });
  },
  { short: 'sqlite' },
);
