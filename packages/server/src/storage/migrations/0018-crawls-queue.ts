import { addsIndex } from './adds-index.ts';

/** All that choosing the next crawl and counting those under way look at, so that neither reads a row. */
export const crawlsQueue = addsIndex('0018-crawls-queue', {
  table: 'crawls',
  name: 'crawls__queue',
  columns: ['state', 'lease_expires_at', 'account_id', 'priority', 'queued_at', 'id'],
});
