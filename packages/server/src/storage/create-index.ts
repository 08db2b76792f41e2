import { indexName } from './create-table.ts';
import type { Executor } from './database.ts';
import { dialectOf } from './dialect-of.ts';

/**
 * An index on a table of an earlier migration. Stands a second run, as migrations must: MySQL has no IF NOT EXISTS for
 * indexes, so it is asked; servers that start at once wait for one another.
 */
export function createIndex(executor: Executor, table: string, columns: readonly string[]): Promise<void> {
  return createNamedIndex(executor, table, { name: indexName(table, columns), columns });
}

/** The same where the columns' names together are longer than the 64 characters that MySQL allows. */
export async function createNamedIndex(
  executor: Executor,
  table: string,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
): Promise<void> {
  if (dialectOf(executor) === 'sqlite') {
    await executor.raw('create index if not exists ?? on ?? (??)', [name, table, [...columns]]);
    return;
  }
  const known = await executor('information_schema.statistics')
    .whereRaw('table_schema = database()')
    .where({ table_name: table, index_name: name })
    .first(executor.raw('1'));
  if (known === undefined) await executor.raw('create index ?? on ?? (??)', [name, table, [...columns]]);
}
