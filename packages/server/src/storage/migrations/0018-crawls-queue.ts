import { createNamedIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** All that choosing the next crawl and counting those under way look at, so that neither reads a row. */
export const crawlsQueue: Migration = {
  name: '0018-crawls-queue',
  up: (executor) =>
    createNamedIndex(executor, 'crawls', {
      name: 'crawls__queue',
      columns: ['state', 'lease_expires_at', 'account_id', 'priority', 'queued_at', 'id'],
    }),
};
