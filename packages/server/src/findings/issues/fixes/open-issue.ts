import type { LinkIssue, PageIssue } from '@linkvitals/contract/fixes';
import { fromJsonColumn } from '../../../platform/storage/index.ts';
import { isTargetKind } from '../issue-kinds.ts';
import type { IssueRow, Placement } from '../issue-row.ts';
import { liveUrl, type Suggestion } from '../suggestions/suggestion.ts';

interface Known {
  readonly id: string;
  /** The fix that has it so far; null: none. */
  readonly fixId: string | null;
  readonly assignee: string | null;
}

/** An open fault of a target, as the rule for fixes reads it. */
export interface OpenLink extends LinkIssue, Known {
  readonly urlHash: string;
  /** Number of the target in the crawl that ranks the fixes; null: that crawl does not have it. */
  readonly targetId: number | null;
  readonly status: number | null;
}

/** An open finding of a page check, as the rule for fixes reads it. */
export interface OpenCheck extends PageIssue, Known {}

export interface OpenIssues {
  readonly links: readonly OpenLink[];
  readonly checks: readonly OpenCheck[];
}

type Json = 'placement' | 'suggestion';

/** An open issue with its target in a crawl, as the database returns it. Without that target these columns are null. */
export interface OpenIssueRow
  extends Pick<
      IssueRow,
      | 'id'
      | 'kind'
      | 'severity'
      | 'url'
      | 'url_hash'
      | 'reason'
      | 'status_code'
      | 'found_on_pages'
      | 'opened_at'
      | 'assigned_to'
    >,
    Readonly<Record<Json, string | null>> {
  readonly internal: number;
  readonly fix_id: string | null;
  readonly target_id: number | null;
  readonly navigational: number | null;
  readonly content_type: string | null;
  readonly redirected: number | null;
}

const HTML: ReadonlySet<string | null> = new Set(['text/html', 'application/xhtml+xml']);

/** Whether the score counts the broken target among the pages too. */
const isPage = ({ internal, navigational, content_type, redirected, reason }: OpenIssueRow): boolean =>
  internal === 1 && navigational === 1 && HTML.has(content_type) && redirected === 0 && reason !== 'fragment_missing';

function toOpenLink(row: OpenIssueRow): OpenLink {
  const { id, kind, severity, url, reason } = row;
  return {
    ...{ id, kind, severity, url, reason, urlHash: row.url_hash, targetId: row.target_id },
    status: row.status_code,
    fixId: row.fix_id,
    assignee: row.assigned_to,
    internal: Boolean(row.internal),
    isPage: isPage(row),
    pages: row.found_on_pages,
    // The pages of several targets together are counted when it is known which of them are one fix.
    foundOn: [],
    placement: fromJsonColumn<Placement>(row.placement),
    suggestion: liveUrl(fromJsonColumn<Suggestion>(row.suggestion)),
    since: row.opened_at,
  };
}

const toOpenCheck = ({ id, kind, severity, url, opened_at, assigned_to, fix_id }: OpenIssueRow): OpenCheck => ({
  ...{ id, kind, severity, url, fixId: fix_id, assignee: assigned_to, since: opened_at },
});

/** Open issues that are read chunk by chunk. */
export class Gathered implements OpenIssues {
  readonly links: OpenLink[] = [];
  readonly checks: OpenCheck[] = [];

  add(rows: readonly OpenIssueRow[]): void {
    for (const row of rows) {
      if (isTargetKind(row.kind)) this.links.push(toOpenLink(row));
      else this.checks.push(toOpenCheck(row));
    }
  }
}
