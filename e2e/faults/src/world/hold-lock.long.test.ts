import { describeMysql, openMysqlClient } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { holdLock } from './hold-lock.ts';

/** Index of the transaction of `holdLock`, whose locks are taken one after the other. */
const TRANSACTION = 4;

describeMysql('a lock that is held', (open) => {
  it('is taken in the end, though the database ends its transaction to resolve a deadlock', async () => {
    const databaseUrl = await open();
    const server = await openMysqlClient(databaseUrl);
    onTestFinished(() => server.close());
    for (const table of ['webhook_endpoints', 'crawls']) {
      await server.query(`create table ${table} (id int primary key)`);
      await server.query(`insert into ${table} values (1)`);
    }
    await server.query('begin');
    // MySQL ends the transaction of a deadlock that wrote less.
    await server.query(`insert into crawls values ${Array.from({ length: 100 }, (_, n) => `(${n + 2})`).join()}`);
    await server.query('select id from crawls for update');
    const held = holdLock({ databaseUrl }, { forMs: 0, latencyMs: TRANSACTION });
    const waits = "select id from information_schema.processlist where info = 'select id from crawls for update'";
    await expect.poll(() => server.query(`${waits} and db = database()`)).toHaveLength(1);
    await server.query('select id from webhook_endpoints for update');
    await server.query('commit');
    await held;
  });
});
