import { addsTable } from './adds-table.ts';

export const domains = addsTable('0003-domains', {
  name: 'domains',
  columns: {
    id: 'id',
    account_id: 'id',
    // Normalised, punycode; at most 253 characters (RFC 1035, section 2.3.4).
    hostname: 'varchar(253)',
    verification_token: 'varchar(64)',
    verification_status: { type: 'varchar(16)', default: 'unverified' },
    pending_since: 'bigint?',
    verified_at: 'bigint?',
    last_checked_at: 'bigint?',
    // The first of the two definitive absences that end the ownership; time since which answers have been unknown
    first_absent_at: 'bigint?',
    unknown_since: 'bigint?',
    next_check_at: 'bigint?',
    check_attempts: { type: 'int', default: 0 },
    last_check: 'text?',
    // The first crawl that completed while the domain was verified.
    activated_at: 'bigint?',
    settings: 'text',
    crawl_config: 'text',
    next_crawl_at: 'bigint?',
    // Time at which it was decided: later than now if a clock was ahead then
    next_crawl_set_at: 'bigint?',
    // The outcome of the latest run of the schedule, even if it was skipped
    last_run: 'text?',
    // Results of the newest completed crawl, and the time at which the newest of all was queued: lists are sorted by
    // them.
    health_score: 'int?',
    broken_links: 'int?',
    new_broken_links: 'int?',
    last_crawl_at: 'bigint?',
    // The ids of those two crawls, which views show with the domain. They have no foreign keys, because crawls have one
    // to their domain.
    last_crawl_id: 'id?',
    completed_crawl_id: 'id?',
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
    updated_at: 'bigint',
    // Time of the deletion: nothing of the domain is readable, and its rows are being removed. NULL: not deleted.
    deleted_at: 'bigint?',
  },
  primaryKey: ['id'],
  unique: [['account_id', 'hostname'], ['verification_token']],
  indexes: [
    ['account_id', 'created_at', 'id'],
    ['account_id', 'health_score', 'id'],
    ['account_id', 'broken_links', 'id'],
    ['account_id', 'new_broken_links', 'id'],
    ['account_id', 'last_crawl_at', 'id'],
    ['account_id', 'next_crawl_at', 'id'],
    ['next_check_at'],
    ['next_crawl_at'],
    ['next_crawl_set_at'],
  ],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
