import { addsTable } from './adds-table.ts';

/** Mails and chat messages, one row for each recipient: the queue and its log. */
export const notifications = addsTable('0019-notifications', {
  name: 'notifications',
  columns: {
    id: 'id',
    account_id: 'id',
    domain_id: 'id?',
    crawl_id: 'id?',
    webhook_id: 'id?',
    // Shared with the reports that it waits for, and that are attached to it.
    summary_id: 'id?',
    // email or chat: what waits together.
    lane: 'varchar(8)',
    channel: 'varchar(16)',
    kind: 'varchar(32)',
    recipient: 'varchar(254)?',
    language: { type: 'varchar(8)', default: 'en' },
    subject: 'varchar(400)',
    // JSON of its content; the wording is decided when it is sent.
    content: 'text',
    // Of what it is about, the channel and the recipient: nobody is notified of the same thing twice.
    dedupe_hash: 'hash',
    // pending, sent, failed or canceled.
    state: { type: 'varchar(16)', default: 'pending' },
    attempts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    last_attempt_at: 'bigint?',
    last_error: 'text?',
    finished_at: 'bigint?',
    created_at: 'bigint',
    // The place of an attempt under way in its lane, 1 or 2; NULL while none is.
    slot: 'int?',
  },
  primaryKey: ['id'],
  unique: [['dedupe_hash'], ['account_id', 'lane', 'slot']],
  indexes: [
    ['state', 'lane', 'next_attempt_at'],
    ['account_id', 'created_at', 'id'],
    // What waits or is in flight for one lane of an account.
    ['state', 'lane', 'account_id', 'next_attempt_at'],
    // When a test was last requested.
    ['account_id', 'kind', 'channel', 'created_at'],
    // When a domain was last written about.
    ['domain_id', 'kind', 'created_at'],
    ['created_at'],
    ['summary_id'],
  ],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
