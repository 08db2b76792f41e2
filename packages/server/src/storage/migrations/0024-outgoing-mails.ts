import { addsTable } from './adds-table.ts';

/** Mails to people about their access: invitations, resets, notices. The queue, and for a month its log. */
export const outgoingMails = addsTable('0024-outgoing-mails', {
  name: 'outgoing_mails',
  columns: {
    id: 'id',
    recipient: 'varchar(254)',
    kind: 'varchar(32)',
    // Sealed JSON of subject, text and HTML: links in it sign people in. NULL once it was sent or given up.
    content_ciphertext: 'text?',
    content_key_id: 'varchar(64)?',
    // pending, sent or failed.
    state: { type: 'varchar(16)', default: 'pending' },
    attempts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    // The place of an attempt under way among those to this recipient, 1 or 2; NULL while none is.
    slot: 'int?',
    last_error: 'text?',
    // Later than this it is of no use to anybody and is not sent.
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
    // How many somebody was sent of late.
    ['recipient', 'kind', 'created_at'],
    ['created_at'],
  ],
});
