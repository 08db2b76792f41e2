import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';
import { runForEach, runStatement } from './run-statement.ts';

/** Rows of one statement: SQLite takes at most 32,766 values, and no table has more than 100 columns. */
const ROWS_PER_STATEMENT = 200;

export type Row = Readonly<Record<string, string | number | Buffer | null>>;

/**
 * Inserts rows with the same columns, 200 a statement. The event loop runs between statements, because better-sqlite3
 * is synchronous. It is not atomic by itself: pass a transaction when all rows or none must exist. Throws before
 * anything is written when a row's columns differ from the first one's: a missing column would be NULL on SQLite and
 * the column's default on MySQL.
 */
export async function insertInBatches(executor: Executor, table: string, rows: readonly Row[]): Promise<void> {
  assertSameColumns(table, rows);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    if (start > 0) await setImmediate();
    await insertRows(executor, table, rows.slice(start, start + ROWS_PER_STATEMENT));
  }
}

/** Inserts rows without Knex's builder, which takes as long to write the statement as SQLite to run it. */
async function insertRows(executor: Executor, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const one = `(${columns.map(() => '?').join(', ')})`;
  const names = columns.map(() => '??').join(', ');
  const sql = executor.raw(`insert into ?? (${names}) values `, [table, ...columns]).toQuery();
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  // Outside a transaction it has to be one statement; otherwise a part of the rows might be written without the others.
  if (executor.isTransaction && dialectOf(executor) === 'sqlite') await runForEach(executor, sql + one, values);
  else await runStatement(executor, sql + rows.map(() => one).join(', '), values.flat());
}

function assertSameColumns(table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  rows.forEach((row, index) => {
    const same = Object.keys(row).length === columns.length && columns.every((column) => row[column] !== undefined);
    if (!same) throw new Error(`Row ${index} for ${table} does not have the columns ${columns.join(', ')}.`);
  });
}
