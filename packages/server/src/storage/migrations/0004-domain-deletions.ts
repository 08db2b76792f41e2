import { addsTable } from './adds-table.ts';

/**
 * Deleted domains that still have rows. A table of its own: an index of `domains` by the time of deletion would serve every
 * query for domains that are there, badly.
 */
export const domainDeletions = addsTable('0004-domain-deletions', {
  name: 'domain_deletions',
  columns: { domain_id: 'id', deleted_at: 'bigint' },
  primaryKey: ['domain_id'],
  indexes: [['deleted_at']],
  foreignKeys: [{ column: 'domain_id', references: 'domains' }],
});
