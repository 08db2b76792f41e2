import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../database.ts';

/** Knex writes a multi-row insert for SQLite as a compound SELECT, which SQLite refuses over 500 terms. */
const ROWS_PER_STATEMENT = 200;

export type Row = Readonly<Record<string, string | number | null>>;

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
    await executor(table).insert(rows.slice(start, start + ROWS_PER_STATEMENT));
  }
}

function assertSameColumns(table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  rows.forEach((row, index) => {
    const same = Object.keys(row).length === columns.length && columns.every((column) => row[column] !== undefined);
    if (!same) throw new Error(`Row ${index} for ${table} does not have the columns ${columns.join(', ')}.`);
  });
}
