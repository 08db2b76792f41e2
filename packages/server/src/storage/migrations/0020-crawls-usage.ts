import { createIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** What a domain has used of late, without its rows. */
export const crawlsUsage: Migration = {
  name: '0020-crawls-usage',
  up: (executor) => createIndex(executor, 'crawls', ['domain_id', 'started_at', 'pages_crawled']),
};
