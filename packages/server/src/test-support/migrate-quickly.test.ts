import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { describeEveryEmptyDatabase } from '../platform/storage/describe-each-database.test-support.ts';
import { type Database, migrate, openDatabase } from '../platform/storage/index.ts';
import { schemaDump } from '../platform/storage/schema/schema-dump.ts';
import { migrateQuickly } from './migrate-quickly.ts';

function empty(): Database {
  const db = openDatabase({ url: 'sqlite::memory:' });
  onTestFinished(() => db.close());
  return db;
}

it('leaves what the migrations leave, in every database after the first as well', async () => {
  const [first, second, third] = [empty(), empty(), empty()];
  const contentOf = async ({ knex }: Database) => ({
    objects: await knex('sqlite_master').orderBy('name').select('type', 'name', 'tbl_name', 'sql'),
    migrations: await knex('linkvitals_migrations').orderBy('id').select('id', 'name', 'batch'),
    lock: await knex('linkvitals_migrations_lock'),
  });
  await migrate(first);
  const expected = await contentOf(first);
  for (const db of [second, third]) {
    await migrateQuickly(db);
    expect(await contentOf(db)).toEqual(expected);
    expect(await migrate(db)).toEqual([]);
  }
  expect(expected.migrations.length).toBeGreaterThan(40);
});

describeEveryEmptyDatabase('migrated quickly', (fresh) => {
  const contentOf = async (db: Database) => ({
    schema: await schemaDump(db),
    migrations: await db.knex('linkvitals_migrations').orderBy('id').select('id', 'name', 'batch'),
    lock: await db.knex('linkvitals_migrations_lock'),
  });
  const contents: Awaited<ReturnType<typeof contentOf>>[] = [];

  it.each([
    ['by the migrations', migrate],
    ['as the first', migrateQuickly],
    ['as the second', migrateQuickly],
  ])(
    '%s: a database has the same tables, keys and notes of migrations, and refuses a row without its parent',
    async (_, bring) => {
      const db = fresh().open();
      await bring(db);
      contents.push(await contentOf(db));
      expect(contents.at(-1)).toEqual(contents[0]);
      expect(await migrate(db)).toEqual([]);
      const orphan = { account_id: 'none', month: 1, domain_id: '', urls_requested: 1 };
      await expect(db.knex('account_usage').insert(orphan)).rejects.toThrow(/foreign key/i);
    },
  );
});

describeMysql('migrated quickly by two servers at once', (open) => {
  it('a database has its tables once', async () => {
    const opened = (url: string): Database => {
      const db = openDatabase({ url });
      onTestFinished(() => db.close());
      return db;
    };
    const first = opened(await open());
    await migrateQuickly(first);
    const url = await open();
    const servers = [opened(url), opened(url)];
    await Promise.all(servers.map(migrateQuickly));
    for (const db of servers) expect(await migrate(db)).toEqual([]);
    expect(await schemaDump(opened(url))).toBe(await schemaDump(first));
  });
});
