import { issues } from './0034-issues.ts';
import { addsColumn } from './adds-column.ts';

/** The fix that settles an issue; NULL: it is not open, or no crawl has ranked it yet. */
export const issueFix = addsColumn('0055-issue-fix', issues.table, {
  column: 'fix_id',
  type: 'id?',
  // A filter of the lists. It also finds issues that are in a fix and should not be, and those that are in none.
  index: ['domain_id', 'state', 'fix_id', 'opened_at', 'id'],
});
