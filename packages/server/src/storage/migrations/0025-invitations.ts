import { addsTable } from './adds-table.ts';

/** Who is invited to an account and has not accepted yet. A row is deleted when it is accepted or revoked. */
export const invitations = addsTable('0025-invitations', {
  name: 'invitations',
  columns: {
    id: 'id',
    account_id: 'id',
    // Lower-cased.
    email: 'varchar(254)',
    // What the person gets, as in memberships.
    role: 'varchar(16)',
    grants: 'text?',
    // SHA-256 of the token in the link.
    token_hash: 'hash',
    invited_by: 'id?',
    created_at: 'bigint',
    // Of the link that works; another one is made when it is sent again.
    sent_at: 'bigint',
    expires_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [['token_hash'], ['account_id', 'email']],
  indexes: [['account_id', 'created_at', 'id'], ['expires_at'], ['email']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
