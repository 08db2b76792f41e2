import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS_TABLE, migrationStatus } from './migration-status.ts';
import { schemaDump } from './schema-dump.ts';

const names = migrations.map(({ name }) => name);

describeEveryEmptyDatabase('migrate', (fresh) => {
  it('makes the schema of the golden file', async () => {
    const db = fresh().open();
    await migrate(db);
    const golden = new URL(`../golden/${db.dialect}.sql`, import.meta.url);
    const dump = await schemaDump(db);
    if (process.env.LINKVITALS_UPDATE_GOLDEN) await writeFile(golden, dump);
    expect(dump).toBe(await readFile(golden, 'utf8'));
  });

  it('runs every migration once, in order', async () => {
    const db = fresh().open();
    expect(await migrationStatus(db)).toEqual({ applied: [], pending: names, unknown: [] });
    expect(await migrate(db)).toEqual(names);
    expect(await migrate(db)).toEqual([]);
    expect(await migrationStatus(db)).toEqual({ applied: names, pending: [], unknown: [] });
    expect(await db.knex(MIGRATIONS_TABLE).pluck('name').orderBy('id')).toEqual(names);
  });

  it('lets servers that start at once wait for the first one', async () => {
    const database = fresh();
    const servers = Array.from({ length: 5 }, () => database.open());
    const ran = await Promise.all(servers.map((db) => migrate(db)));
    expect(ran.flat()).toEqual(names);
  });

  it('takes over from a server that was killed in the middle', async () => {
    const database = fresh();
    const db = database.open();
    await migrate(db);
    // What such a server leaves: Knex's lock row set; a table made (MySQL commits DDL) but not recorded.
    await db.knex(`${MIGRATIONS_TABLE}_lock`).update({ is_locked: 1 });
    await db
      .knex(MIGRATIONS_TABLE)
      .where({ name: names.at(-1) })
      .del();
    const before = await schemaDump(db);
    expect(await migrate(database.open())).toEqual(names.slice(-1));
    expect(await schemaDump(db)).toBe(before);
  });

  it('refuses a database that a newer version has migrated, and changes nothing', async () => {
    const db = fresh().open();
    await migrate(db);
    await db
      .knex(MIGRATIONS_TABLE)
      .where({ name: names.at(-1) })
      .del();
    await db.knex(MIGRATIONS_TABLE).insert({ name: '9999-from-the-future', batch: 9 });
    await expect(migrate(db)).rejects.toThrow(/newer version.*9999-from-the-future/);
    expect((await migrationStatus(db)).pending).toEqual(names.slice(-1));
  });
});
