import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterKey } from './after-key.ts';

interface Chunks<Row> {
  /** Columns that are unique together; an index has them in this order. */
  readonly key: readonly [string, string];
  /** Number of rows of a statement */
  readonly size: number;
  /** The key of a row. */
  readonly keyOf: (row: Row) => readonly [number | string, number | string];
}

/**
 * Generates the rows of a query, chunk by chunk, in the order of a key. `query` makes the query anew for each chunk. Between two chunks
 * other work of the process goes on: SQLite answers without leaving the thread, so a large table would hold up every request.
 */
export async function* readInChunks<Row>(
  query: () => Knex.QueryBuilder,
  { key, size, keyOf }: Chunks<Row>,
): AsyncGenerator<Row[], undefined> {
  for (let last: Row | undefined; ; ) {
    const rows: Row[] = await afterKey(query(), key, last && keyOf(last))
      .orderBy([...key])
      .limit(size);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return undefined;
    last = rows.at(-1);
    await setImmediate();
  }
}
