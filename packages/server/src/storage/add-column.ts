import { type Column, columnSql } from './create-table.ts';
import type { Executor } from './database.ts';
import { dialectOf } from './dialect-of.ts';

/**
 * A column on a table of an earlier migration; nullable or with a default, since rows are there. Stands a second run, as
 * migrations must: neither MySQL nor SQLite has IF NOT EXISTS for columns, so the table is asked.
 */
export async function addColumn(
  executor: Executor,
  table: string,
  column: { readonly name: string; readonly type: Column },
): Promise<void> {
  if (await executor.schema.hasColumn(table, column.name)) return;
  await executor.raw(`alter table ?? add column ${columnSql(dialectOf(executor), column.name, column.type)}`, [table]);
}
