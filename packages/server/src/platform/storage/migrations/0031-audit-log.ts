import { addsTable } from './adds-table.ts';

/** Changes of an account and their actors. Rows are added and pruned, never changed. */
export const auditLog = addsTable('0031-audit-log', {
  name: 'audit_log',
  columns: {
    id: 'id',
    account_id: 'id',
    // person, api-key, operator or schedule.
    actor_kind: 'varchar(16)',
    actor_id: 'varchar(36)',
    // The name at that time: the person may leave, the key may be renamed.
    actor_name: 'varchar(255)',
    address: 'varchar(45)?',
    action: 'varchar(64)',
    subject_id: 'varchar(36)?',
    subject_name: 'varchar(300)?',
    // JSON objects of the members that changed, without secrets.
    before_change: 'text?',
    after_change: 'text?',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  indexes: [['account_id', 'created_at', 'id'], ['created_at']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
