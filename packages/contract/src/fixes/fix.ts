import type { FindingSeverity, FixSubject, IssuePlacement } from '../types.ts';
import type { LinkIssue, PageIssue } from './facts.ts';

/** The subject of a fix: where the change is to be made. */
export type Subject =
  /** A link in a part that many pages share, such as their footer. */
  | {
      readonly kind: 'shared_link';
      readonly url: string;
      readonly place: Pick<IssuePlacement, 'region' | 'text' | 'pages'>;
    }
  /** A URL of the site that is gone, and to which many pages link. */
  | { readonly kind: 'missing_page'; readonly url: string }
  /** Targets that all moved by one rule: `https://a.example/blog/*` is now `https://a.example/news/*`. */
  | { readonly kind: 'moved_pattern'; readonly from: string; readonly to: string }
  /** A host of others whose every known target fails in the same way. */
  | { readonly kind: 'dead_host'; readonly host: string }
  | { readonly kind: 'own_certificate'; readonly host: string }
  /** A page check on many pages of the site, or of one folder: `/products/`; undefined: anywhere. */
  | { readonly kind: 'page_check'; readonly code: string; readonly folder: string | undefined }
  /** Any other target. */
  | { readonly kind: 'link'; readonly url: string }
  /** A page with findings that it does not share with others. */
  | { readonly kind: 'page'; readonly url: string };

export type FixKind = Subject['kind'];

/** A change that one person makes in one place. It settles one issue, or hundreds. */
export type Fix<Link extends LinkIssue = LinkIssue, Check extends PageIssue = PageIssue> = Subject & {
  /** Stays the same from crawl to crawl. It holds whole URLs, so it may be long. */
  readonly id: string;
  /** The worst one of its issues. */
  readonly severity: FindingSeverity;
  /** Number of pages on which its issues stand. When not all of these pages are known, there may be more. */
  readonly pages: number;
  /** Time at which the first of its issues was opened, epoch ms. */
  readonly since: number;
  /** Faults of targets that it settles. */
  readonly links: readonly Link[];
  /** Findings of page checks that it settles. */
  readonly checks: readonly Check[];
};

/** Part of the weight of an error that an issue of a severity has. */
export const severityWeight: Readonly<Record<FindingSeverity, number>> = { error: 1, warning: 0.25, notice: 0.05 };

/** Severity and age that a fix takes from its issues. */
export function worstAndOldest(issues: Iterable<Pick<LinkIssue, 'severity' | 'since'>>) {
  let severity: FindingSeverity = 'notice';
  let since = Number.POSITIVE_INFINITY;
  for (const issue of issues) {
    if (severityWeight[issue.severity] > severityWeight[severity]) severity = issue.severity;
    since = Math.min(since, issue.since);
  }
  return { severity, since };
}

const NONE: FixSubject = {
  url: null,
  host: null,
  from: null,
  to: null,
  code: null,
  folder: null,
  region: null,
  text: null,
};

/** The subject of a fix as the API and the report of a check have it: the members of its kind are set, the others are null. Pure. */
export function subjectMembers(fix: Subject): FixSubject {
  switch (fix.kind) {
    case 'shared_link':
      return { ...NONE, url: fix.url, region: fix.place.region, text: fix.place.text };
    case 'moved_pattern':
      return { ...NONE, from: fix.from, to: fix.to };
    case 'dead_host':
    case 'own_certificate':
      return { ...NONE, host: fix.host };
    case 'page_check':
      return { ...NONE, code: fix.code, folder: fix.folder ?? null };
    default:
      return { ...NONE, url: fix.url };
  }
}
