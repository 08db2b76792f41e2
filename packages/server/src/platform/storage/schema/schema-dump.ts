import type { Database, Executor } from '../database.ts';
import { MIGRATIONS_TABLE } from './migration-status.ts';

/**
 * The schema as the database itself reports it, one statement a table or index in the order of their names, without
 * Knex's own tables. Differences between the output of MySQL and MariaDB are removed.
 */
export async function schemaDump(db: Database): Promise<string> {
  const dumps: string[] = [];
  for (const name of await tablesOf(db)) dumps.push(await tableDump(db, db.knex, name));
  return dumps.join('\n');
}

/** The schema of one table; empty when there is none of this name. */
export async function tableDump(db: Database, executor: Executor, name: string): Promise<string> {
  const statements = await (db.dialect === 'sqlite'
    ? sqliteStatements(executor, name)
    : mysqlStatements(executor, name));
  return statements.map((statement) => `${statement};\n`).join('\n');
}

/** Names of tables, sorted here because the collations of databases differ */
async function tablesOf({ dialect, knex }: Database): Promise<string[]> {
  const names =
    dialect === 'sqlite'
      ? knex('sqlite_master').select('name').where({ type: 'table' }).whereNot('name', 'like', 'sqlite_%')
      : // The alias: MySQL 8 and newer give columns of this schema in capitals.
        knex('information_schema.tables').select('table_name as name').whereRaw('table_schema = database()');
  const rows: { name: string }[] = await names;
  return rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(MIGRATIONS_TABLE))
    .sort();
}

async function sqliteStatements(executor: Executor, table: string): Promise<string[]> {
  const rows = await executor('sqlite_master')
    .select<{ sql: string }[]>('sql')
    .whereNotNull('sql')
    .where({ tbl_name: table })
    .orderBy([{ column: 'type', order: 'desc' }, 'name']);
  return rows.map(({ sql }) => sql);
}

async function mysqlStatements(executor: Executor, table: string): Promise<string[]> {
  const is = { table_name: table };
  const there = await executor('information_schema.tables')
    .whereRaw('table_schema = database()')
    .where(is)
    .first('table_name');
  if (there === undefined) return [];
  const [[row]] = (await executor.raw('show create table ??', [table])) as [[{ 'Create Table': string }]];
  return [sameForBoth(row['Create Table'])];
}

/**
 * Removes the differences of a statement. MariaDB prints display widths and `DEFAULT NULL` of texts; MySQL quotes
 * numbers and repeats the table's collation.
 */
function sameForBoth(statement: string): string {
  const collation = / COLLATE=(\w+)/.exec(statement)?.[1];
  return statement
    .replace(/\b(tinyint|int|bigint)\(\d+\)/g, '$1')
    .replace(/ DEFAULT '(\d+)'/g, ' DEFAULT $1')
    .replace(/ DEFAULT NULL\b/g, '')
    .replace(/ AUTO_INCREMENT=\d+/, '')
    .replaceAll(` COLLATE ${collation}`, '');
}
