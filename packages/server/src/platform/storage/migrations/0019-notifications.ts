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
    // Id of the summary, shared with the reports that the mail waits for and attaches
    summary_id: 'id?',
    // email or chat: notifications of one lane wait together.
    lane: 'varchar(8)',
    channel: 'varchar(16)',
    kind: 'varchar(32)',
    recipient: 'varchar(254)?',
    language: { type: 'varchar(8)', default: 'en' },
    subject: 'varchar(400)',
    // JSON of its content; the wording is decided when it is sent.
    content: 'text',
    // Hash of the subject, the channel and the recipient, so that nobody is notified of the same fact twice
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
    // Slot of an attempt under way in its lane, 1 or 2; NULL: none is under way.
    slot: 'int?',
  },
  primaryKey: ['id'],
  unique: [['dedupe_hash'], ['account_id', 'lane', 'slot']],
  indexes: [
    ['state', 'lane', 'next_attempt_at'],
    ['account_id', 'created_at', 'id'],
    // Notifications of one lane of an account that wait or are in flight
    ['state', 'lane', 'account_id', 'next_attempt_at'],
    // Time of the last requested test
    ['account_id', 'kind', 'channel', 'created_at'],
    // Time of the last notification about a domain
    ['domain_id', 'kind', 'created_at'],
    ['created_at'],
    ['summary_id'],
  ],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
