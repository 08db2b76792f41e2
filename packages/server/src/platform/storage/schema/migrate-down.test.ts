import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from './migrate.ts';
import { migrateDown } from './migrate-down.ts';
import { migrationStatus } from './migration-status.ts';
import { schemaDump } from './schema-dump.ts';

const names = migrations.map(({ name }) => name);
const account = { id: 'a', name: 'a', plan: 'free', created_at: 1 };

async function migrated(db: Database): Promise<Database> {
  await migrate(db);
  return db;
}

describeEveryEmptyDatabase('migrate down', (fresh) => {
  it('takes every step back, one at a time, and up again makes the same schema', async () => {
    const db = await migrated(fresh().open());
    const before = await schemaDump(db);
    for (const name of names.toReversed()) expect(await migrateDown(db)).toEqual({ undone: [name] });
    expect(await schemaDump(db)).toBe('');
    expect(await migrateDown(db)).toEqual({ undone: [] });
    expect(await migrate(db)).toEqual(names);
    expect(await schemaDump(db)).toBe(before);
    expect(await migrate(db)).toEqual([]);
  });

  it('goes to the step that is named, by its name or its number', async () => {
    const db = await migrated(fresh().open());
    expect(await migrateDown(db, { to: names[14] })).toEqual({ undone: names.slice(15).reverse() });
    expect(await migrateDown(db, { to: '13' })).toEqual({ undone: [names[14], names[13]] });
    expect((await migrationStatus(db)).applied).toEqual(names.slice(0, 13));
    expect(await migrateDown(db, { to: '0' })).toEqual({ undone: names.slice(0, 13).reverse() });
  });

  it('does nothing when stored data would go, and says which; with its option it goes on', async () => {
    const db = await migrated(fresh().open());
    const before = await schemaDump(db);
    await db.knex('accounts').insert(account);
    const texts = { verification_token: 't', settings: '{}', crawl_config: '{}' };
    const row = { id: 'd', account_id: 'a', hostname: 'h', created_at: 1, updated_at: 1, ...texts };
    await db.knex('domains').insert(row);
    const loss = ['the rows of domains', 'the rows of accounts'];
    expect(await migrateDown(db, { to: '0' })).toEqual({ loss });
    expect(await schemaDump(db)).toBe(before);
    expect(await migrateDown(db, { to: '0', discardData: true })).toEqual({ undone: names.toReversed() });
    expect(await schemaDump(db)).toBe('');
  });

  it('knows only what this version has done', async () => {
    const db = await migrated(fresh().open());
    const before = await schemaDump(db);
    for (const to of ['9999', 'accounts', '-1']) expect(await migrateDown(db, { to })).toEqual({ unknown: [to] });
    await db.knex('linkvitals_migrations').insert({ name: '9999-from-the-future', batch: 9 });
    expect(await migrateDown(db)).toEqual({ unknown: ['9999-from-the-future'] });
    expect(await schemaDump(db)).toBe(before);
  });
});
