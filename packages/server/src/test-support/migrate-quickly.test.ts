import { expect, it, onTestFinished } from 'vitest';
import { type Database, migrate, openDatabase } from '../storage/index.ts';
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
