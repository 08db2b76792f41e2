import type { Executor } from '../database.ts';

/** By id: MySQL takes no LIMIT in a subquery of IN, and SQLite as it is built takes none in DELETE. Answers how many. */
export async function deleteByIds(on: Executor, table: string, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? 0 : on(table).whereIn('id', ids).delete();
}

/** Small transactions: others write between them. */
const BATCH = 500;

/** Deletes batch after batch until one is not full; a batch may be a little more than full. Answers how many there were. */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let deleted = BATCH; deleted >= BATCH; total += deleted) deleted = await deleteBatch(BATCH);
  return total;
}
