import { addsTable } from './adds-table.ts';

/** Identities of people at identity providers */
export const identities = addsTable('0030-identities', {
  name: 'identities',
  columns: {
    id: 'id',
    user_id: 'id',
    provider_id: 'varchar(64)',
    issuer: 'varchar(255)',
    // OpenID Connect Core, section 2: 255 ASCII characters at most, and their case counts.
    subject: 'varchar(255)',
    email: 'varchar(254)?',
    created_at: 'bigint',
    last_used_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [
    ['issuer', 'subject'],
    ['user_id', 'issuer'],
  ],
  foreignKeys: [{ column: 'user_id', references: 'users' }],
});
