import { addsTable } from './adds-table.ts';

/**
 * Sums over the rows of `crawl_history` that end a day, of all domains of an account: the trends of a thousand domains are
 * some hundred rows. Changed in the transactions that add such a row or delete its domain.
 */
export const accountDays = addsTable('0048-account-days', {
  name: 'account_days',
  columns: {
    account_id: 'id',
    day: 'int',
    // That of the crawls; or `carried`: how the sums of what each domain measured last change on this day.
    state: 'varchar(16)',
    // The crawl or the deleted domain that changed the row last: as long as it is the same, no domain's part of the day is another.
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
    // Domains whose issues were compared with those before.
    compared: 'int',
    new_issues: 'bigint',
    fixed_issues: 'bigint',
    reopened_issues: 'bigint',
    duration_ms: 'bigint',
    // Pages of domains with load times, and the sums of these, each as often as its domain has pages.
    timed_pages: 'bigint',
    load_ms: 'bigint',
    load_p95_ms: 'bigint',
  },
  primaryKey: ['account_id', 'day', 'state'],
  indexes: [['day']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
  clustered: true,
});
