import type { Executor } from './database.ts';

/** By id: MySQL takes no LIMIT in a subquery of IN, and SQLite as it is built takes none in DELETE. Answers how many. */
export async function deleteByIds(on: Executor, table: string, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? 0 : on(table).whereIn('id', ids).delete();
}
