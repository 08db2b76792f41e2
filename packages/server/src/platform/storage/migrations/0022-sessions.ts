import { addsTable } from './adds-table.ts';

export const sessions = addsTable('0022-sessions', {
  name: 'sessions',
  columns: {
    id: 'id',
    user_id: 'id',
    // Account that requests of the session are about; NULL when the person belongs to none
    account_id: 'id?',
    // SHA-256 of the token; the token itself is in the cookie only.
    token_hash: 'hash',
    device: 'varchar(255)',
    address: 'varchar(45)?',
    created_at: 'bigint',
    authenticated_at: 'bigint',
    last_used_at: 'bigint',
    expires_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [['token_hash']],
  indexes: [['user_id', 'created_at', 'id'], ['expires_at']],
  foreignKeys: [{ column: 'user_id', references: 'users' }],
});
