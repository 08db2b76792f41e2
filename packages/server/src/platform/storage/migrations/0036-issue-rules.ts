import { addsTable } from './adds-table.ts';

/** Rules by which a domain ignores issues: by kind, by pattern of the URL, or both */
export const issueRules = addsTable('0036-issue-rules', {
  name: 'issue_rules',
  columns: {
    id: 'id',
    account_id: 'id',
    domain_id: 'id',
    kind: 'varchar(32)?',
    url_pattern: 'varchar(512)?',
    reason: 'text',
    created_by: 'varchar(255)',
    expires_at: 'bigint?',
    created_at: 'bigint',
    version: { type: 'int', default: 1 },
  },
  primaryKey: ['id'],
  indexes: [['account_id'], ['domain_id', 'created_at', 'id'], ['expires_at']],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
