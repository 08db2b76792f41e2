import { addsTable } from './adds-table.ts';

/** Members of accounts */
export const memberships = addsTable('0021-memberships', {
  name: 'memberships',
  columns: {
    account_id: 'id',
    user_id: 'id',
    // owner, admin or member.
    role: 'varchar(16)',
    // JSON array of { domain_id, rights }, domain_id null for all domains present and future; NULL for owners and admins.
    grants: 'text?',
    version: { type: 'int', default: 1 },
    // When the person last used the account, to a minute.
    last_used_at: 'bigint?',
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  primaryKey: ['account_id', 'user_id'],
  indexes: [['user_id'], ['account_id', 'created_at', 'user_id']],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'user_id', references: 'users' },
  ],
});
