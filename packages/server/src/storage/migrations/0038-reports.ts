import { addsTable } from './adds-table.ts';

/** Reports of crawls: the queue of those to be made, and those that are kept. */
export const reports = addsTable('0038-reports', {
  name: 'reports',
  columns: {
    id: 'id',
    account_id: 'id',
    domain_id: 'id',
    crawl_id: 'id',
    // The summary that it is made for; NULL: somebody requested it.
    summary_id: 'id?',
    format: 'varchar(8)',
    section: 'varchar(16)?',
    language: { type: 'varchar(8)', default: 'en' },
    time_zone: { type: 'varchar(64)', default: 'UTC' },
    // The period, when it is of one.
    from_at: 'bigint?',
    to_at: 'bigint?',
    // pending, completed or failed.
    state: { type: 'varchar(16)', default: 'pending' },
    progress: { type: 'int', default: 0 },
    error: 'text?',
    attempts: { type: 'int', default: 0 },
    // How often it was begun: one that takes the server down with it must not do so for ever.
    starts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    // The place of the report being made among those of its account, 1 or 2; NULL while it is not.
    slot: 'int?',
    file_name: 'varchar(300)?',
    content_type: 'varchar(100)?',
    bytes: 'bigint?',
    sha256: 'hash?',
    // Where its file is in the bucket; NULL: in report_chunks.
    object_key: 'varchar(255)?',
    finished_at: 'bigint?',
    expires_at: 'bigint?',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [['account_id', 'slot']],
  indexes: [
    ['domain_id', 'created_at', 'id'],
    ['domain_id', 'format', 'created_at', 'id'],
    ['state', 'next_attempt_at'],
    ['state', 'account_id', 'next_attempt_at'],
    ['account_id', 'state'],
    ['expires_at'],
    ['summary_id'],
  ],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
