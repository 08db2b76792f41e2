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
    // The first of the two definitive absences that lose the ownership; since when answers have been unknown.
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
    // When it was decided on: later than now, where a clock was ahead then.
    next_crawl_set_at: 'bigint?',
    // The outcome of the schedule's latest run, skipped ones too.
    last_run: 'text?',
    // Of the newest completed crawl, and when the newest of all was queued: what lists are sorted by.
    health_score: 'int?',
    broken_links: 'int?',
    new_broken_links: 'int?',
    last_crawl_at: 'bigint?',
    // Those two crawls, which views show beside the domain. No foreign keys: crawls have one to their domain.
    last_crawl_id: 'id?',
    completed_crawl_id: 'id?',
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
    updated_at: 'bigint',
    // Nothing of a deleted domain is readable, and its rows are being removed. NULL: it is there.
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
