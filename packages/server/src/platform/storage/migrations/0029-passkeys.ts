import { addsTable } from './adds-table.ts';

/** Passkeys (WebAuthn credentials) of people. */
export const passkeys = addsTable('0029-passkeys', {
  name: 'passkeys',
  columns: {
    id: 'id',
    user_id: 'id',
    name: 'varchar(255)',
    // base64url, up to 1,023 bytes.
    credential_id: 'text',
    credential_hash: 'hash',
    // COSE key, base64url.
    public_key: 'text',
    counter: 'bigint',
    // JSON array of strings.
    transports: 'text',
    synced: 'bool',
    created_at: 'bigint',
    last_used_at: 'bigint?',
  },
  primaryKey: ['id'],
  unique: [['credential_hash']],
  indexes: [['user_id', 'created_at', 'id']],
  foreignKeys: [{ column: 'user_id', references: 'users' }],
});
