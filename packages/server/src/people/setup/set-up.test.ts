import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { testCaller } from '../../test-support/add-person.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { createSetupLink } from './create-setup-link.ts';
import { setUp } from './set-up.ts';

const address = 'https://links.example/';
const input = { account_name: 'Team', email: 'Ada@Example.com', name: 'Ada', password: 'violet-harbour-71-kite' };
const HOUR = 3_600_000;

describeEveryEmptyDatabase(
  'setting a server up',
  (fresh) => {
    async function stage() {
      const { services, db, clock } = await createTestContext({ db: fresh().open() });
      await db.knex('accounts').delete(); // the one of the test context
      const visitor = { ...services, caller: testCaller };
      const tokenOf = (link: string | undefined): string => (link ?? '').split('#')[1] ?? '';
      const newToken = async (): Promise<string> => tokenOf(await createSetupLink(services, address));
      const rows = async () => {
        const tables = ['accounts', 'users', 'memberships', 'sessions', 'one_time_links'];
        const counts = await Promise.all(tables.map((table) => db.knex(table).count({ n: '*' }).first()));
        return Object.fromEntries(tables.map((table, i) => [table, Number(counts[i]?.n)]));
      };
      return { services, db, clock, visitor, newToken, rows };
    }

    it('makes the account, its owner and a session, and uses up every link', async () => {
      const { db, visitor, newToken, rows } = await stage();
      await newToken();
      const { user, session, token } = await setUp(visitor, { ...input, token: await newToken() });
      expect(user).toMatchObject({ email: 'ada@example.com', name: 'Ada', time_zone: null, locale: null });
      expect(await rows()).toEqual({ accounts: 1, users: 1, memberships: 1, sessions: 1, one_time_links: 0 });
      expect(await db.knex('memberships').first()).toMatchObject({ user_id: user.id, role: 'owner', grants: null });
      const stored = JSON.stringify([await db.knex('sessions'), await db.knex('users')]);
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(input.password);
      expect(session.account_id).toBe((await db.knex('accounts').first('id')).id);
    });

    it('gives the account the time zone and the language of its owner', async () => {
      const { db, visitor, newToken } = await stage();
      const owner = { ...input, time_zone: 'Europe/Berlin', locale: 'de-DE' };
      const { session } = await setUp(visitor, { ...owner, token: await newToken() });
      expect(await db.knex('notification_settings')).toMatchObject([
        { account_id: session.account_id, time_zone: 'Europe/Berlin', language: 'de', email_recipients: '[]' },
      ]);
    });

    it('is recorded as done by its owner', async () => {
      const { db, visitor, newToken } = await stage();
      await db.knex('audit_log').delete();
      const { user, session } = await setUp(visitor, { ...input, token: await newToken() });
      const log = await db.knex('audit_log');
      expect(log).toMatchObject([
        {
          action: 'account.created',
          account_id: session.account_id,
          actor_kind: 'person',
          actor_id: user.id,
          actor_name: 'ada@example.com',
          address: testCaller.address,
          subject_name: 'Team',
        },
      ]);
      expect(JSON.parse(log[0]?.after_change)).toMatchObject({ name: 'Team', plan: 'agency' });
      expect(JSON.stringify(log)).not.toContain(input.password);
    });

    it('of a server whose accounts were deleted needs an address that nobody has yet, and keeps the link', async () => {
      const { db, visitor, newToken, rows } = await stage();
      const { user } = await setUp(visitor, { ...input, token: await newToken() });
      await db.knex('accounts').delete();
      const token = await newToken();
      const again = setUp(visitor, { ...input, token, password: 'amber-lantern-52-moss' });
      await expect(again).rejects.toMatchObject({
        code: 'invalid_setting',
        message: expect.stringContaining('linkvitals account create --owner-email'),
      });
      expect(await rows()).toMatchObject({ accounts: 0, users: 1, one_time_links: 1 });
      expect(await db.knex('users').first()).toMatchObject({ password_hash: user.password_hash });
      await setUp(visitor, { ...input, token, email: 'grace@example.com' });
      expect(await rows()).toMatchObject({ accounts: 1, users: 2, one_time_links: 0 });
    });

    it('of fifty at once, with one link or with several, one succeeds and nothing is half done', async () => {
      const { visitor, newToken, rows } = await stage();
      const tokens = [await newToken(), await newToken(), await newToken()];
      // Each caller has a network of its own, because the limit on links holds up a single network.
      const from = (i: number) => ({ ...visitor, caller: { ...testCaller, address: `10.${i}.0.1` } });
      const attempts = Array.from({ length: 50 }, (_, i) =>
        setUp(from(i), { ...input, token: tokens[i % 3] ?? '', email: `ada${i}@example.com` }),
      );
      const ends = await Promise.allSettled(attempts);
      const codes = ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason.code));
      expect(codes.filter((code) => code === 'done')).toHaveLength(1);
      // Passwords are hashed two at a time; a caller that would wait too long has to try again.
      expect(codes.filter((code) => !['done', 'already_set_up', 'unavailable'].includes(code))).toEqual([]);
      expect(codes).toContain('already_set_up');
      expect(await rows()).toEqual({ accounts: 1, users: 1, memberships: 1, sessions: 1, one_time_links: 0 });
    });

    it('refuses a link that is unknown, used or too old, and keeps one whose password was refused', async () => {
      const { visitor, newToken, clock, rows } = await stage();
      await expect(setUp(visitor, { ...input, token: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'link_expired' });
      const token = await newToken();
      await expect(setUp(visitor, { ...input, token, password: 'password1' })).rejects.toMatchObject({
        code: 'weak_password',
      });
      await clock.advance(HOUR);
      await expect(setUp(visitor, { ...input, token })).rejects.toMatchObject({ code: 'link_expired' });
      await setUp(visitor, { ...input, token: await newToken() });
      await expect(setUp(visitor, { ...input, token })).rejects.toMatchObject({ code: 'already_set_up' });
      expect(await rows()).toMatchObject({ accounts: 1, users: 1 });
    });

    it('gives no link once there is an account', async () => {
      const { services, visitor, newToken } = await stage();
      await setUp(visitor, { ...input, token: await newToken() });
      expect(await createSetupLink(services, address)).toBeUndefined();
    });
  },
  { short: 'sqlite' },
);
