import { describeMysql } from '@linkvitals/testing/databases';
import { createConnection } from 'mysql2/promise';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../schema/migrate.ts';
import { type LockProbe, openLockProbe } from './lock-probe.ts';
import { openDatabase } from './open-database.ts';

describeMysql('a lock of another client', (open) => {
  it.each([
    ['nothing', [], false],
    ['reads of a table', ['lock tables domains write'], true],
    ['writes to a table', ['lock tables outgoing_mails read'], true],
    ['all writes', ['flush tables with read lock'], true],
    ['a row', ['begin', "update accounts set name = 'b' where id = 'a'"], false],
  ])('that holds up %s', async (_, statements, locked) => {
    const url = await open();
    const db = openDatabase({ url });
    await migrate(db);
    await db.knex('accounts').insert({ id: 'a', name: 'a', plan: 'free', created_at: 1 });
    const other = await createConnection(url);
    onTestFinished(async () => {
      await other.end();
      await db.close();
    });
    for (const statement of statements) await other.query(statement);
    const probe = openLockProbe(url) as LockProbe;
    const t = performance.now();
    expect(await probe.isLocked()).toBe(locked);
    console.log(_, performance.now() - t);
    // measurements
    for (const sql of ['select * from domains', "update outgoing_mails set state = 'sent' where id = 'x'", "update accounts set name = 'c' where id = 'a'"]) {
      const t1 = performance.now();
      const out = await db.knex.raw(sql).then(() => 'ok', (e) => `${e.errno} ${e.sqlMessage}`);
      console.log(_, sql, out, Math.round(performance.now() - t1));
    }
    await other.query('unlock tables');
  });
});
