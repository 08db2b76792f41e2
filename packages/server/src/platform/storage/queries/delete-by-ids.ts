import type { Executor } from '../database.ts';

/**
 * Deletes rows by id, because MySQL takes no LIMIT in a subquery of IN, and SQLite as it is built takes none in DELETE.
 * Answers how many there were.
 */
export async function deleteByIds(on: Executor, table: string, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? 0 : on(table).whereIn('id', ids).delete();
}

/** Number of rows of a batch: transactions are small, so that others can write between them. */
const BATCH = 500;

/**
 * Deletes batch after batch until one is not full; a batch may be slightly more than full. Answers how many rows there
 * were.
 */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let deleted = BATCH; deleted >= BATCH; total += deleted) deleted = await deleteBatch(BATCH);
  return total;
}
