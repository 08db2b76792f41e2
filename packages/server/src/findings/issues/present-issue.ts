import type { Issue, IssueChange, TargetIssue } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../platform/time.ts';
import { textOf } from '../../reporting/texts/kind-texts.ts';
import type { ChangeRow } from './change-store.ts';
import { howToFixOf } from './issue-kinds.ts';
import type { ShownIssue } from './issue-store.ts';
import { presentEvidence, presentRedirects, presentTls } from './present-evidence.ts';
import type { TargetIssueRow } from './target-issues-store.ts';

const ignoredOf = (row: Omit<TargetIssueRow, 'url_hash'>): Issue['ignored'] =>
  row.ignored_at === null
    ? null
    : {
        reason: row.ignored_because ?? '',
        by: row.ignored_by ?? '',
        at: toIso(row.ignored_at),
        until: toIsoOrNull(row.ignored_until),
        rule_id: row.ignore_rule_id,
      };

/** An issue as the API shows it beside a target in the results of a crawl. */
export const presentTargetIssue = (row: TargetIssueRow): TargetIssue => ({
  id: row.id,
  state: row.state,
  ignored: ignoredOf(row),
});

/** An issue as the API shows it. */
export function presentIssue(row: ShownIssue & { readonly firstPlace?: Issue['first_place'] }): Issue {
  const { title } = textOf(row.kind);
  const { evidence } = row;
  return {
    id: row.id,
    domain_id: row.domain_id,
    domain: row.hostname,
    kind: row.kind,
    severity: row.severity,
    state: row.state,
    title,
    how_to_fix: howToFixOf(row),
    url: row.url,
    host: row.host,
    internal: row.internal,
    reason: row.reason,
    status_code: row.status_code,
    detail: row.detail,
    tls: evidence?.tls ? presentTls(evidence.tls) : null,
    redirects: presentRedirects(evidence?.redirects ?? []),
    final_url: evidence?.finalUrl ?? null,
    found_on_pages: row.found_on_pages,
    ...(row.firstPlace !== undefined && { first_place: row.firstPlace }),
    placement: row.placement,
    suggestion: row.suggestion,
    first_seen_at: toIso(row.first_seen_at),
    opened_at: toIso(row.opened_at),
    last_seen_at: toIso(row.last_seen_at),
    last_checked_at: toIso(row.last_checked_at),
    fixed_at: toIsoOrNull(row.fixed_at),
    fixed_because: row.fixed_because,
    reopened_count: row.reopened_count,
    outcome: row.outcome,
    inconclusive_because: row.inconclusive_because,
    ignored: ignoredOf(row),
    acknowledged:
      row.acknowledged_at === null ? null : { by: row.acknowledged_by ?? '', at: toIso(row.acknowledged_at) },
    assignee_id: row.assigned_to,
    fix_id: row.fix_id,
  };
}

export const presentIssueChange = (row: ChangeRow): IssueChange => ({
  id: row.id,
  change: row.change_kind,
  at: toIso(row.created_at),
  crawl_id: row.crawl_id,
  by: row.actor_name,
  evidence: presentEvidence(row.evidence),
});
