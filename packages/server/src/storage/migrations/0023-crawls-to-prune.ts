import { addsIndex } from './adds-index.ts';

/** The crawls of an account that are old enough to be pruned. */
export const crawlsToPrune = addsIndex('0023-crawls-to-prune', {
  table: 'crawls',
  columns: ['account_id', 'has_results', 'finished_at'],
});
