import { addsTable } from './adds-table.ts';

/** Reports of crawls: the queue of reports to be made, and the finished ones */
export const reports = addsTable('0038-reports', {
  name: 'reports',
  columns: {
    id: 'id',
    account_id: 'id',
    domain_id: 'id',
    crawl_id: 'id',
    // The summary that it is made for; NULL: a person requested it.
    summary_id: 'id?',
    format: 'varchar(8)',
    section: 'varchar(16)?',
    language: { type: 'varchar(8)', default: 'en' },
    time_zone: { type: 'varchar(64)', default: 'UTC' },
    // Start and end of the period, for reports about one
    from_at: 'bigint?',
    to_at: 'bigint?',
    // pending, completed or failed.
    state: { type: 'varchar(16)', default: 'pending' },
    progress: { type: 'int', default: 0 },
    error: 'text?',
    attempts: { type: 'int', default: 0 },
    // Number of times that it was begun: a report that crashes the server must not do so forever.
    starts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    // Slot of a report under way among those of its account, 1 or 2; NULL: it is not under way.
    slot: 'int?',
    file_name: 'varchar(300)?',
    content_type: 'varchar(100)?',
    bytes: 'bigint?',
    sha256: 'hash?',
    // Key of its file in the bucket; NULL: the file is in report_chunks.
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
