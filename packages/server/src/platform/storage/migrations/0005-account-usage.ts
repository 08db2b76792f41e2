import { addsTable } from './adds-table.ts';

/**
 * URLs requested by the crawls of an account, by calendar month (UTC) and domain. There is no foreign key to the
 * domain: the usage of a deleted domain stays with the account, in the row without a domain.
 */
export const accountUsage = addsTable('0005-account-usage', {
  name: 'account_usage',
  columns: {
    account_id: 'id',
    // Year and month as one number, 202601.
    month: 'int',
    // Empty for the usage of deleted domains
    domain_id: { type: 'id', default: '' },
    urls_requested: 'bigint',
  },
  primaryKey: ['account_id', 'month', 'domain_id'],
  indexes: [['account_id', 'domain_id']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
  clustered: true,
});
