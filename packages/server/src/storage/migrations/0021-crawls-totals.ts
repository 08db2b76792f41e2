import { addsColumn } from './adds-column.ts';

/** What lists show of a crawl that has ended, counted once; NULL in rows of before, which are counted when shown. */
export const crawlsTotals = addsColumn('0021-crawls-totals', 'crawls', { name: 'totals', type: 'text?' });
