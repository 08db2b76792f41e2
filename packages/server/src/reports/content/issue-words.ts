import { count } from '../../count.ts';
import { explainReason, type ListedIssue, type Suggestion, textOf } from '../../issues/index.ts';
import { toIso } from '../../time.ts';
import type { IssueGroup } from './issue-facts.ts';
import type { Part, Tone } from './part.ts';
import type { ReportedLink, ReportFacts } from './report-source.ts';

/** What became of issues. */
export interface IssueSummary {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** What the summary says of issues. */
export function summariseIssues({ issues, period }: Pick<ReportFacts, 'issues' | 'period'>): IssueSummary | undefined {
  if (issues === undefined) return undefined;
  const changes: readonly Part[] = [
    { label: 'New or back', count: issues.new + issues.reopened, tone: 'critical' },
    { label: 'Fixed', count: issues.fixed, tone: 'excellent' },
  ];
  const ignored: Part = { label: 'Ignored', count: issues.ignored, tone: 'unknown' };
  if (period !== undefined) {
    const open: Part = { label: 'Open at the end', count: issues.open, tone: 'fair' };
    return { title: 'Issues over the period', parts: [...changes, open, ignored] };
  }
  const others: readonly Part[] = [
    { label: 'Still there', count: issues.persisting, tone: 'fair' },
    { label: 'Not checked', count: issues.inconclusive, tone: 'unknown' },
  ];
  return { title: 'Issues since the crawl before', parts: [...changes, ...others, ignored] };
}

const GROUPS = {
  new: {
    title: 'Issues new or back',
    explanation:
      'Seen for the first time, or back after they were fixed, without what was ignored since. Errors first.',
  },
  fixed: { title: 'Fixed issues', explanation: 'Checked again and good, or gone from the site.' },
  standing: { title: 'Issues still open', explanation: 'Errors first, the oldest at the top.' },
} as const;

export const explainGroup = ({ name }: Pick<IssueGroup, 'name'>): (typeof GROUPS)[IssueGroup['name']] => GROUPS[name];

const TONES = { error: 'critical', warning: 'fair', notice: 'unknown' } as const;

/** An issue of a list, in words. */
export interface IssueEntry {
  readonly tone: Tone;
  /** A status code, or the severity. */
  readonly mark: string;
  readonly url: string;
  readonly text: string;
  /** What to link to instead, and why that. */
  readonly instead: { readonly url: string; readonly why: string } | null;
  /** What the crawl says of it; undefined: it is no broken link, or is fixed. */
  readonly link: ReportedLink | undefined;
}

const REGIONS = {
  header: 'in the header',
  nav: 'in the navigation',
  main: 'in the content',
  footer: 'in the footer',
  other: 'in the same place',
} as const;

const INSTEAD = {
  redirect: 'where it redirects',
  https: 'the same with https',
  spelling: 'the same, spelled another way',
  similar_page: 'a page with a similar name',
  archive: 'an archived copy',
} as const satisfies Record<Suggestion['reason'], string>;

const FIXED = {
  checked: 'checked again and good',
  unlinked: 'no page links to it any more',
  page_gone: 'the page is no more',
} as const;

const day = (at: number): string => toIso(Number(at)).slice(0, 10);

function timeOf({ fixed_at, fixed_because, opened_at, reopened_count }: ListedIssue): string {
  if (fixed_at !== null) {
    const why = fixed_because === null ? '' : `: ${FIXED[fixed_because]}`;
    return `fixed on ${day(fixed_at)}${why}`;
  }
  return reopened_count > 0 ? `back since ${day(opened_at)}` : `since ${day(opened_at)}`;
}

/** Only of a broken link does the status say something. */
const markOf = ({ kind, severity, status_code }: ListedIssue): string =>
  kind === 'broken_link' && status_code !== null ? String(status_code) : severity;

function extentOf({ kind, found_on_pages: pages, placement }: ListedIssue): string {
  const extent = kind === 'broken_link' && pages > 0 ? ` · on ${count(pages, 'page')}` : '';
  if (placement?.in_template !== true) return extent;
  return `${extent} · ${REGIONS[placement.region]} of ${count(placement.pages, 'page')}: one change corrects all of them`;
}

/** @param broken Broken links of the crawl, by their URL. */
export function issueEntry(issue: ListedIssue, broken: ReadonlyMap<string, ReportedLink>): IssueEntry {
  const { kind, severity, url, reason, suggestion } = issue;
  const what = kind === 'broken_link' ? explainReason(reason).title : textOf(kind).title.replace(/\.$/, '');
  const isFixed = issue.fixed_at !== null;
  return {
    tone: isFixed ? 'excellent' : TONES[severity],
    mark: isFixed ? 'fixed' : markOf(issue),
    url,
    text: `${what}${isFixed ? '' : extentOf(issue)} · ${timeOf(issue)}`,
    link: kind === 'broken_link' && !isFixed ? broken.get(url) : undefined,
    instead: isFixed || suggestion === null ? null : { url: suggestion.url, why: INSTEAD[suggestion.reason] },
  };
}
