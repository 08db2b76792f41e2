import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { deleteDomain } from '../../sites/removal/index.ts';
import { addPerson, type PersonOptions, type TestPerson, testCaller } from '../../test-support/add-person.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { actForAccount } from '../access/index.ts';
import { setPlan } from '../accounts/index.ts';
import { findMembership } from '../members/index.ts';
import { authenticateSession } from '../sessions/index.ts';
import { acceptInvitation, createInvitation, removeMember, updateMember } from './index.ts';

const password = 'violet-harbour-71-kite';
const email = 'grace@example.com';

describeEveryEmptyDatabase(
  'a team',
  (fresh) => {
    async function stage() {
      const env = {
        LINKVITALS_SIGNUP: 'invite',
        LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1',
        LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
      };
      const test = await createTestContext({ db: fresh().open(), env });
      const { ctx, db, services } = test;
      const at = (person: TestPerson) => ({ account_id: ctx.account.id, user_id: person.user.id });
      /** Adds a person, with the context in which they act. */
      const person = async (options: PersonOptions = {}) => {
        const one = await addPerson(ctx, options);
        const token = one.cookie.split('=')[1] ?? '';
        const acting: Context = await actForAccount(await authenticateSession(services, token, testCaller), 'member');
        return { ...one, acting };
      };
      const owners = async () => {
        const rows = await db.knex('memberships').where({ account_id: ctx.account.id, role: 'owner' });
        return rows.length;
      };
      /** Makes an invitation whose link is known, as on servers without mail. */
      const invite = async (
        { acting }: { acting: Context },
        input: object = {},
        config = { ...acting.config, mail: undefined },
      ) => {
        const { link, row } = await createInvitation({ ...acting, config }, { email, role: 'member', ...input });
        return { id: row.id, token: link.split('#')[1] ?? '' };
      };
      const visitor = { ...services, caller: testCaller };
      return { ...test, at, person, owners, invite, visitor };
    }

    const codes = (ends: readonly PromiseSettledResult<unknown>[]): string[] =>
      ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason.code ?? String(end.reason)))).sort();
    const any = { version: undefined };

    it('keeps an owner, when two remove each other at once, or both leave or step down', async () => {
      const { person, owners } = await stage();
      const [ada, grace] = [await person(), await person()];
      const each = await Promise.allSettled([
        removeMember(ada.acting, { userId: grace.user.id, ...any }),
        removeMember(grace.acting, { userId: ada.user.id, ...any }),
      ]);
      expect([codes(each), await owners()]).toEqual([['done', 'forbidden'], 1]);

      const { person: another, owners: left } = await stage();
      const [edsger, barbara] = [await another(), await another()];
      const leaving = [edsger, barbara].map(({ acting, user }) => removeMember(acting, { userId: user.id, ...any }));
      expect([codes(await Promise.allSettled(leaving)), await left()]).toEqual([['done', 'last_owner'], 1]);
    });

    it('keeps an owner when several step down at once', async () => {
      const { person, owners } = await stage();
      const all = [await person(), await person(), await person(), await person()];
      const change = { role: 'admin' } as const;
      const down = all.map(({ acting, user }) => updateMember(acting, { userId: user.id, change, ...any }));
      expect([codes(await Promise.allSettled(down)), await owners()]).toEqual([
        ['done', 'done', 'done', 'last_owner'],
        1,
      ]);
    });

    it('lets nobody do what they could do before they were removed a moment ago', async () => {
      const { person, db } = await stage();
      const [owner, admin] = [await person(), await person({ role: 'admin' })];
      await removeMember(owner.acting, { userId: admin.user.id, ...any });
      const input = { email, role: 'admin' } as const;
      await expect(createInvitation(admin.acting, input)).rejects.toMatchObject({ code: 'forbidden' });
      expect(await db.knex('invitations')).toEqual([]);
    });

    it('gets one member of an invitation that is accepted many times at once', async () => {
      const { person, invite, visitor, db } = await stage();
      const { token } = await invite(await person());
      const attempts = Array.from({ length: 12 }, () => acceptInvitation(visitor, { token, name: 'Grace', password }));
      const ends = codes(await Promise.allSettled(attempts));
      expect(ends.filter((code) => code === 'done')).toHaveLength(1);
      expect(await db.knex('users').where({ email })).toHaveLength(1);
      expect(await db.knex('memberships')).toHaveLength(2);
      expect(await db.knex('sessions')).toHaveLength(2);
      expect(await db.knex('invitations')).toEqual([]);
      // When the person exists already, a request signs in with their password, and more than five at once are too
      // many.
      const others = ['link_expired', 'invalid_credentials', 'rate_limited'];
      expect(ends.filter((code) => !['done', ...others].includes(code))).toEqual([]);
    });

    it('has no more people than it may, of many who accept at once', async () => {
      const { ctx, services, db, person, invite, visitor, other } = await stage();
      const ada = await person();
      const elsewhere = await other();
      const guests = await Promise.all(Array.from({ length: 8 }, () => addPerson(elsewhere)));
      const accepting = [];
      for (const { user, cookie } of guests) {
        const { token } = await invite(ada, { email: user.email });
        accepting.push({ token, sessionToken: cookie.split('=')[1] });
      }
      await setPlan(services, { accountId: ctx.account.id, customLimits: { members: 3 } });
      const ends = await Promise.allSettled(
        accepting.map(({ token, sessionToken }) => acceptInvitation({ ...visitor, sessionToken }, { token })),
      );
      expect(codes(ends)).toEqual(['done', 'done', ...Array.from({ length: 6 }, () => 'plan_limit_reached')]);
      expect(await db.knex('memberships').where({ account_id: ctx.account.id })).toHaveLength(3);
    });

    it('has one invitation for an address that several invite at once, and 100 in all', async () => {
      const { person, invite, db, ctx } = await stage();
      const owner = await person();
      const same = await Promise.allSettled(Array.from({ length: 6 }, () => invite(owner)));
      expect(codes(same)).toEqual(['done', ...Array(5).fill('invitation_exists')]);
      const [row] = await db.knex('invitations');
      const more = Array.from({ length: 97 }, (_, n) => ({
        ...row,
        id: ctx.ids.uuid(),
        email: `p${n}@example.com`,
        token_hash: String(n).padStart(64, '0'),
      }));
      await db.knex('invitations').insert(more);
      const last = Array.from({ length: 6 }, (_, n) => invite(owner, { email: `last${n}@example.com` }));
      expect(codes(await Promise.allSettled(last))).toEqual([
        'done',
        'done',
        ...Array(4).fill('invitation_limit_reached'),
      ]);
    });

    it('has no rights on a domain that is deleted, those who are invited included', async () => {
      const test = await stage();
      const { person, invite, visitor, at, db, ctx } = test;
      const owner = await person();
      const gone = await verifiedDomain(test);
      const { id: stays } = await verifiedDomain(test, { hostname: 'other.example' });
      const grants = [gone.id, stays].map((domain_id) => ({ domain_id, rights: ['view' as const] }));
      const member = await person({ role: 'member', grants });
      const { token } = await invite(owner, { grants });
      await deleteDomain(ctx, { domainId: gone.id, confirm: gone.hostname, version: undefined });
      const left = [{ domain_id: stays, rights: ['view'] }];
      expect(await findMembership(db.knex, at(member))).toMatchObject({ grants: left, version: 2 });
      const { user } = await acceptInvitation(visitor, { token, name: 'Grace', password });
      expect(await findMembership(db.knex, { ...at(member), user_id: user.id })).toMatchObject({ grants: left });
    });

    it('leaves no right on a domain that is deleted while somebody gets one', async () => {
      const test = await stage();
      const { person, db, ctx, at } = test;
      const [owner, member] = [await person(), await person({ role: 'member' })];
      const domain = await verifiedDomain(test);
      const change = { grants: [{ domain_id: domain.id, rights: ['view' as const] }] };
      const ends = await Promise.allSettled([
        updateMember(owner.acting, { userId: member.user.id, change, ...any }),
        deleteDomain(ctx, { domainId: domain.id, confirm: domain.hostname, version: undefined }),
      ]);
      expect(codes([ends[1] as PromiseSettledResult<unknown>])).toEqual(['done']);
      expect(['done', 'invalid_setting']).toContain(codes([ends[0] as PromiseSettledResult<unknown>])[0]);
      expect((await findMembership(db.knex, at(member)))?.grants).toEqual([]);
    });

    it('changes as a whole or not at all, wherever the server is cut off', async () => {
      const { person, invite, db, visitor } = await stage();
      const tables = ['users', 'memberships', 'sessions', 'invitations', 'outgoing_mails', 'audit_log'];
      const everything = async () => JSON.stringify(await Promise.all(tables.map((table) => db.knex(table))));
      const owner = await person();
      const { token } = await invite(owner);
      const admin = await person({ role: 'admin' });
      await invite(admin, { email: 'other@example.com' });
      const works: ((cut: Database) => Promise<unknown>)[] = [
        (cut) => acceptInvitation({ ...visitor, db: cut }, { token, name: 'Grace', password }),
        (cut) => removeMember({ ...owner.acting, db: cut }, { userId: admin.user.id, ...any }),
        (cut) => createInvitation({ ...owner.acting, db: cut }, { email: 'third@example.com', role: 'admin' }),
      ];
      for (const work of works) {
        const before = await everything();
        let statements = 0;
        for (let isDone = false; !isDone; statements += 1) {
          isDone = await work(cutOff(db, statements)).then(
            () => true,
            (error: unknown) => {
              if (error !== CUT) throw error;
              return false;
            },
          );
          if (!isDone) expect(await everything()).toBe(before);
        }
        expect(statements).toBeGreaterThan(5);
        expect(await everything()).not.toBe(before);
      }
    });
  },
  { short: 'sqlite' },
);

const CUT = new Error('the server is gone');

/** A database of a server that dies after so many statements; an open transaction is undone. */
function cutOff(db: Database, after: number): Database {
  let left = after;
  const counting = <K extends Knex>(knex: K): K =>
    new Proxy(knex, {
      apply(target, self, args) {
        if (left === 0) throw CUT;
        left -= 1;
        return Reflect.apply(target as never, self, args);
      },
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name);
        return (work: (trx: Knex.Transaction) => Promise<unknown>) => target.transaction((trx) => work(counting(trx)));
      },
    });
  return { ...db, knex: counting(db.knex) };
}
