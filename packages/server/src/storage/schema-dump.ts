import type { Database } from './database.ts';
import { MIGRATIONS_TABLE } from './migration-status.ts';

/**
 * The schema as the database itself tells it, one statement a table or index in the order of their names, without
 * Knex's own tables. Display widths, which MySQL 8 dropped and MariaDB still prints, are left out.
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
  const tables = await db
    .knex('information_schema.tables')
    .select<{ name: string }[]>('table_name as name')
    .whereRaw('table_schema = database()')
    .whereNot('table_name', 'like', `${MIGRATIONS_TABLE}%`)
    .orderBy('table_name');
  const statements: string[] = [];
  for (const { name } of tables) {
    const [[row]] = (await db.knex.raw('show create table ??', [name])) as [[{ 'Create Table': string }]];
    statements.push(row['Create Table'].replace(/\b(tinyint|int|bigint)\(\d+\)/g, '$1'));
  }
  return statements;
}
