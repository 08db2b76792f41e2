import { addsTable } from './adds-table.ts';

/**
 * Files of reports in the bucket. A row is there before its object is, and goes after it: whatever is cut off in between,
 * no object is forgotten. It names nobody, as it outlives the domain by moments.
 */
export const reportObjects = addsTable('0045-report-objects', {
  name: 'report_objects',
  columns: {
    object_key: 'varchar(255)',
    // When the object is to be deleted; NULL while a report has it.
    delete_at: 'bigint?',
  },
  primaryKey: ['object_key'],
  indexes: [['delete_at']],
});
