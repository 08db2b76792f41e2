import type { Dialect, Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

type ColumnType = 'id' | 'hash' | 'text' | 'blob' | 'int' | 'bigint' | 'real' | 'bool' | `varchar(${number})`;

/** A type, then `?` where NULL is allowed, or a default; without either the column is NOT NULL and must be given. */
export type Column = ColumnType | `${ColumnType}?` | { type: ColumnType; default: string | number };

export interface ForeignKey {
  column: string;
  references: string;
}

interface NamedIndex {
  readonly name: string;
  readonly columns: readonly string[];
  /**
   * Leaves out rows in which this column is NULL, which are nearly all: for conditions that need a value. Only for
   * SQLite.
   */
  readonly notNull?: string;
}

/** Columns; with a name when theirs together are longer than the 64 characters that MySQL allows */
export type Index = readonly string[] | NamedIndex;

/** A column that a step adds at the end of a table that has landed, and an index with it. */
export interface AddedColumn {
  readonly column: string;
  readonly type: Column;
  /** Default: none. */
  readonly index?: readonly string[];
}

export interface TableDefinition {
  name: string;
  columns: Record<string, Column>;
  primaryKey: readonly string[];
  unique?: readonly (readonly string[])[];
  indexes?: readonly Index[];
  /** Each refers to the `id` of another table, and its rows are deleted with that row. */
  foreignKeys?: readonly ForeignKey[];
  /**
   * Whether rows are stored in the order of the primary key, as InnoDB always does: smaller and faster for narrow
   * tables
   */
  clustered?: boolean;
}

/*
 * Why not Knex's schema builder: for MySQL it sends indexes and foreign keys as statements after CREATE TABLE, and
 * MySQL commits each, so that a server killed between them leaves a table that no second run of the migration accepts.
 * Here a table and all its keys are one statement on MySQL (SQLite's DDL is transactional), IF NOT EXISTS.
 */
export async function createTable(executor: Executor, table: TableDefinition): Promise<void> {
  for (const statement of createTableSql(dialectOf(executor), table)) await executor.raw(statement);
}

/** The statements of `createTable` */
export function createTableSql(dialect: Dialect, table: TableDefinition): string[] {
  const name = quote(table.name);
  const parts = [
    ...Object.entries(table.columns).map(([column, type]) => columnSql(dialect, column, type)),
    `primary key (${list(table.primaryKey)})`,
    ...(table.unique ?? []).map((columns) => uniqueSql(dialect, table.name, columns)),
    ...(dialect === 'mysql' ? (table.indexes ?? []).map((index) => `index ${indexSql(table.name, index)}`) : []),
    ...(table.foreignKeys ?? []).map((key) => foreignKeySql(table.name, key)),
  ];
  const body = `create table if not exists ${name} (\n  ${parts.join(',\n  ')}\n)`;
  // There is one collation for all: bytes compare as in SQLite, so that unique, `=` and `order by` agree on both.
  if (dialect === 'mysql') return [`${body} engine=InnoDB default charset=utf8mb4 collate=utf8mb4_bin`];
  const indexes = (table.indexes ?? []).map((index) => sqliteIndexSql(table.name, index));
  return [`${body} strict${table.clustered ? ', without rowid' : ''}`, ...indexes];
}

/** The statements that add a column, with its index if it has one. Those after the first may run again. */
export function addColumnSql(dialect: Dialect, table: string, { column, type, index }: AddedColumn): string[] {
  const add = `alter table ${quote(table)} add column ${columnSql(dialect, column, type)}`;
  if (index === undefined) return [add];
  return dialect === 'mysql' ? [`${add}, add index ${indexSql(table, index)}`] : [add, sqliteIndexSql(table, index)];
}

/** The statements that drop a column and its index, as long as there is the column. */
export function dropColumnSql(dialect: Dialect, table: string, { column, index }: AddedColumn): string[] {
  const [from, dropped] = [quote(table), quote(column)];
  if (index === undefined) return [`alter table ${from} drop column ${dropped}`];
  const key = quote(indexNameOf(table, index));
  if (dialect === 'mysql') return [`alter table ${from} drop index ${key}, drop column ${dropped}`];
  return [`drop index if exists ${key}`, `alter table ${from} drop column ${dropped}`];
}

function sqliteIndexSql(table: string, index: Index): string {
  const where = 'name' in index && index.notNull ? ` where ${quote(index.notNull)} is not null` : '';
  const covered = list(columnsOf(index));
  return `create index if not exists ${quote(indexNameOf(table, index))} on ${quote(table)} (${covered})${where}`;
}

function columnSql(dialect: Dialect, name: string, column: Column): string {
  const type = (typeof column === 'string' ? column.replace('?', '') : column.type) as ColumnType;
  const nullable = typeof column === 'string' && column.endsWith('?');
  const standard = typeof column === 'object' ? ` default ${literal(column.default)}` : '';
  const length = lengthOf(type);
  // SQLite has no lengths; without the check a value too long for MySQL would pass every test on SQLite.
  const check = dialect === 'sqlite' && length ? ` check (length(${quote(name)}) <= ${length})` : '';
  return `${quote(name)} ${typeSql(dialect, type)} ${nullable ? 'null' : 'not null'}${standard}${check}`;
}

/**
 * Character set of columns that the database compares as bytes at once. Columns for any letter, keys too, are decoded
 * letter by letter first.
 */
const PLAIN = 'character set ascii collate ascii_bin';

function typeSql(dialect: Dialect, type: ColumnType): string {
  const mysql = {
    id: `char(36) ${PLAIN}`,
    hash: `char(64) ${PLAIN}`,
    text: 'longtext',
    blob: 'longblob',
    real: 'double',
    bool: 'tinyint',
  } as const;
  if (dialect === 'mysql') return type in mysql ? mysql[type as keyof typeof mysql] : type;
  if (type === 'real' || type === 'blob') return type;
  return type === 'int' || type === 'bigint' || type === 'bool' ? 'integer' : 'text';
}

function lengthOf(type: ColumnType): number | undefined {
  if (type === 'id') return 36;
  if (type === 'hash') return 64;
  const match = /^varchar\((\d+)\)$/.exec(type);
  return match ? Number(match[1]) : undefined;
}

function foreignKeySql(table: string, { column, references }: ForeignKey): string {
  const name = quote(`${table}__${column}_fk`);
  return `constraint ${name} foreign key (${quote(column)}) references ${quote(references)} (\`id\`) on delete cascade`;
}

function uniqueSql(dialect: Dialect, table: string, columns: readonly string[]): string {
  return dialect === 'mysql' ? `unique index ${indexSql(table, columns)}` : `unique (${list(columns)})`;
}

const indexSql = (table: string, index: Index): string =>
  `${quote(indexNameOf(table, index))} (${list(columnsOf(index))})`;
const columnsOf = (index: Index): readonly string[] => ('name' in index ? index.columns : index);
const indexNameOf = (table: string, index: Index): string =>
  `${table}__${'name' in index ? index.name : index.join('__')}`;
const list = (columns: readonly string[]): string => columns.map(quote).join(', ');
const quote = (identifier: string): string => `\`${identifier}\``;
const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
