import { addsTable } from './adds-table.ts';

/**
 * Deleted domains that still have rows. It is a table of its own, because databases would use an index of `domains` on
 * the time of deletion for every query of existing domains, badly.
 */
export const domainDeletions = addsTable('0004-domain-deletions', {
  name: 'domain_deletions',
  columns: { domain_id: 'id', deleted_at: 'bigint' },
  primaryKey: ['domain_id'],
  indexes: [['deleted_at']],
  foreignKeys: [{ column: 'domain_id', references: 'domains' }],
});
