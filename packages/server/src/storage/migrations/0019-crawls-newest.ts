import { addsIndex } from './adds-index.ts';

/** The newest completed crawl of a domain, whatever its history holds. */
export const crawlsNewest = addsIndex('0019-crawls-newest', {
  table: 'crawls',
  columns: ['domain_id', 'state', 'created_at', 'id'],
});
