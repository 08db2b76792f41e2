import { crawls } from './0006-crawls.ts';
import { addsColumn } from './adds-column.ts';

/** Progress of a crawl in settling the issues of its domain (JSON); NULL before its first batch and after its end */
export const crawlSettlement = addsColumn('0056-crawl-settlement', crawls.table, {
  column: 'settlement',
  type: 'text?',
});
