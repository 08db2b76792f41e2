import { type Database, migrate } from '../storage/index.ts';

/** Of the driver; Knex sends one statement at a time. */
interface SqliteConnection {
  exec(sql: string): unknown;
}

/** What `migrate` leaves in an empty database, by the kind of database. */
const scripts = new Map<string, readonly string[]>();

/**
 * As `migrate`. An empty database gets what the first one of its kind in this process got: thousands of tests begin with
 * one, and the migrations take four times as long on SQLite. On MariaDB, which adds each index to a table that is there, they
 * take twice as long.
 */
export async function migrateQuickly(db: Database): Promise<void> {
  const kind = await kindOfEmpty(db);
  const script = kind === undefined ? undefined : scripts.get(kind);
  if (script !== undefined) return db.dialect === 'sqlite' ? runOnSqlite(db, script) : runOnMariadb(db, script);
  if (kind === undefined && db.dialect !== 'sqlite') await untilMade(db);
  await migrate(db);
  if (kind !== undefined) scripts.set(kind, await (db.dialect === 'sqlite' ? scriptOfSqlite(db) : scriptOfMariadb(db)));
}

/** Undefined where something is in it already, and on MySQL: the tables would be the same, and described in other words. */
async function kindOfEmpty({ knex, dialect }: Database): Promise<string | undefined> {
  if (dialect === 'sqlite') return (await knex('sqlite_master').first('name')) === undefined ? dialect : undefined;
  if ((await tablesOf({ knex })).length > 0) return undefined;
  const [[{ version, collation }]] = await knex.raw('select version() as version, @@collation_database as collation');
  return version.includes('MariaDB') ? `${version} ${collation}` : undefined;
}

async function tablesOf({ knex }: Pick<Database, 'knex'>): Promise<string[]> {
  // The alias: MySQL 8 and newer give columns of this schema in capitals.
  const rows: { name: string }[] = await knex('information_schema.tables')
    .select('table_name as name')
    .whereRaw('table_schema = database()');
  return rows.map(({ name }) => name);
}

async function insertsOf({ knex }: Database, table: string): Promise<string[]> {
  const rows: object[] = await knex(table);
  return rows.map((row) => knex(table).insert(row).toQuery());
}

async function scriptOfSqlite(db: Database): Promise<string[]> {
  const objects: { type: string; name: string; sql: string }[] = await db
    .knex('sqlite_master')
    .whereNot('name', 'like', 'sqlite%')
    .orderBy('rowid')
    .select('type', 'name', 'sql');
  const statements = objects.map(({ sql }) => sql);
  for (const { type, name } of objects) if (type === 'table') statements.push(...(await insertsOf(db, name)));
  return statements;
}

async function scriptOfMariadb(db: Database): Promise<string[]> {
  const statements: string[] = [];
  for (const table of await tablesOf(db)) {
    const [[row]] = await db.knex.raw('show create table ??', [table]);
    statements.push(row['Create Table'], ...(await insertsOf(db, table)));
  }
  return statements;
}

async function runOnSqlite({ knex }: Database, script: readonly string[]): Promise<void> {
  const connection: SqliteConnection = await knex.client.acquireConnection();
  try {
    connection.exec(['begin', ...script, 'commit'].join(';\n'));
  } finally {
    await knex.client.releaseConnection(connection);
  }
}

type Run = (sql: string) => Promise<unknown[]>;

/** Works alone: of several that begin at once, the others wait. */
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

/** Waits for whoever makes the tables at this moment: migrations know nothing of them. */
const untilMade = (db: Database): Promise<void> => alone(db, async () => {});

/** Tables in any order: a table may refer to one that comes after it. Of several that begin at once, one makes them. */
const runOnMariadb = (db: Database, script: readonly string[]): Promise<void> =>
  alone(db, async (run) => {
    const [others] = (await run('show tables')) as [unknown[]];
    if (others.length > 0) return;
    await run('set foreign_key_checks = 0');
    for (const statement of script) await run(statement);
    await run('set foreign_key_checks = 1');
  });
