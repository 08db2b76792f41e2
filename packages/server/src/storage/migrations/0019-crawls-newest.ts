import { createIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** The newest completed crawl of a domain, whatever its history holds. */
export const crawlsNewest: Migration = {
  name: '0019-crawls-newest',
  up: (executor) => createIndex(executor, 'crawls', ['domain_id', 'state', 'created_at', 'id']),
};
