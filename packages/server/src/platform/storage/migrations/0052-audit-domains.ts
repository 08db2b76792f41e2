import { addsTable } from './adds-table.ts';

/** The domains that entries of the audit log are about, for finding the entries when a domain is deleted */
export const auditDomains = addsTable('0052-audit-domains', {
  name: 'audit_domains',
  columns: {
    domain_id: 'id',
    entry_id: 'id',
    // 1: the entry is about this domain alone. 0: its values name the domain, such as the grants of a member.
    whole: 'bool',
  },
  primaryKey: ['domain_id', 'entry_id'],
  indexes: [['entry_id']],
  foreignKeys: [{ column: 'entry_id', references: 'audit_log' }],
});
