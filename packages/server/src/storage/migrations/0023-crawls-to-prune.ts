import { createIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** The crawls of an account that are old enough to be pruned. */
export const crawlsToPrune: Migration = {
  name: '0023-crawls-to-prune',
  up: (executor) => createIndex(executor, 'crawls', ['account_id', 'has_results', 'finished_at']),
};
