import { addsTable } from './adds-table.ts';

export const apiKeys = addsTable('0002-api-keys', {
  name: 'api_keys',
  columns: {
    id: 'id',
    account_id: 'id',
    name: 'varchar(255)',
    // SHA-256 of the key; the key itself is shown once and stored nowhere.
    secret_hash: 'hash',
    last4: 'varchar(4)',
    // JSON array of scopes; JSON array of domain ids, or NULL for all domains of the account.
    scopes: 'text',
    domain_ids: 'text?',
    created_at: 'bigint',
    expires_at: 'bigint?',
    last_used_at: 'bigint?',
    revoked_at: 'bigint?',
    // The person who made it; NULL: a command. It has no foreign key, because people leave and keys stay.
    created_by: 'id?',
    replaced_by: 'id?',
    version: { type: 'int', default: 1 },
  },
  primaryKey: ['id'],
  unique: [['secret_hash']],
  indexes: [['account_id', 'created_at', 'id']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
