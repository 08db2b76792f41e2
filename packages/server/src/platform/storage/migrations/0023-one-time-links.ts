import { addsTable } from './adds-table.ts';

/** Links that work once. A row is deleted when its link is used. */
export const oneTimeLinks = addsTable('0023-one-time-links', {
  name: 'one_time_links',
  columns: {
    // SHA-256 of the token in the link.
    token_hash: 'hash',
    // Purpose: set_up, reset_password, change_email, sign_up; oidc_state: a state that has been used.
    purpose: 'varchar(32)',
    user_id: 'id?',
    // JSON; input of the purpose, without secrets
    data: 'text?',
    created_at: 'bigint',
    expires_at: 'bigint',
  },
  primaryKey: ['token_hash'],
  indexes: [['user_id', 'purpose'], ['purpose'], ['expires_at']],
  foreignKeys: [{ column: 'user_id', references: 'users' }],
});
