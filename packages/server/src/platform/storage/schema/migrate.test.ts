import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from './migrate.ts';
import { checksumOf, MIGRATIONS_TABLE, migrationStatus } from './migration-status.ts';
import { repairMigrations } from './repair-migrations.ts';
import { schemaDump } from './schema-dump.ts';

const names = migrations.map(({ name }) => name);
const CHECKSUMS = 'linkvitals_migrations_checksums';

/** Names and checksums of all published steps, in their order */
const landed = new URL('../migrations/checksums.json', import.meta.url);

it('only appends migrations: those that have landed are as they were', async () => {
  const kept: Readonly<Record<string, string>> = JSON.parse(await readFile(landed, 'utf8'));
  const present = Object.fromEntries(migrations.map((step) => [step.name, checksumOf(step)]));
  // A new step adds its line; existing lines are never changed.
  const next = { ...present, ...kept };
  if (process.env.LINKVITALS_UPDATE_GOLDEN) await writeFile(landed, `${JSON.stringify(next, null, 2)}\n`);
  expect(present, 'a migration was edited, or is missing in checksums.json: see CONTRIBUTING.md, "a table"').toEqual(
    process.env.LINKVITALS_UPDATE_GOLDEN ? next : kept,
  );
  expect(Object.keys(kept)).toEqual(names.slice(0, Object.keys(kept).length));
});

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
    expect(await migrationStatus(db)).toEqual({ applied: [], pending: names, unknown: [], changed: [] });
    expect(await migrate(db)).toEqual(names);
    expect(await migrate(db)).toEqual([]);
    expect(await migrationStatus(db)).toEqual({ applied: names, pending: [], unknown: [], changed: [] });
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
    // A killed server leaves Knex's lock row set, and a table made (MySQL commits DDL) but not recorded.
    await db.knex(`${MIGRATIONS_TABLE}_lock`).update({ is_locked: 1 });
    await db
      .knex(MIGRATIONS_TABLE)
      .where({ name: names.at(-1) })
      .del();
    const before = await schemaDump(db);
    expect(await migrate(database.open())).toEqual(names.slice(-1));
    expect(await schemaDump(db)).toBe(before);
  });

  it.each([
    ['a step was run with another text', { checksum: 'f'.repeat(64) }],
    ['a step was run before checksums were kept', undefined],
  ])('refuses a database where %s, and changes nothing', async (_, kept) => {
    const db = fresh().open();
    await migrate(db);
    const row = db.knex(CHECKSUMS).where({ name: names[3] });
    await (kept === undefined ? row.delete() : row.update(kept));
    await db
      .knex(MIGRATIONS_TABLE)
      .where({ name: names.at(-1) })
      .del();
    const before = await schemaDump(db);
    await expect(migrate(db)).rejects.toThrow(new RegExp(`${names[3]}.*Nothing was changed.*migrate repair`));
    expect((await migrationStatus(db)).changed).toEqual([names[3]]);
    expect(await schemaDump(db)).toBe(before);
  });

  it('can be repaired where the tables are those of this version, down to the last index', async () => {
    const db = fresh().open();
    await migrate(db);
    const before = await schemaDump(db);
    await db.knex.schema.dropTable(CHECKSUMS);
    await db.knex('accounts').insert({ id: 'a', name: 'a', plan: 'free', created_at: 1 });
    expect(await repairMigrations(db)).toEqual({ repaired: names });
    expect(await repairMigrations(db)).toEqual({ repaired: [] });
    expect(await migrate(db)).toEqual([]);
    expect([await schemaDump(db), await db.knex('accounts').pluck('id')]).toEqual([before, ['a']]);
    await db.knex(CHECKSUMS).delete();
    await db.knex.raw('alter table domains add column extra int null');
    expect(await repairMigrations(db)).toEqual({ differing: ['domains'] });
    expect((await migrationStatus(db)).changed).toEqual(names);
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
