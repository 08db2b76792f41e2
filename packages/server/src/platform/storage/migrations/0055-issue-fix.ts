import { issues } from './0034-issues.ts';
import { addsColumn } from './adds-column.ts';
import type { Migration } from './migration.ts';

const added = addsColumn('0055-issue-fix', issues.table, {
  column: 'fix_id',
  type: 'id?',
  // A filter of the lists. It also finds issues that are in a fix and should not be, and those that are in none.
  index: ['domain_id', 'state', 'fix_id', 'opened_at', 'id'],
});

/**
 * The fix that settles an issue; NULL: it is not open, or no crawl has ranked it yet. The next crawl sets it anew, so
 * undoing this step loses nothing.
 */
export const issueFix: Migration = Object.defineProperty(added, 'loss', { value: async () => undefined });
