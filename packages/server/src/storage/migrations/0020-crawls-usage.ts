import { addsIndex } from './adds-index.ts';

/** What a domain has used of late, without its rows. */
export const crawlsUsage = addsIndex('0020-crawls-usage', {
  table: 'crawls',
  columns: ['domain_id', 'started_at', 'pages_crawled'],
});
