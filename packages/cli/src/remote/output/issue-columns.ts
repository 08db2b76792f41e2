import type { Issue, IssueComment, IssueRecheck, Occurrence } from '@linkvitals/sdk';
import type { Column } from './columns.ts';

/** Columns of the list of issues. */
export const listedIssues: readonly Column<Issue>[] = [
  ['ID', 'id'],
  ['DOMAIN', 'domain'],
  ['KIND', 'kind'],
  ['SEVERITY', 'severity'],
  ['STATE', 'state'],
  ['STATUS', 'status_code'],
  ['PAGES', 'found_on_pages'],
  ['IN', 'placement.region'],
  ['OPENED', 'opened_at'],
  ['URL', 'url'],
  ['INSTEAD', 'suggestion.url'],
];

/** Lines about an issue. */
export const issueColumns: readonly Column<Issue>[] = [
  ['ID', 'id'],
  ['DOMAIN', 'domain'],
  ['KIND', 'kind'],
  ['SEVERITY', 'severity'],
  ['STATE', 'state'],
  ['URL', 'url'],
  ['TITLE', 'title'],
  ['TO DO', 'how_to_fix'],
  ['REASON', 'reason'],
  ['STATUS', 'status_code'],
  ['DETAIL', 'detail'],
  ['LEADS TO', 'final_url'],
  ['INSTEAD', 'suggestion.url'],
  ['PAGES', 'found_on_pages'],
  ['STANDS IN', 'placement.region'],
  ['FIRST SEEN', 'first_seen_at'],
  ['OPENED', 'opened_at'],
  ['LAST SEEN', 'last_seen_at'],
  ['LAST CHECKED', 'last_checked_at'],
  ['FIXED', 'fixed_at'],
  ['FIXED BECAUSE', 'fixed_because'],
  ['REOPENED', 'reopened_count'],
  ['LAST CRAWL', 'outcome'],
  ['INCONCLUSIVE', 'inconclusive_because'],
  ['IGNORED', 'ignored.reason'],
  ['IGNORED BY', 'ignored.by'],
  ['IGNORED UNTIL', 'ignored.until'],
  ['ACKNOWLEDGED', 'acknowledged.by'],
  ['ASSIGNEE', 'assignee_id'],
];

/** Columns of the places of a link. */
export const placeColumns: readonly Column<Occurrence>[] = [
  ['LINE', 'line'],
  ['LINKS', 'count'],
  ['IN', 'region'],
  ['PAGE', 'page_url'],
  ['TEXT', 'text'],
];

export const recheckColumns: readonly Column<IssueRecheck>[] = [
  ['ISSUE', 'issue_id'],
  ['STATE', 'state'],
  ['OUTCOME', 'outcome'],
  ['BECAUSE', 'inconclusive_because'],
  ['ISSUE STATE', 'issue_state'],
  ['EVIDENCE', 'evidence'],
  ['ERROR', 'error'],
  ['REQUESTED', 'requested_at'],
  ['LOOKED', 'looked_at'],
];

export const commentColumns: readonly Column<IssueComment>[] = [
  ['ID', 'id'],
  ['AUTHOR', 'author.name'],
  ['WRITTEN', 'created_at'],
  ['EDITED', 'edited_at'],
  ['TEXT', 'text'],
];
