import type { Region } from '@linkvitals/crawler';
import type { Redirect, TlsDetail } from '@linkvitals/outbound';
import type { IssueKind, Severity } from './issue-kinds.ts';
import type { Suggestion } from './suggestions/suggestion.ts';

export type IssueState = 'open' | 'fixed' | 'ignored';

/** Reasons why a crawl, or a recheck, cannot say whether a fault is still there. */
export type Unseen =
  | 'crawl_failed'
  | 'truncated'
  | 'page_not_read'
  | 'not_checked'
  | 'excluded'
  | 'robots_disallowed'
  | 'unverifiable'
  | 'unconfirmed'
  | 'from_cache'
  | 'masked'
  | 'not_rendered'
  | 'rechecked_since'
  /** Reasons of rechecks only: the next three. */
  | 'site_unreachable'
  | 'needs_crawl'
  | 'crawled_since';

/** Reasons why a fault is gone: it was checked again, nothing links to it any more, or its page is gone. */
export type Soundness = 'checked' | 'unlinked' | 'page_gone';

/** Result of the last settled crawl for an issue. `none`: the issue was fixed before or is ignored, and is not counted. */
export type Outcome = 'new' | 'persisting' | 'fixed' | 'reopened' | 'inconclusive' | 'none';

/** Facts about a target behind a verdict. */
export interface Evidence {
  readonly verdict: string | null;
  readonly redirects: readonly Redirect[];
  readonly finalUrl: string | null;
  readonly tls: TlsDetail | null;
}

export interface IssueRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  readonly kind: IssueKind;
  readonly severity: Severity;
  readonly state: IssueState;
  /** URL of the target; for page checks, of the page. */
  readonly url: string;
  readonly url_hash: string;
  readonly host: string | null;
  readonly internal: boolean;
  readonly reason: string | null;
  readonly status_code: number | null;
  readonly detail: string | null;
  readonly evidence: Evidence | null;
  readonly found_on_pages: number;
  readonly placement: Placement | null;
  readonly suggestion: Suggestion | null;
  /** Time at which an archive is to be searched for a copy, epoch ms; null: no search is due. */
  readonly archive_due_at: number | null;
  readonly first_seen_at: number;
  readonly opened_at: number;
  /** The crawl that opened the issue last; null: a recheck or a person opened it. */
  readonly opened_crawl_id: string | null;
  readonly reopened_count: number;
  readonly last_seen_at: number;
  readonly last_seen_crawl_id: string;
  readonly last_checked_at: number;
  readonly rechecked_at: number | null;
  readonly fixed_at: number | null;
  readonly fixed_because: Soundness | null;
  /** The last crawl that was settled; `outcome` is its result for this issue. */
  readonly settled_crawl_id: string;
  readonly outcome: Outcome;
  readonly inconclusive_because: Unseen | null;
  readonly ignored_at: number | null;
  /** Null: ignored without an end. */
  readonly ignored_until: number | null;
  readonly ignored_because: string | null;
  readonly ignored_by: string | null;
  readonly ignore_rule_id: string | null;
  readonly acknowledged_at: number | null;
  readonly acknowledged_by: string | null;
  readonly assigned_to: string | null;
  /** The fix that settles it; null: it is not open, or no crawl has ranked it yet. */
  readonly fix_id: string | null;
  readonly version: number;
}

/** The place where most of the pages with a link to a target show it. */
export interface Placement {
  readonly region: Region;
  readonly text: string;
  /** Pages that have the link in this place. */
  readonly pages: number;
  /** Share of these among all pages with the link, 0.5 to 1. */
  readonly share: number;
  /** Links that remain when this place is changed: links in other places, or a second one on the same page. */
  readonly links_elsewhere: number;
  /** True when a part that these pages have in common holds the link, so that one change fixes all `pages`. */
  readonly in_template: boolean;
}

/** Columns that only people, rechecks and later crawls set, with their first values. */
export const untouched = {
  placement: null,
  suggestion: null,
  archive_due_at: null,
  reopened_count: 0,
  rechecked_at: null,
  fixed_at: null,
  fixed_because: null,
  inconclusive_because: null,
  ignored_at: null,
  ignored_until: null,
  ignored_because: null,
  ignored_by: null,
  ignore_rule_id: null,
  acknowledged_at: null,
  acknowledged_by: null,
  assigned_to: null,
  fix_id: null,
  version: 1,
} as const;

/** Position among the issues of a domain in a state, by the time of opening. */
export const placeOf = ({ opened_at, id }: Pick<IssueRow, 'opened_at' | 'id'>) => [opened_at, id] as const;

/** Whether the issue is ignored at a time, epoch ms. */
export const isIgnoredAt = (row: Pick<IssueRow, 'ignored_at' | 'ignored_until'>, at: number): boolean =>
  row.ignored_at !== null && (row.ignored_until === null || row.ignored_until > at);
