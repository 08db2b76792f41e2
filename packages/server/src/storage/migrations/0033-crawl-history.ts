import { addsTable } from './adds-table.ts';

/**
 * What trends show of each crawl that ended. No foreign key to the crawl: the row outlives whatever is pruned of it, and
 * goes with the domain.
 */
export const crawlHistory = addsTable('0033-crawl-history', {
  name: 'crawl_history',
  columns: {
    domain_id: 'id',
    ended_at: 'bigint',
    crawl_id: 'id',
    account_id: 'id',
    // Days (UTC) from 1970-01-01 to the one on which it ended.
    day: 'int',
    // completed, failed, or canceled, also one that had begun: in `crawls` that is failed, with the code CANCELED.
    state: 'varchar(16)',
    error_code: 'varchar(32)?',
    started_at: 'bigint?',
    duration_ms: 'bigint',
    truncated: 'bool',
    // Figures of a completed crawl; NULL in all others: nothing was measured, which is not zero.
    score: 'int?',
    score_version: 'int?',
    total_urls: 'int?',
    pages: 'int?',
    broken_links: 'int?',
    load_ms: 'int?',
    load_p95_ms: 'int?',
    errors: 'int?',
    warnings: 'int?',
    notices: 'int?',
    // NULL: not compared with the crawls before.
    new_issues: 'int?',
    fixed_issues: 'int?',
    reopened_issues: 'int?',
    // 1 in the last row of a domain, day and state, which sums up the day: so a day costs a query one row.
    ends_day: 'bool',
    day_crawls: 'int',
    day_new_issues: 'int?',
    day_fixed_issues: 'int?',
    day_reopened_issues: 'int?',
  },
  primaryKey: ['domain_id', 'ended_at', 'crawl_id'],
  indexes: [['domain_id', 'ends_day', 'day', 'state'], ['account_id', 'ended_at'], ['ended_at']],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
  clustered: true,
});
