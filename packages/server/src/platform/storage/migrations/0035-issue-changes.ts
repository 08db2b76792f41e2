import { addsTable } from './adds-table.ts';

/** Changes of an issue, with the evidence of each. Rows are added, never changed. */
export const issueChanges = addsTable('0035-issue-changes', {
  name: 'issue_changes',
  columns: {
    issue_id: 'id',
    id: 'id',
    domain_id: 'id',
    created_at: 'bigint',
    change_kind: 'varchar(16)',
    // The crawl that found the change; NULL for a recheck and for the action of a person.
    crawl_id: 'id?',
    actor_name: 'varchar(255)?',
    // JSON: verdict, reason, status, certificate, redirects, or a text that a person wrote.
    evidence: 'text?',
  },
  primaryKey: ['issue_id', 'id'],
  foreignKeys: [{ column: 'issue_id', references: 'issues' }],
  clustered: true,
});
