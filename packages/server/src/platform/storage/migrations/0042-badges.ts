import { addsTable } from './adds-table.ts';

/** Addresses of images that show one number of a domain. */
export const badges = addsTable('0042-badges', {
  name: 'badges',
  columns: {
    domain_id: 'id',
    // health_score or broken_links.
    metric: 'varchar(16)',
    account_id: 'id',
    // SHA-256 of the token.
    token_hash: 'hash',
    created_at: 'bigint',
  },
  primaryKey: ['domain_id', 'metric'],
  unique: [['token_hash']],
  indexes: [['account_id']],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
