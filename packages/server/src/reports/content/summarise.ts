import type { Crawl, HealthStatus, Target } from '@linkvitals/contract';
import { pointsLost } from '@linkvitals/contract/score-parts';
import { count } from '../../count.ts';
import { explainReason } from '../../issues/index.ts';
import { type IssueSummary, summariseIssues } from './issue-words.ts';
import type { Part, Tone } from './part.ts';
import type { FindingGroup, ReportFacts } from './report-source.ts';
import { scoreSentence } from './score-change.ts';
import { dateTime, duration, milliseconds, ofWhichIgnored } from './words.ts';

export interface Action {
  readonly tone: Tone;
  readonly title: string;
  /** What is broken; undefined: it is about several pages. */
  readonly url: string | undefined;
  readonly fix: string;
  /** How much of it there is. */
  readonly extent: string;
  /** The first pages that it is on. */
  readonly places: readonly string[];
  /** Whether it is on more pages than those. */
  readonly hasMore: boolean;
}

export interface Mark {
  /** ISO 8601. */
  readonly at: string;
  /** Null: the crawl has no score; the line has a gap. */
  readonly score: number | null;
}

/** The first page of a report, for whatever draws it. */
export interface Summary {
  readonly title: string;
  readonly subtitle: string;
  readonly score: number | null;
  readonly status: HealthStatus;
  readonly tone: Tone;
  readonly sentence: string;
  /** How the score changed; undefined: it cannot be compared. */
  readonly change: string | undefined;
  /** What keeps the score below 100. */
  readonly costs: readonly string[];
  readonly numbers: readonly (readonly [label: string, value: string])[];
  readonly links: readonly Part[];
  readonly findings: readonly Part[];
  /** Undefined: they were not compared in this crawl. */
  readonly issues: IssueSummary | undefined;
  /** Oldest first; empty without a period. */
  readonly history: readonly Mark[];
  readonly actions: readonly Action[];
}

const MAX_ACTIONS = 12;
/** Pages that an action names. */
const MAX_PLACES = 3;
const SEVERITY = {
  error: { weight: 2, tone: 'critical', label: 'Errors' },
  warning: { weight: 0.5, tone: 'fair', label: 'Warnings' },
  notice: { weight: 0.05, tone: 'unknown', label: 'Notices' },
} as const;

const VERDICTS: readonly (readonly [verdict: string, label: string, tone: Tone])[] = [
  ['ok', 'Good', 'excellent'],
  ['broken', 'Broken', 'critical'],
  ['suspect', 'Suspect', 'poor'],
  ['unverifiable', 'Not verifiable', 'fair'],
  ['not_checked', 'Not checked', 'unknown'],
];

/** What the summary says, from the numbers that the API shows. */
export function summarise(facts: ReportFacts): Summary {
  const { crawl, hostname, verdicts, findings, period } = facts;
  const bySeverity = (severity: FindingGroup['severity']): number =>
    findings.filter((one) => one.severity === severity).reduce((sum, one) => sum + one.count, 0);
  return {
    title: `Link health of ${hostname}`,
    subtitle: subtitleOf(crawl, period),
    score: crawl.health_score,
    status: crawl.health_status,
    tone: crawl.health_status,
    sentence: sentenceOf(crawl, bySeverity('error')),
    change: scoreSentence(facts),
    costs: costsOf(crawl),
    numbers: numbersOf(crawl),
    links: VERDICTS.map(([verdict, label, tone]) => ({ label, tone, count: verdicts[verdict] ?? 0 })),
    findings: (['error', 'warning', 'notice'] as const).map((severity) => ({
      label: SEVERITY[severity].label,
      tone: SEVERITY[severity].tone,
      count: bySeverity(severity),
    })),
    issues: summariseIssues(facts),
    history: facts.crawls.map(({ finished_at: at, health_score: score }) => ({ at: at ?? '', score })).toReversed(),
    actions: actionsOf(facts),
  };
}

function subtitleOf({ finished_at, truncated }: Crawl, period: ReportFacts['period']): string {
  const at = `Crawl that ended on ${dateTime(finished_at)}${truncated ? '; a limit cut it short' : ''}`;
  if (period === undefined) return at;
  const day = (time: number): string => dateTime(new Date(time).toISOString()).slice(0, 10);
  return `${day(period.from)} to ${day(period.to - 1)} · newest: ${at.charAt(0).toLowerCase()}${at.slice(1)}`;
}

