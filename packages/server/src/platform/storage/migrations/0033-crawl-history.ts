import { addsTable } from './adds-table.ts';

/**
 * Figures of ended crawls for trends. There is no foreign key to the crawl: the row outlives a pruned crawl, and is
 * deleted with the domain.
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
    // completed, failed or canceled. A crawl that was canceled after its start is canceled here, but failed with the
    // code CANCELED in `crawls`.
    state: 'varchar(16)',
    error_code: 'varchar(32)?',
    started_at: 'bigint?',
    duration_ms: 'bigint',
    truncated: 'bool',
    // Figures of a completed crawl; NULL in all other rows, because nothing was measured.
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
    // 1 in the last row of a domain, day and state, which holds the sums of the day: a query then reads one row a day.
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
