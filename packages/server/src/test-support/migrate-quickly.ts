import { statSync, writeFileSync } from 'node:fs';
import { type Database, migrate, openDatabase } from '../platform/storage/index.ts';

/** The content of a migrated SQLite database, which the driver opens in memory or which is written to a file */
let migrated: Promise<Buffer> | undefined;

/** Statements that make the schema of `migrate` in an empty database of MariaDB, by kind of database */
const scripts = new Map<string, readonly string[]>();

/**
 * Does the same as `migrate`. An empty database gets a copy of the schema that the first one of its kind in this
 * process got, because thousands of tests begin with one. The migrations take twenty times as long on SQLite, and twice
 * as long on MariaDB, which adds each index to an existing table.
 */
export async function migrateQuickly(db: Database): Promise<void> {
  if (db.dialect === 'sqlite') {
    migrated ??= makeMigrated();
    if (!copyInto(db, await migrated)) await migrate(db);
    return;
  }
  const kind = await kindOfEmpty(db);
  const script = kind === undefined ? undefined : scripts.get(kind);
  if (script !== undefined) return runOnMariadb(db, script);
  if (kind === undefined) await untilMade(db);
  await migrate(db);
  if (kind !== undefined) scripts.set(kind, await scriptOfMariadb(db));
}

async function makeMigrated(): Promise<Buffer> {
  const db = openDatabase({ url: 'sqlite::memory:' });
  await migrate(db);
  const connection: { serialize(): Buffer } = await db.knex.client.acquireConnection();
  const content = connection.serialize();
  await db.knex.client.releaseConnection(connection);
  await db.close();
  return content;
}

/** Copies a migrated database. @returns false when it could not: the database is open already, or has data */
function copyInto({ knex }: Database, content: Buffer): boolean {
  const { connectionSettings, pool } = knex.client;
  if (pool.numUsed() + pool.numFree() > 0) return false;
  const { filename } = connectionSettings;
  if (filename === ':memory:') connectionSettings.filename = content;
  else if (statSync(filename).size === 0) writeFileSync(filename, content);
  else return false;
  return true;
}

/**
 * The kind of an empty database. Undefined when the database has tables, and for MySQL, which would describe the same
 * tables in other words.
 */
async function kindOfEmpty({ knex }: Database): Promise<string | undefined> {
  if ((await tablesOf({ knex })).length > 0) return undefined;
  const [[{ version, collation }]] = await knex.raw('select version() as version, @@collation_database as collation');
  return version.includes('MariaDB') ? `${version} ${collation}` : undefined;
}

async function tablesOf({ knex }: Pick<Database, 'knex'>): Promise<string[]> {
  // The alias is needed: MySQL 8 and newer give columns of this schema in capitals.
  const rows: { name: string }[] = await knex('information_schema.tables')
    .select('table_name as name')
    .whereRaw('table_schema = database()');
  return rows.map(({ name }) => name);
}

async function insertsOf({ knex }: Database, table: string): Promise<string[]> {
  const rows: object[] = await knex(table);
  return rows.map((row) => knex(table).insert(row).toQuery());
}

async function scriptOfMariadb(db: Database): Promise<string[]> {
  const statements: string[] = [];
  for (const table of await tablesOf(db)) {
    const [[row]] = await db.knex.raw('show create table ??', [table]);
    statements.push(row['Create Table'], ...(await insertsOf(db, table)));
  }
  return statements;
}

type Run = (sql: string) => Promise<unknown[]>;

/** Runs work under a lock: of several processes that begin at once, the others wait. */
async function alone({ knex }: Database, work: (run: Run) => Promise<void>): Promise<void> {
  const connection = await knex.client.acquireConnection();
  const run: Run = async (sql) => knex.raw(sql).connection(connection);
  try {
    await run('select get_lock(database(), 60)');
    await work(run);
  } finally {
    await run('select release_lock(database())');
    await knex.client.releaseConnection(connection);
  }
}

/** Waits for a process that makes the tables at this moment, because migrations do not know its lock. */
const untilMade = (db: Database): Promise<void> => alone(db, async () => {});

/**
 * Makes the tables in any order, so a table may refer to a later one. Of several processes that begin at once, one
 * makes them.
 */
const runOnMariadb = (db: Database, script: readonly string[]): Promise<void> =>
  alone(db, async (run) => {
    const [others] = (await run('show tables')) as [unknown[]];
    if (others.length > 0) return;
    await run('set foreign_key_checks = 0');
    for (const statement of script) await run(statement);
    await run('set foreign_key_checks = 1');
  });
