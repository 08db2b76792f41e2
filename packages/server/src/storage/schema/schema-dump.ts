import type { Database } from '../database.ts';
import { MIGRATIONS_TABLE } from './migration-status.ts';

/**
 * The schema as the database itself reports it, one statement a table or index in the order of their names, without
 * Knex's own tables. MySQL and MariaDB give the same text: what they print differently is made the same.
 */
export async function schemaDump(db: Database): Promise<string> {
  const statements = await (db.dialect === 'sqlite' ? sqliteStatements(db) : mysqlStatements(db));
  return statements.map((statement) => `${statement};\n`).join('\n');
}

async function sqliteStatements(db: Database): Promise<string[]> {
  const rows = await db
    .knex('sqlite_master')
    .select<{ sql: string }[]>('sql')
    .whereNotNull('sql')
    .whereNot('tbl_name', 'like', `${MIGRATIONS_TABLE}%`)
    .whereNot('tbl_name', 'like', 'sqlite_%')
    .orderBy(['tbl_name', { column: 'type', order: 'desc' }, 'name']);
  return rows.map(({ sql }) => sql);
}

async function mysqlStatements(db: Database): Promise<string[]> {
  const tables: { name: string }[] = await db
    .knex('information_schema.tables')
    // The alias: MySQL 8 and newer give columns of this schema in capitals.
    .select('table_name as name')
    .whereRaw('table_schema = database()')
    .whereNot('table_name', 'like', `${MIGRATIONS_TABLE}%`);
  const statements: string[] = [];
  // Sorted here: their collations of names differ.
  for (const name of tables.map((table) => table.name).sort()) {
    const [[row]] = (await db.knex.raw('show create table ??', [name])) as [[{ 'Create Table': string }]];
    statements.push(sameForBoth(row['Create Table']));
  }
  return statements;
}

/** MariaDB prints display widths and `DEFAULT NULL` of texts; MySQL quotes numbers and repeats the table's collation. */
function sameForBoth(statement: string): string {
  const collation = / COLLATE=(\w+)/.exec(statement)?.[1];
  return statement
    .replace(/\b(tinyint|int|bigint)\(\d+\)/g, '$1')
    .replace(/ DEFAULT '(\d+)'/g, ' DEFAULT $1')
    .replace(/ DEFAULT NULL\b/g, '')
    .replaceAll(` COLLATE ${collation}`, '');
}
