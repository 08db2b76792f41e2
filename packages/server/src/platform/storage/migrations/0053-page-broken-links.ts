import { crawlPages } from './0008-crawl-pages.ts';
import { addsColumn } from './adds-column.ts';

/**
 * Number of broken targets of each page: 0 until its crawl ends and counts them, NULL in crawls of versions that did
 * not
 */
export const pageBrokenLinks = addsColumn('0053-page-broken-links', crawlPages.table, {
  column: 'broken_links',
  type: 'int?',
  // An order of the list
  index: ['crawl_id', 'broken_links', 'target_id'],
});
