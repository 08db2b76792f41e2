import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';
import { runForEach, runStatement } from './run-statement.ts';

/** SQLite takes 32,766 values at most, and no table has more than 100 columns. */
const ROWS_PER_STATEMENT = 200;

export type Row = Readonly<Record<string, string | number | Buffer | null>>;

/**
 * Inserts rows that all have the same columns, 200 a statement, giving way to the event loop between statements
 * (better-sqlite3 is synchronous). Not atomic by itself: pass a transaction when all or none must be there.
 * Throws before anything is written when a row's columns differ from the first one's: a missing column would be NULL
 * on SQLite and the column's default on MySQL.
 */
export async function insertInBatches(executor: Executor, table: string, rows: readonly Row[]): Promise<void> {
  assertSameColumns(table, rows);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    if (start > 0) await setImmediate();
    await insertRows(executor, table, rows.slice(start, start + ROWS_PER_STATEMENT));
  }
}

/** Not by Knex's builder: it takes as long to write the statement as SQLite takes to carry it out. */
async function insertRows(executor: Executor, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const one = `(${columns.map(() => '?').join(', ')})`;
  const names = columns.map(() => '??').join(', ');
  const sql = executor.raw(`insert into ?? (${names}) values `, [table, ...columns]).toQuery();
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  // Outside a transaction it has to be one statement, or some of its rows might be there without the others.
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
