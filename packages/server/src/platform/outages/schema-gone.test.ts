import { fakeClock } from '@linkvitals/testing';
import { describeMysql } from '@linkvitals/testing/databases';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { migrateQuickly } from '../../test-support/migrate-quickly.ts';
import { type Database, migrationStatus, openDatabase } from '../storage/index.ts';
import { watchDamage } from './damage-watch.ts';

async function dropTables({ knex }: Database): Promise<void> {
  const [tables] = await knex.raw(
    'select table_name as name from information_schema.tables where table_schema = database()',
  );
  await knex.transaction(async (trx) => {
    await trx.raw('set foreign_key_checks = 0');
    for (const { name } of tables) await trx.raw('drop table ??', [name]);
    await trx.raw('set foreign_key_checks = 1');
  });
}

describeMysql('the tables of a MySQL database, under a running server,', (open) => {
  it('may be dropped, with the database too, and restored: the server sees it, makes none by itself, and goes on', async () => {
    const url = await open();
    const db = openDatabase({ url });
    await migrateQuickly(db);
    const clock = fakeClock(0);
    const watch = watchDamage({ db, log: pino({ level: 'silent' }), clock });
    onTestFinished(async () => {
      watch.stop();
      await db.close();
    });
    const use = () =>
      db
        .knex('domains')
        .first()
        .catch(() => {});
    const becomes = (isDamaged: boolean) =>
      expect
        .poll(
          async () => {
            await clock.advance(1_000);
            await use();
            return watch.isDamaged;
          },
          { interval: 1 },
        )
        .toBe(isDamaged);

    // A fault of one statement shows nothing about the tables.
    await expect(db.knex('nonsense').first()).rejects.toThrow(/exist/);
    for (let round = 0; round < 5; round += 1) await becomes(false);

    await dropTables(db);
    await becomes(true);
    expect((await migrationStatus(db)).applied).toEqual([]);
    await migrateQuickly(db);
    await becomes(false);

    const row = await db.knex('linkvitals_migrations').orderBy('id', 'desc').first();
    await db.knex('linkvitals_migrations').where({ id: row.id }).delete();
    await db
      .knex('nonsense')
      .first()
      .catch(() => {});
    await becomes(true);
    await db.knex('linkvitals_migrations').insert(row);
    await becomes(false);

    const name = new URL(url).pathname.slice(1);
    await db.knex.raw('drop database ??', [name]);
    await becomes(true);
    await db.knex.raw('create database ??', [name]);
    await becomes(true);
    const again = openDatabase({ url });
    onTestFinished(() => again.close());
    expect((await migrationStatus(again)).applied).toEqual([]);
  });
});
