import { createIndex, hasIndex } from '../create-index.ts';
import { indexName } from '../create-table.ts';
import { dialectOf } from '../dialect-of.ts';
import type { Migration } from './migration.ts';

/** A step that makes an index on a table of an earlier one. */
export const addsIndex = (name: string, table: string, columns: readonly string[]): Migration => ({
  name,
  up: (executor) => createIndex(executor, table, columns),
  async down(executor) {
    const index = indexName(table, columns);
    if (dialectOf(executor) === 'sqlite') await executor.raw('drop index if exists ??', [index]);
    else if (await hasIndex(executor, table, index)) await executor.raw('drop index ?? on ??', [index, table]);
  },
  loss: async () => undefined,
});
