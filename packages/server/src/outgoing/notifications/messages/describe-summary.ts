import type { PageLinks } from '../../../platform/page-links.ts';
import type { Words } from '../../../reporting/texts/words.ts';
import { type Described, namesOf, type PageLink, shownHost } from './described.ts';
import type { NotificationContent, SummarisedDomain } from './notification-content.ts';

type Summary = Extract<NotificationContent, { kind: 'summary' }>;

/** Sum over domains; null when the number is known for no domain. */
const sum = (domains: readonly SummarisedDomain[], member: 'new_issues' | 'fixed_issues'): number | null =>
  domains.every((domain) => domain[member] === null)
    ? null
    : domains.reduce((all, domain) => all + (domain[member] ?? 0), 0);

/** Phrases about new and fixed issues. @param least a smaller number is left out */
function changes(domains: readonly SummarisedDomain[], { texts }: Words, least = 0): string[] {
  const { newIssues, fixedIssues } = texts.notifications.summary;
  const [added, fixed] = [sum(domains, 'new_issues'), sum(domains, 'fixed_issues')];
  return [
    ...(added === null || added < least ? [] : [newIssues(added)]),
    ...(fixed === null || fixed < least ? [] : [fixedIssues(fixed)]),
  ];
}

function scoreOf({ score, score_before }: SummarisedDomain, { texts, format }: Words): string {
  const says = texts.notifications.summary;
  if (score === null) return says.noScore;
  const change = score_before === null ? 0 : score - score_before;
  return `${says.score(score)}${change === 0 ? '' : ` (${format.change(change)})`}`;
}

/** Names of texts about the reports that were made for the mail. */
const REPORTS = { attached: 'attached', too_large: 'tooLarge', unreadable: 'unreadable' } as const;

/** Results of the reports by domain. */
export type Attached = ReadonlyMap<string, keyof typeof REPORTS>;

function noteOf(domain: SummarisedDomain, report: keyof typeof REPORTS | undefined, words: Words): string {
  const { broken, crawls, failed_crawls: failed } = domain;
  const says = words.texts.notifications.summary;
  return [
    scoreOf(domain, words),
    ...(broken === null ? [] : [says.broken(broken)]),
    ...changes([domain], words),
    ...(crawls === 0 ? [says.notCrawled] : []),
    ...(failed === 0 ? [] : [says.failedCrawls(failed)]),
    ...(report === undefined ? [] : [says[REPORTS[report]]]),
  ].join(', ');
}

/** Whether nothing changed. Unknown numbers count as no change. */
export const isQuiet = ({ score, score_before, new_issues, fixed_issues, failed_crawls }: SummarisedDomain): boolean =>
  score === score_before && (new_issues ?? 0) === 0 && (fixed_issues ?? 0) === 0 && failed_crawls === 0;

interface Wording {
  readonly words: Words;
  readonly links: PageLinks;
  readonly attached: Attached;
}

/** Describes a summary. A summary of one domain names it; one of several lists them, worst first. Without any change it is one line. */
export function describeSummary(summary: Summary, { words, links, attached }: Wording): Described {
  const { from, to, domains, more } = summary;
  const { summary: says, facts } = words.texts.notifications;
  const title = titleOf(summary, words);
  const period = says.period(words.format.date(from), words.format.date(to));
  const page = pageOf(summary, { words, links });
  if (domains.every(isQuiet)) {
    const closing = says.nothingChanged(period);
    return { title, facts: [], items: [], closing, link: page };
  }
  const changed = changes(domains, words);
  const broken = domains.reduce((all, one) => all + (one.broken ?? 0), 0);
  return {
    title,
    facts: [
      [facts.period, period],
      [facts.broken, words.format.number(broken)],
      ...(changed.length === 0 ? [] : [[facts.changes, changed.join(', ')] as const]),
    ],
    items: domains.map((domain) => ({
      ...namesOf(domain),
      note: noteOf(domain, attached.get(domain.domain_id), words),
      url: links.reports(domain.domain_id),
    })),
    closing: more === 0 ? '' : says.more(more),
    link: page,
  };
}

/** The link of a summary: for one domain to its reports, for several to the list of domains. Then each domain has its own link too. */
function pageOf({ domains, more }: Summary, { words, links }: Omit<Wording, 'attached'>): PageLink | undefined {
  const { open, openAll } = words.texts.notifications.summary;
  const [only] = domains;
  if (only === undefined) return undefined;
  return domains.length + more === 1
    ? { label: open, url: links.reports(only.domain_id) }
    : { label: openAll, url: links.domains };
}

function titleOf({ frequency, domains, more }: Summary, words: Words): string {
  const says = words.texts.notifications.summary;
  const [only] = domains;
  const many = domains.length + more;
  const subject = many === 1 && only !== undefined ? shownHost(only.hostname) : says.domains(many);
  const news = domains.every(isQuiet) ? [says.quiet] : changes(domains, words, 1);
  return [`${says.names[frequency]}: ${subject}`, ...news].join(', ');
}
