import type { Fix } from '@linkvitals/contract';
import { toIso } from '../../../platform/time.ts';
import type { ShownFix } from './shown-fix.ts';

/** People whom a response names. */
const ASSIGNEES = 10;

/** A fix as the API shows it. */
export const presentFix = (row: ShownFix): Fix => ({
  id: row.id,
  domain_id: row.domain_id,
  kind: row.kind,
  subject: row.subject,
  severity: row.severity,
  issue_kinds: [...row.issue_kinds],
  issues: row.issues,
  pages: row.pages,
  crawled_pages: row.crawled_pages,
  points: row.points,
  priority: row.priority,
  opened_at: toIso(row.opened_at),
  is_new: row.isNew,
  assignee_ids: row.assignees.slice(0, ASSIGNEES),
  ranked_at: toIso(row.ranked_at),
});
