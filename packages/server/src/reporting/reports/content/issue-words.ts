import type { FindingSeverity } from '@linkvitals/contract';
import type { ListedIssue } from '../../../findings/issues/index.ts';
import { explainReason } from '../../texts/explain-reason.ts';
import type { Texts, Words } from '../../texts/words.ts';
import type { IssueGroup } from './issue-facts.ts';
import { type Part, SEVERITY_TONES, type Tone } from './part.ts';
import type { ReportedLink, ReportFacts } from './report-source.ts';

/** Numbers of issues, with a title. */
export interface IssueSummary {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Summarises the issues; undefined: they were not compared in this crawl. */
export function summariseIssues(
  { issues, period }: Pick<ReportFacts, 'issues' | 'period'>,
  { texts }: Words,
): IssueSummary | undefined {
  if (issues === undefined) return undefined;
  const { parts, since, overPeriod } = texts.issues;
  // People may have ignored some issues since the crawl; the summary has the same numbers as the lists below it.
  const shown = issues.now ?? { ...issues, new: issues.new + issues.reopened };
  const changes: readonly Part[] = [
    { label: parts.new, count: shown.new, tone: 'critical' },
    { label: parts.fixed, count: shown.fixed, tone: 'excellent' },
  ];
  const ignored: Part = { label: parts.ignored, count: issues.ignored, tone: 'unknown' };
  if (period !== undefined) {
    const open: Part = { label: parts.open, count: issues.open, tone: 'fair' };
    return { title: overPeriod, parts: [...changes, open, ignored] };
  }
  const others: readonly Part[] = [
    { label: parts.persisting, count: shown.persisting, tone: 'fair' },
    { label: parts.inconclusive, count: shown.inconclusive, tone: 'unknown' },
  ];
  return { title: since, parts: [...changes, ...others, ignored] };
}

export const explainGroup = (
  { name }: Pick<IssueGroup, 'name'>,
  { texts }: Words,
): Texts['issues']['groups'][IssueGroup['name']] => texts.issues.groups[name];

/** An issue of a list, in words. */
export interface IssueEntry {
  /** Code of its kind. */
  readonly kind: string;
  readonly severity: FindingSeverity;
  readonly tone: Tone;
  /** A status code, or the severity. */
  readonly mark: string;
  readonly url: string;
  /** Details that the kind does not say. */
  readonly text: string;
  /** URL to link to instead, and the reason. */
  readonly instead: { readonly url: string; readonly why: string } | null;
  /** The broken link in the crawl; undefined: the issue is no broken link, or is fixed. */
  readonly link: ReportedLink | undefined;
  readonly isFixed: boolean;
}

function timeOf(
  { fixed_at, fixed_because, opened_at, reopened_count }: ListedIssue,
  { texts: { issues }, format }: Words,
): string {
  const day = (at: number): string => format.date(Number(at));
  if (fixed_at !== null) {
    const why = fixed_because === null ? '' : `: ${issues.fixedBecause[fixed_because]}`;
    return `${issues.fixedOn(day(fixed_at))}${why}`;
  }
  return reopened_count > 0 ? issues.backSince(day(opened_at)) : issues.sinceDay(day(opened_at));
}

/** A status code for broken links; for other issues the severity, as their status says nothing. */
const markOf = ({ kind, severity, status_code }: ListedIssue, { texts }: Words): string =>
  kind === 'broken_link' && status_code !== null ? String(status_code) : texts.reports.severity[severity];

function extentsOf({ kind, found_on_pages: pages, placement }: ListedIssue, { texts }: Words): string[] {
  const extent = kind === 'broken_link' && pages > 0 ? [texts.reports.onPages(pages)] : [];
  if (placement?.in_template !== true) return extent;
  return [...extent, texts.issues.oneChange(texts.issues.regions[placement.region], placement.pages)];
}

/** Describes an issue of a list. @param broken broken links of the crawl by their URL */
export function issueEntry(issue: ListedIssue, broken: ReadonlyMap<string, ReportedLink>, words: Words): IssueEntry {
  const { kind, severity, url, reason, suggestion } = issue;
  const { issues } = words.texts;
  const isLink = kind === 'broken_link';
  const why = isLink ? [explainReason(reason, words.language).title] : [];
  const isFixed = issue.fixed_at !== null;
  return {
    kind,
    severity,
    tone: isFixed ? 'excellent' : SEVERITY_TONES[severity],
    mark: isFixed ? issues.fixed : markOf(issue, words),
    url,
    text: [...why, ...(isFixed ? [] : extentsOf(issue, words)), timeOf(issue, words)].join(' · '),
    link: isLink && !isFixed ? broken.get(url) : undefined,
    instead:
      isFixed || suggestion === null ? null : { url: suggestion.url, why: issues.suggestions[suggestion.reason] },
    isFixed,
  };
}
