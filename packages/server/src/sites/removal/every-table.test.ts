import { expect, it } from 'vitest';
import type { Database } from '../../platform/storage/database.ts';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { counts, populate, rowsOfNobody } from '../../platform/storage/schema/every-table.test-support.ts';
import { rowsOfAccount, rowsOfUser } from '../../platform/storage/schema/rows-of-account.test-support.ts';
import { rowsOfDomain } from '../../platform/storage/schema/rows-of-domain.test-support.ts';
import { removeAccount } from './remove-account.ts';
import { removeDomain } from './remove-domain.ts';

interface Reference {
  readonly child: string;
  readonly parent: string;
  readonly name: string;
}

/** Columns that relate a row to a domain, with or without a foreign key */
const OF_A_DOMAIN = ['domain_id', 'active_domain_id', 'crawl_id', 'event_id', 'delivery_id'];

async function references({ knex, dialect }: Database): Promise<Reference[]> {
  if (dialect === 'sqlite') {
    return knex.raw(`select m.name as child, f."table" as parent, '' as name
      from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`);
  }
  const [rows] = await knex.raw(`select table_name as child, referenced_table_name as parent, constraint_name as name
    from information_schema.referential_constraints where constraint_schema = database()`);
  return rows;
}

async function tablesWith({ knex, dialect }: Database, columns: readonly string[]): Promise<string[]> {
  const marks = columns.map(() => '?').join(', ');
  if (dialect === 'sqlite') {
    const sql = `select distinct m.name as name from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table' and c.name in (${marks})`;
    return ((await knex.raw(sql, [...columns])) as { name: string }[]).map(({ name }) => name);
  }
  const sql = `select distinct table_name as name from information_schema.columns
    where table_schema = database() and column_name in (${marks})`;
  const [rows] = (await knex.raw(sql, [...columns])) as unknown as [{ name: string }[]];
  return rows.map(({ name }) => name);
}

/** The table that keeps the usage of deleted domains with their account */
const OUTLIVES = 'account_usage';

/** Every table whose rows belong to a domain, directly or through other tables */
async function tablesOfDomain(db: Database): Promise<string[]> {
  const known = new Set(['domains', ...(await tablesWith(db, OF_A_DOMAIN))]);
  const all = await references(db);
  for (let before = -1; before !== known.size; ) {
    before = known.size;
    for (const { child, parent } of all) if (known.has(parent)) known.add(child);
  }
  return [...known].filter((table) => table !== OUTLIVES).sort();
}

/**
 * Makes foreign keys delete nothing. In databases where they can be changed they stay, and a wrong order of deletions
 * becomes an error.
 */
async function withoutCascades(db: Database): Promise<void> {
  const { knex, dialect } = db;
  if (dialect === 'sqlite') {
    await knex.raw('pragma foreign_keys = off');
    return;
  }
  for (const { child, parent, name } of await references(db)) {
    const column = name.slice(`${child}__`.length, -'_fk'.length);
    await knex.raw('alter table ?? drop foreign key ??', [child, name]);
    const add = 'alter table ?? add constraint ?? foreign key (??) references ?? (id)';
    await knex.raw(add, [child, name, column, parent]);
  }
}

describeEveryEmptyDatabase('the removal of a domain', (fresh) => {
  it('leaves no row in any table that belongs to domains, in an order that needs no cascade', async () => {
    const db = await populate(fresh().open());
    // Every table of this test has a row of every domain; otherwise the test would show nothing.
    expect(await tablesOfDomain(db)).toEqual(Object.keys(rowsOfDomain('', '')).sort());
    await withoutCascades(db);
    if (db.dialect === 'mysql') {
      await expect(db.knex('crawls').where({ id: 'c1' }).delete()).rejects.toThrow(/foreign key/i);
    }

    await db.knex('domains').where({ id: 'd1' }).update({ deleted_at: 1 });
    // The deletion itself, which comes before the removal, deletes these rows.
    await db.knex('webhook_endpoint_domains').where({ domain_id: 'd1' }).delete();
    await removeDomain({ db }, { domainId: 'd1' });

    const each = (rows: object, n: number) => Object.fromEntries(Object.keys(rows).map((table) => [table, n]));
    expect(await counts(db)).toEqual({
      ...each(rowsOfNobody, 1),
      ...each(rowsOfUser(''), 2),
      ...each(rowsOfAccount(''), 2),
      ...each(rowsOfDomain('', ''), 2),
    });
    expect(await db.knex('crawl_links').pluck('crawl_id').orderBy('crawl_id')).toEqual(['c2', 'c3']);
  });

  it('of an account leaves no row in any table but those of its people, in an order that needs no cascade', async () => {
    const db = await populate(fresh().open());
    const accountTables = await tablesWith(db, ['account_id']);
    const known = [...Object.keys(rowsOfAccount('')), ...Object.keys(rowsOfDomain('', '')), 'sessions'];
    expect(accountTables.filter((table) => !known.includes(table))).toEqual([]);
    await withoutCascades(db);
    await db.knex('accounts').where({ id: 'A' }).update({ deleted_at: 1 });
    await db.knex('domains').where({ account_id: 'A' }).update({ deleted_at: 1 });
    // The deletion itself, which comes before the removal, deletes these rows.
    await db.knex('webhook_endpoint_domains').where({ endpoint_id: 'wA' }).delete();
    await removeAccount({ db }, { accountId: 'A' });
    const each = (rows: object, n: number) => Object.fromEntries(Object.keys(rows).map((table) => [table, n]));
    expect(await counts(db)).toEqual({
      ...each(rowsOfNobody, 1),
      ...each(rowsOfUser(''), 2),
      ...each(rowsOfAccount(''), 1),
      ...each(rowsOfDomain('', ''), 1),
    });
  });

  it('removes no account that is not deleted', async () => {
    const db = await populate(fresh().open());
    await db.knex('domain_deletions').delete();
    const before = await counts(db);
    await removeAccount({ db }, { accountId: 'A' });
    expect(await counts(db)).toEqual(before);
  });

  it('removes no domain that is not deleted', async () => {
    const db = await populate(fresh().open());
    const before = await counts(db);
    await db.knex('domain_deletions').delete();
    await removeDomain({ db }, { domainId: 'd1' });
    expect(await counts(db)).toEqual({ ...before, domain_deletions: 0 });
  });
});
