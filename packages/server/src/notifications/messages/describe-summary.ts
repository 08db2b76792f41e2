import { inertShortLine } from '@linkvitals/contract/inert-text';
import { count } from '../../count.ts';
import type { PageLinks } from '../../page-links.ts';
import { type Described, MAX_NAME_LENGTH, readOn } from './described.ts';
import type { NotificationContent, SummarisedDomain } from './notification-content.ts';

type Summary = Extract<NotificationContent, { kind: 'summary' }>;

const NAMES = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const nameOf = ({ hostname }: SummarisedDomain): string => inertShortLine(hostname, MAX_NAME_LENGTH);

/** Where nothing is known of changes, nothing is said of them. */
const sum = (domains: readonly SummarisedDomain[], member: 'new_issues' | 'fixed_issues'): number | null =>
  domains.every((domain) => domain[member] === null)
    ? null
    : domains.reduce((all, domain) => all + (domain[member] ?? 0), 0);

function changes(domains: readonly SummarisedDomain[]): string[] {
  const [added, fixed] = [sum(domains, 'new_issues'), sum(domains, 'fixed_issues')];
  return [
    ...(added === null ? [] : [count(added, 'new issue')]),
    ...(fixed === null ? [] : [count(fixed, 'fixed issue')]),
  ];
}

function scoreOf({ score, score_before }: SummarisedDomain): string {
  if (score === null) return 'no score yet';
  const change = score_before === null ? 0 : score - score_before;
  return `score ${score}${change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${Math.abs(change)})`}`;
}

/** What became of a report that was made for the mail. */
const REPORTS = {
  attached: 'PDF attached',
  too_large: 'PDF too large to attach',
  unreadable: 'PDF could not be read, see its reports',
} as const;

/** By domain. */
export type Attached = ReadonlyMap<string, keyof typeof REPORTS>;

function noteOf(domain: SummarisedDomain, report: keyof typeof REPORTS | undefined): string {
  const { broken, crawls, failed_crawls: failed } = domain;
  return [
    scoreOf(domain),
    ...(broken === null ? [] : [count(broken, 'broken link')]),
    ...changes([domain]),
    ...(crawls === 0 ? ['not crawled'] : []),
    ...(failed === 0 ? [] : [count(failed, 'failed crawl')]),
    ...(report === undefined ? [] : [REPORTS[report]]),
  ].join(', ');
}

/** Whether nothing changed. Where nothing is known of changes, there were none. */
export const isQuiet = ({ score, score_before, new_issues, fixed_issues, failed_crawls }: SummarisedDomain): boolean =>
  score === score_before && (new_issues ?? 0) === 0 && (fixed_issues ?? 0) === 0 && failed_crawls === 0;

/** A summary of one domain names it; one of several lists them, worst first. Without any change it is one line. */
export function describeSummary(
  { frequency, from, to, domains, more }: Summary,
  { links, attached }: { readonly links: PageLinks | undefined; readonly attached: Attached },
): Described {
  const [only] = domains;
  const many = domains.length + more;
  const subject = many === 1 && only !== undefined ? nameOf(only) : count(many, 'domain');
  const title = `${NAMES[frequency]} summary: ${subject}${news(domains)}`;
  const reports = links && only && { label: 'Open the reports', url: links.reports(only.domain_id) };
  if (domains.every(isQuiet)) {
    const closing = `Nothing changed from ${dateOf(from)} to ${dateOf(to)}.`;
    return { title, facts: [], items: [], closing, link: many === 1 ? reports : undefined };
  }
  const { closing, link } = readOn(
    reports,
    many === 1 && only ? `GET /api/v1/domains/${only.domain_id}/reports` : 'GET /api/v1/domains',
  );
  return {
    title,
    facts: [
      ['Period', `${dateOf(from)} to ${dateOf(to)}`],
      ['Broken links', String(domains.reduce((all, { broken }) => all + (broken ?? 0), 0))],
      ...(changes(domains).length === 0 ? [] : [['Changes', changes(domains).join(', ')] as const]),
    ],
    items: domains.map((domain) => ({
      quoted: nameOf(domain),
      note: noteOf(domain, attached.get(domain.domain_id)),
      url: links?.reports(domain.domain_id),
    })),
    closing: more === 0 ? closing : `${count(more, 'domain')} more. ${closing}`.trim(),
    // Of several, each has its own.
    link: many === 1 ? link : undefined,
  };
}

function news(domains: readonly SummarisedDomain[]): string {
  if (domains.every(isQuiet)) return ', nothing changed';
  const all = changes(domains).filter((one) => !one.startsWith('0 '));
  return all.length === 0 ? '' : `, ${all.join(', ')}`;
}
