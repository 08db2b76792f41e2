import { addColumn } from '../add-column.ts';
import { createIndex, dropIndex } from '../create-index.ts';
import { addsColumn } from './adds-column.ts';
import type { Migration } from './migration.ts';

const column = { name: 'next_crawl_set_at', type: 'bigint?' } as const;
const index = { table: 'domains', columns: [column.name] } as const;
const adds = addsColumn('0039-domains-next-crawl-set-at', 'domains', column);

/** When the next scheduled crawl was decided on: later than now, where a clock was ahead then. Found by an index. */
export const domainsNextCrawlSetAt: Migration = {
  ...adds,
  async up(executor) {
    await addColumn(executor, 'domains', column);
    await createIndex(executor, index);
  },
  async down(executor) {
    await dropIndex(executor, index);
    await adds.down(executor);
  },
  // It is worked out anew.
  loss: async () => undefined,
};
