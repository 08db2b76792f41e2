import { addsTable } from './adds-table.ts';

/**
 * Sums over the rows of `crawl_history` that end a day, of all domains of an account: the trends of a thousand domains
 * are some hundred rows. They are changed in the transactions that add such a row or delete its domain.
 */
export const accountDays = addsTable('0048-account-days', {
  name: 'account_days',
  columns: {
    account_id: 'id',
    day: 'int',
    // State of the crawls; or `carried`: the change, on this day, of the sums of each domain's latest figures.
    state: 'varchar(16)',
    // The crawl or the deleted domain that changed the row last: while it is the same, every domain's part of the day
    // is unchanged.
    changed_by: 'id',
    domains: 'int',
    crawls: 'bigint',
    // Domains with a score, and the sum of their scores.
    scored: 'int',
    score: 'bigint',
    total_urls: 'bigint',
    pages: 'bigint',
    broken_links: 'bigint',
    errors: 'bigint',
    warnings: 'bigint',
    notices: 'bigint',
    // Number of domains whose issues were compared with those before
    compared: 'int',
    new_issues: 'bigint',
    fixed_issues: 'bigint',
    reopened_issues: 'bigint',
    duration_ms: 'bigint',
    // Number of pages of domains with load times, and sums of load times, each weighted by the pages of its domain
    timed_pages: 'bigint',
    load_ms: 'bigint',
    load_p95_ms: 'bigint',
  },
  primaryKey: ['account_id', 'day', 'state'],
  indexes: [['day']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
  clustered: true,
});
