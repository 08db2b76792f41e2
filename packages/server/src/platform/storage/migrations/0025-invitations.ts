import { addsTable } from './adds-table.ts';

/** Open invitations to accounts. A row is deleted when its invitation is accepted or revoked. */
export const invitations = addsTable('0025-invitations', {
  name: 'invitations',
  columns: {
    id: 'id',
    account_id: 'id',
    // Lower-cased.
    email: 'varchar(254)',
    // Role and grants that the person gets, as in memberships
    role: 'varchar(16)',
    grants: 'text?',
    // SHA-256 of the token in the link.
    token_hash: 'hash',
    invited_by: 'id?',
    created_at: 'bigint',
    // Times of the link that works; a new link is made when the invitation is sent again.
    sent_at: 'bigint',
    expires_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [['token_hash'], ['account_id', 'email']],
  indexes: [['account_id', 'created_at', 'id'], ['expires_at'], ['email']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
