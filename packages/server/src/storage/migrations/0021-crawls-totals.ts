import { addColumn } from '../add-column.ts';
import type { Migration } from './migration.ts';

/** What lists show of a crawl that has ended, counted once; NULL in rows of before, which are counted when shown. */
export const crawlsTotals: Migration = {
  name: '0021-crawls-totals',
  up: (executor) => addColumn(executor, 'crawls', { name: 'totals', type: 'text?' }),
};
