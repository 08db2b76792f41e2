import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { counts, populate, rowsOfNobody } from './every-table.test-support.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS_TABLE } from './migration-status.ts';
import { rowsOfAccount, rowsOfUser } from './rows-of-account.test-support.ts';
import { type Rows, rowsOfDomain } from './rows-of-domain.test-support.ts';

const each = (rows: Rows, n: number): Record<string, number> =>
  Object.fromEntries(Object.keys(rows).map((table) => [table, n]));

const users = { ...each(rowsOfNobody, 1), ...each(rowsOfUser(''), 2) };

describeEveryEmptyDatabase('the schema', (fresh) => {
  it('has a row of every table in this suite', async () => {
    const db = fresh().open();
    await migrate(db);
    const query: Promise<{ name: string }[]> =
      db.dialect === 'sqlite'
        ? db.knex('sqlite_master').select('name').where('type', 'table').whereNot('name', 'like', 'sqlite_%')
        : db.knex('information_schema.tables').select('table_name as name').whereRaw('table_schema = database()');
    const tables = (await query).map(({ name }) => name).filter((name) => !name.startsWith(MIGRATIONS_TABLE));
    expect(tables.sort()).toEqual(Object.keys(await counts(db)).sort());
  });

  it('deletes every row of a domain with it, and no other', async () => {
    const db = await populate(fresh().open());
    await db.knex('domains').where('id', 'd1').del();
    // Its entries of the audit log stay: the removal of a domain finds and deletes them.
    const left = { ...users, ...each(rowsOfAccount(''), 2), ...each(rowsOfDomain('', ''), 2), audit_domains: 3 };
    expect(await counts(db)).toEqual(left);
    expect(await db.knex('deliveries').pluck('id').orderBy('id')).toEqual(['y2', 'y3']);
  });

  it('deletes every row of an account with it once its domains are gone, and no other', async () => {
    const db = await populate(fresh().open());
    // MySQL 9 stops half-way when cascades reach a table on two paths, as they reach crawls through domains and
    // accounts.
    await db.knex('domains').where('account_id', 'A').del();
    await db.knex('accounts').where('id', 'A').del();
    expect(await counts(db)).toEqual({ ...users, ...each(rowsOfAccount(''), 1), ...each(rowsOfDomain('', ''), 1) });
  });

  it('deletes every row of a person with them, and no other', async () => {
    const db = await populate(fresh().open());
    const before = await counts(db);
    await db.knex('users').where('id', 'uA').del();
    expect(await counts(db)).toEqual({ ...before, ...each(rowsOfUser(''), 1), memberships: 1 });
  });

  it('deletes the deliveries of an endpoint with it and keeps the events', async () => {
    const db = await populate(fresh().open());
    await db.knex('webhook_endpoints').where('id', 'wA').del();
    expect(await counts(db)).toMatchObject({
      webhook_endpoint_domains: 1,
      deliveries: 1,
      delivery_attempts: 1,
      events: 3,
    });
  });

  it('lets a domain have one crawl under way and any number of finished ones', async () => {
    const db = await populate(fresh().open());
    const { crawls } = rowsOfDomain('A', '1');
    await expect(db.knex('crawls').insert({ ...crawls, id: 'second' })).rejects.toThrow();
    for (const id of ['x', 'y']) await db.knex('crawls').insert({ ...crawls, id, active_domain_id: null });
    expect((await counts(db)).crawls).toBe(5);
  });

  it('lets an endpoint get a crawl event once and any number of test events', async () => {
    const db = await populate(fresh().open());
    const { deliveries } = rowsOfDomain('A', '1');
    await expect(db.knex('deliveries').insert({ ...deliveries, id: 'again' })).rejects.toThrow();
    for (const id of ['t1', 't2']) {
      await db.knex('deliveries').insert({ ...deliveries, id, event_type: 'test', crawl_id: null });
    }
    expect((await counts(db)).deliveries).toBe(5);
  });

  it('finds the children of a deleted row by an index', async () => {
    const db = fresh().open();
    await migrate(db);
    // InnoDB makes such an index by itself; without it SQLite would scan the table for every deleted parent row.
    if (db.dialect === 'mysql') return;
    const unindexed = await db.knex.raw(`
      select m.name as child, f."from" as parent_column from sqlite_master m join pragma_foreign_key_list(m.name) f
      where not exists (select 1 from pragma_index_list(m.name) i join pragma_index_info(i.name) c
                        where c.seqno = 0 and c.name = f."from")
        and not exists (select 1 from pragma_table_info(m.name) t where t.pk = 1 and t.name = f."from")`);
    expect(unindexed).toEqual([]);
  });
});
