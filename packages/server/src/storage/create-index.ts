import { indexName } from './create-table.ts';
import type { Executor } from './database.ts';
import { dialectOf } from './dialect-of.ts';

/** An index on a table of an earlier migration. */
export interface Index {
  readonly table: string;
  readonly columns: readonly string[];
  /** Default: of the table and the columns. Needed where that is longer than the 64 characters that MySQL allows. */
  readonly name?: string;
}

const nameOf = ({ table, columns, name }: Index): string => name ?? indexName(table, columns);

/** MySQL's own word for whether an index is there. */
async function hasIndex(executor: Executor, table: string, name: string): Promise<boolean> {
  const row = await executor('information_schema.statistics')
    .whereRaw('table_schema = database()')
    .where({ table_name: table, index_name: name })
    .first(executor.raw('1'));
  return row !== undefined;
}

/**
 * Stands a second run, as migrations must: MySQL has no IF NOT EXISTS for indexes, so it is asked; servers that start at
 * once wait for one another.
 */
export async function createIndex(executor: Executor, index: Index): Promise<void> {
  const { table, columns } = index;
  const name = nameOf(index);
  if (dialectOf(executor) === 'sqlite') {
    await executor.raw('create index if not exists ?? on ?? (??)', [name, table, [...columns]]);
    return;
  }
  if (await hasIndex(executor, table, name)) return;
  await executor.raw('create index ?? on ?? (??)', [name, table, [...columns]]);
}

/** Takes it away again; stands a second run too. */
export async function dropIndex(executor: Executor, index: Index): Promise<void> {
  const name = nameOf(index);
  if (dialectOf(executor) === 'sqlite') await executor.raw('drop index if exists ??', [name]);
  else if (await hasIndex(executor, index.table, name)) await executor.raw('drop index ?? on ??', [name, index.table]);
}
