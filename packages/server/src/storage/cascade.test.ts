import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { describeEachDatabase } from './describe-each-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS_TABLE } from './migration-status.ts';

type Rows = Record<string, Record<string, unknown>>;

/** A row in every table that belongs to the domain `d<key>`; ids end in the key so that neighbours differ. */
const rowsOfDomain = (account: string, key: string): Rows => ({
  domains: {
    id: `d${key}`,
    account_id: account,
    hostname: `${key}.test`,
    verification_token: key,
    settings: '{}',
    crawl_config: '{}',
    created_at: 1,
    updated_at: 1,
  },
  crawls: {
    id: `c${key}`,
    account_id: account,
    domain_id: `d${key}`,
    active_domain_id: `d${key}`,
    state: 'running',
    trigger_kind: 'manual',
    url: 'u',
    hostname: 'h',
    max_pages: 1,
    depth_limit: 1,
    time_limit_ms: 1,
    config: '{}',
    queued_at: 1,
    created_at: 1,
  },
  crawl_targets: { crawl_id: `c${key}`, id: 0, url: 'u', url_hash: 'h', internal: 1, navigational: 1, depth: 0 },
  crawl_pages: { crawl_id: `c${key}`, target_id: 0, url: 'u', depth: 0 },
  crawl_links: { crawl_id: `c${key}`, page_id: 0, seq: 0, target_id: 0, kind: 'a' },
  crawl_findings: { crawl_id: `c${key}`, target_id: 0, code: 'noindex', severity: 'notice' },
  crawl_page_facts: { crawl_id: `c${key}`, target_id: 0, facts: '{}' },
  webhook_endpoint_domains: { endpoint_id: `w${account}`, domain_id: `d${key}` },
  events: {
    id: `e${key}`,
    account_id: account,
    domain_id: `d${key}`,
    crawl_id: `c${key}`,
    type: 'crawl.started',
    occurred_at: 1,
    body: '{}',
    created_at: 1,
  },
  deliveries: {
    id: `y${key}`,
    account_id: account,
    event_id: `e${key}`,
    endpoint_id: `w${account}`,
    event_type: 'crawl.started',
    crawl_id: `c${key}`,
    domain_id: `d${key}`,
    created_at: 1,
  },
  notifications: {
    id: `n${key}`,
    account_id: account,
    domain_id: `d${key}`,
    crawl_id: `c${key}`,
    channel: 'email',
    kind: 'broken_links',
    recipient: 'a@example.com',
    subject: 's',
    content: '{}',
    dedupe_hash: `h${key}`,
    created_at: 1,
  },
  delivery_attempts: { id: `z${key}`, delivery_id: `y${key}`, number: 1, started_at: 1, duration_ms: 1, url: 'u' },
});

const rowsOfAccount = (account: string): Rows => ({
  accounts: { id: account, name: account, plan: 'free', created_at: 1 },
  api_keys: {
    id: `k${account}`,
    account_id: account,
    name: 'k',
    secret_hash: account,
    last4: '1234',
    scopes: '[]',
    created_at: 1,
  },
  account_usage: { account_id: account, domain_id: '', month: 202601, urls_requested: 1 },
  idempotency_keys: {
    account_id: account,
    key_hash: 'h',
    fingerprint: 'f',
    state: 'done',
    created_at: 1,
    expires_at: 2,
  },
  notification_settings: { account_id: account, email_recipients: '[]', created_at: 1, updated_at: 1 },
  webhook_endpoints: {
    id: `w${account}`,
    account_id: account,
    url: 'u',
    events: '[]',
    secret_ciphertext: 's',
    secret_key_id: 'k',
    secret_hint: 'h',
    created_at: 1,
    updated_at: 1,
  },
});

async function insert(db: Database, rows: Rows): Promise<void> {
  for (const [table, row] of Object.entries(rows)) await db.knex(table).insert(row);
}

async function counts(db: Database): Promise<Record<string, number>> {
  const tables = [...Object.keys(rowsOfAccount('')), ...Object.keys(rowsOfDomain('', ''))];
  const entries = await Promise.all(
    tables.map(async (table) => [table, (await db.knex(table).count({ n: '*' }))[0]?.n] as const),
  );
  return Object.fromEntries(entries) as Record<string, number>;
}

/** One account `A` with two domains, one account `B` with one: every table has rows of each. */
async function populated(db: Database): Promise<Database> {
  await migrate(db);
  for (const account of ['A', 'B']) await insert(db, rowsOfAccount(account));
  for (const [account, key] of [
    ['A', '1'],
    ['A', '2'],
    ['B', '3'],
  ] as const)
    await insert(db, rowsOfDomain(account, key));
  return db;
}

const each = (rows: Rows, n: number): Record<string, number> =>
  Object.fromEntries(Object.keys(rows).map((table) => [table, n]));

describeEachDatabase('the schema', (fresh) => {
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
    const db = await populated(fresh().open());
    await db.knex('domains').where('id', 'd1').del();
    expect(await counts(db)).toEqual({ ...each(rowsOfAccount(''), 2), ...each(rowsOfDomain('', ''), 2) });
    expect(await db.knex('deliveries').pluck('id').orderBy('id')).toEqual(['y2', 'y3']);
  });

  it('deletes every row of an account with it, and no other', async () => {
    const db = await populated(fresh().open());
    await db.knex('accounts').where('id', 'A').del();
    expect(await counts(db)).toEqual({ ...each(rowsOfAccount(''), 1), ...each(rowsOfDomain('', ''), 1) });
  });

  it('deletes the deliveries of an endpoint with it and keeps the events', async () => {
    const db = await populated(fresh().open());
    await db.knex('webhook_endpoints').where('id', 'wA').del();
    expect(await counts(db)).toMatchObject({
      webhook_endpoint_domains: 1,
      deliveries: 1,
      delivery_attempts: 1,
      events: 3,
    });
  });

  it('lets a domain have one crawl under way and any number of finished ones', async () => {
    const db = await populated(fresh().open());
    const { crawls } = rowsOfDomain('A', '1');
    await expect(db.knex('crawls').insert({ ...crawls, id: 'second' })).rejects.toThrow();
    for (const id of ['x', 'y']) await db.knex('crawls').insert({ ...crawls, id, active_domain_id: null });
    expect((await counts(db)).crawls).toBe(5);
  });

  it('lets an endpoint hear of a crawl event once and of any number of test events', async () => {
    const db = await populated(fresh().open());
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
    // InnoDB makes such an index by itself; SQLite would scan the table for every parent row that goes.
    if (db.dialect === 'mysql') return;
    const unindexed = await db.knex.raw(`
      select m.name as child, f."from" as parent_column from sqlite_master m join pragma_foreign_key_list(m.name) f
      where not exists (select 1 from pragma_index_list(m.name) i join pragma_index_info(i.name) c
                        where c.seqno = 0 and c.name = f."from")
        and not exists (select 1 from pragma_table_info(m.name) t where t.pk = 1 and t.name = f."from")`);
    expect(unindexed).toEqual([]);
  });
});
