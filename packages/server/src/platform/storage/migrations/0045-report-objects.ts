import { addsTable } from './adds-table.ts';

/**
 * Files of reports in the bucket. A row is written before its object and deleted after it, so that no object is
 * forgotten when work is cut off. It names no account, because it outlives the domain by moments.
 */
export const reportObjects = addsTable('0045-report-objects', {
  name: 'report_objects',
  columns: {
    object_key: 'varchar(255)',
    // Time at which the object is to be deleted; NULL while it belongs to a report
    delete_at: 'bigint?',
  },
  primaryKey: ['object_key'],
  indexes: [['delete_at']],
});
