import { crawlSettlement } from './0056-crawl-settlement.ts';
import { addsColumn } from './adds-column.ts';
import type { Migration } from './migration.ts';

const added = addsColumn('0057-crawl-issues-touched', crawlSettlement.table, {
  column: 'issues_touched',
  type: { type: 'int', default: 0 },
});

/**
 * Number of changes of the domain's issues by people, rules and rechecks between the batches of the end of a crawl. The
 * next end counts anew, so undoing this step loses nothing.
 */
export const crawlIssuesTouched: Migration = Object.defineProperty(added, 'loss', { value: async () => undefined });
