import { crawls } from './0006-crawls.ts';
import { addsColumn } from './adds-column.ts';

/** How far the issues of a domain are settled by a crawl that is ending (JSON); NULL before its first batch and after its end */
export const crawlSettlement = addsColumn('0056-crawl-settlement', crawls.table, {
  column: 'settlement',
  type: 'text?',
});
