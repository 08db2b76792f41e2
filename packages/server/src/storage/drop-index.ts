import type { Executor } from './database.ts';
import { dialectOf } from './dialect-of.ts';

/** Takes away an index of an earlier migration. Stands a second run; MySQL has no IF EXISTS for indexes, so it is asked. */
export async function dropIndex(executor: Executor, table: string, name: string): Promise<void> {
  if (dialectOf(executor) === 'sqlite') {
    await executor.raw('drop index if exists ??', [name]);
    return;
  }
  const known = await executor('information_schema.statistics')
    .whereRaw('table_schema = database()')
    .where({ table_name: table, index_name: name })
    .first(executor.raw('1'));
  if (known !== undefined) await executor.raw('drop index ?? on ??', [name, table]);
}