function sentenceOf(crawl: Crawl, errors: number): string {
  const { stats, progress } = crawl;
  const broken = stats?.broken_links ?? 0;
  const links =
    broken === 0
      ? `None of ${count(progress.targets_checked, 'link')} is broken.`
      : `${count(broken, 'link')} of ${progress.targets_checked.toLocaleString('en')} ${broken === 1 ? 'is' : 'are'} broken${ofWhichIgnored(crawl)}.`;
  return errors === 0 ? links : `${links} Page checks found ${count(errors, 'error')}.`;
}

/** How many points each kind of fault costs; together they are what is missing to 100. */
function costsOf({ score_inputs: inputs, health_score: score }: Crawl): string[] {
  if (inputs === null || score === null) return [];
  const lost = pointsLost(score, inputs);
  const { pages_observed, pages_ok } = inputs;
  const pages = count(pages_observed - pages_ok, 'broken page');
  const costs = [
    ['Broken links cost', lost.links],
    [
      `${pages} of ${pages_observed.toLocaleString('en')} ${pages_observed - pages_ok === 1 ? 'costs' : 'cost'}`,
      lost.pages,
    ],
    ['Links with a warning, such as permanent redirects, cost', lost.warnings],
  ] as const;
  return costs.filter(([, points]) => points > 0).map(([what, points]) => `${what} ${count(points, 'point')}.`);
}

const numbersOf = ({
  stats,
  response_time_ms: load,
  duration_seconds: seconds,
  progress,
}: Crawl): Summary['numbers'] => [
  ['Broken links', (stats?.broken_links ?? progress.broken).toLocaleString('en')],
  ['Pages read', (stats?.pages_crawled ?? progress.pages_crawled).toLocaleString('en')],
  ['Links on pages', (stats?.total_links ?? 0).toLocaleString('en')],
  ['Average load time', milliseconds(load)],
  ['Redirects', (stats?.redirects ?? 0).toLocaleString('en')],
  ['Duration of the crawl', duration(seconds)],
];

interface Weighted {
  readonly weight: number;
  readonly action: Action;
}

function ofLink({ url, reason, status_code, found_on_pages, internal, found_on }: Target): Weighted {
  const { title, fix } = explainReason(reason);
  const pages = found_on_pages ?? found_on.length;
  const places = [...new Set(found_on.map((place) => place.page_url))].slice(0, MAX_PLACES);
  return {
    weight: pages * (internal ? 3 : 1),
    action: {
      tone: 'critical',
      title: status_code === null ? title : `${title} (${status_code})`,
      url,
      fix,
      extent: `on ${count(pages, 'page')}`,
      places,
      hasMore: pages > places.length,
    },
  };
}

const ofCheck = (group: FindingGroup, places: readonly string[]): Weighted => ({
  weight: group.count * SEVERITY[group.severity].weight,
  action: {
    tone: SEVERITY[group.severity].tone,
    title: group.title,
    url: undefined,
    fix: group.how_to_fix,
    extent: `on ${count(group.count, 'page')}`,
    places,
    hasMore: group.count > places.length,
  },
});

/** What a check found, less what people ignore of it; undefined: nothing is left. */
function notIgnored(group: FindingGroup, ignored: ReportFacts['ignored']): FindingGroup | undefined {
  const count = group.count - (ignored.get(group.code) ?? 0);
  return count > 0 ? { ...group, count } : undefined;
}

/** What to fix first: what stands on many pages, broken links before what page checks found. */
function actionsOf({ worst, findings, firstPages, ignored }: ReportFacts): Action[] {
  const checks = findings
    .filter(({ severity }) => severity !== 'notice')
    .flatMap((one) => notIgnored(one, ignored) ?? []);
  const pagesOf = ({ code }: FindingGroup) => (firstPages.get(code) ?? []).slice(0, MAX_PLACES).map(({ url }) => url);
  const all = [...worst.map(ofLink), ...checks.map((check) => ofCheck(check, pagesOf(check)))];
  return all
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_ACTIONS)
    .map(({ action }) => action);
}
