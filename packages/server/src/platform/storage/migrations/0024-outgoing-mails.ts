import { addsTable } from './adds-table.ts';

/**
 * Mails to people about their access: invitations, resets, notices. The table is the queue and, for a month, its log.
 */
export const outgoingMails = addsTable('0024-outgoing-mails', {
  name: 'outgoing_mails',
  columns: {
    id: 'id',
    recipient: 'varchar(254)',
    kind: 'varchar(32)',
    // Sealed JSON of subject, text and HTML, because links in it sign people in. NULL once the mail was sent or given
    // up.
    content_ciphertext: 'text?',
    content_key_id: 'varchar(64)?',
    // pending, sent or failed.
    state: { type: 'varchar(16)', default: 'pending' },
    attempts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    // Slot of an attempt under way to this recipient, 1 or 2; NULL: none is under way.
    slot: 'int?',
    last_error: 'text?',
    // Time after which the mail is useless and not sent any more
    expires_at: 'bigint',
    finished_at: 'bigint?',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [['recipient', 'slot']],
  indexes: [
    ['state', 'next_attempt_at'],
    ['state', 'recipient', 'next_attempt_at'],
    ['state', 'expires_at'],
    // Counts the recent mails to a recipient.
    ['recipient', 'kind', 'created_at'],
    ['created_at'],
  ],
});
