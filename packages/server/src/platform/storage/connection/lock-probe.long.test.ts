import { describeMysql, openMysqlClient } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { databaseTrouble } from '../faults/database-trouble.ts';
import { migrate } from '../schema/migrate.ts';
import { type LockProbe, openLockProbe } from './lock-probe.ts';
import { openDatabase } from './open-database.ts';

const READ = 'select id from domains';
const WRITE_DOMAIN = "update domains set hostname = 'a' where id = 'a'";
const WRITE_ACCOUNT = "update accounts set name = 'b' where id = 'a'";

/** Prepares a database with one account, and another client of it. */
async function prepare(url: string) {
  const db = openDatabase({ url, lockTimeoutMs: 1_000 });
  await migrate(db);
  await db.knex('accounts').insert({ id: 'a', name: 'a', plan: 'free', created_at: 1 });
  const other = await openMysqlClient(url);
  onTestFinished(async () => {
    other.close();
    await db.close();
  });
  return { db, other, probe: openLockProbe(url) as LockProbe };
}

describeMysql('another client of the database', (open) => {
  it.each([
    ['holds nothing', [], false, { fails: [], goesOn: [READ, WRITE_DOMAIN, WRITE_ACCOUNT] }],
    ['locks a table', ['lock tables domains write'], true, { fails: [READ, WRITE_DOMAIN], goesOn: [] }],
    ['lets a table be read', ['lock tables domains read'], true, { fails: [WRITE_DOMAIN], goesOn: [READ] }],
    [
      'lets everything be read',
      ['flush tables with read lock'],
      true,
      { fails: [WRITE_DOMAIN, WRITE_ACCOUNT], goesOn: [READ] },
    ],
    [
      'holds a row, which is not a lock on a table',
      ['begin', "update accounts set name = 'c' where id = 'a'"],
      false,
      { fails: [WRITE_ACCOUNT], goesOn: [READ, WRITE_DOMAIN] },
    ],
  ])(
    '%s: the probe says whether tables are locked, statements that wait fail in time with "locked"',
    async (...given) => {
      const [, statements, isLocked, { fails, goesOn }] = given;
      const { db, other, probe } = await prepare(await open());
      for (const statement of statements) await other.query(statement);
      expect(await probe.isLocked()).toBe(isLocked);
      for (const sql of goesOn) await db.knex.raw(sql);
      for (const sql of fails) {
        expect([sql, databaseTrouble(await db.knex.raw(sql).catch((error: unknown) => error))]).toEqual([
          sql,
          'locked',
        ]);
      }
      await other.query('unlock tables');
      await other.query('rollback');
      expect(await probe.isLocked()).toBe(false);
      for (const sql of [...fails, ...goesOn]) await db.knex.raw(sql);
    },
  );

  it('holds up a migration: that ends soon and says what to do, so that servers do not wait behind it', async () => {
    const { db, other } = await prepare(await open());
    const [last] = await db.knex('linkvitals_migrations').orderBy('id', 'desc').limit(1);
    await db.knex('linkvitals_migrations').where({ id: last.id }).delete();
    await other.query('lock tables linkvitals_migrations read');
    await expect(migrate(db)).rejects.toThrow(/^Another client of the database holds a lock that a migration needs\./);
    await other.query('unlock tables');
    expect(await migrate(db)).toEqual([last.name]);
  });
});
