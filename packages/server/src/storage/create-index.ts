import { indexName } from './create-table.ts';
import type { Executor } from './database.ts';
import { dialectOf } from './dialect-of.ts';

/** MySQL's own word for whether an index is there. */
export async function hasIndex(executor: Executor, table: string, index: string): Promise<boolean> {
  const row = await executor('information_schema.statistics')
    .whereRaw('table_schema = database()')
    .where({ table_name: table, index_name: index })
    .first(executor.raw('1'));
  return row !== undefined;
}

/**
 * An index on a table of an earlier migration. Stands a second run, as migrations must: MySQL has no IF NOT EXISTS for
 * indexes, so it is asked; servers that start at once wait for one another.
 */
export async function createIndex(executor: Executor, table: string, columns: readonly string[]): Promise<void> {
  const name = indexName(table, columns);
  if (dialectOf(executor) === 'sqlite') {
    await executor.raw('create index if not exists ?? on ?? (??)', [name, table, [...columns]]);
    return;
  }
  if (await hasIndex(executor, table, name)) return;
  await executor.raw('create index ?? on ?? (??)', [name, table, [...columns]]);
}
