import type { Crawl } from '@linkvitals/contract';
import { shortHost } from '@linkvitals/contract/readable/host';
import { ignoredBroken, pointsLost } from '@linkvitals/contract/score-parts';
import type { Texts, Words } from '../../texts/words.ts';
import { type Actions, actionsOf } from './actions.ts';
import { type IssueSummary, summariseIssues } from './issue-words.ts';
import type { Part, Tone } from './part.ts';
import { periodText } from './period-words.ts';
import type { FindingGroup, ReportFacts } from './report-source.ts';
import { scoreSentence } from './score-change.ts';
import { dateTime, duration, milliseconds } from './words.ts';

export interface Mark {
  /** Epoch ms. */
  readonly at: number;
  readonly day: string;
  /** Null: the crawl has no score; the line has a gap. */
  readonly score: number | null;
}

/** The first page of a report, in any format. */
export interface Summary {
  readonly title: string;
  readonly subtitle: string;
  readonly score: number | null;
  /** The score, or that there is none. */
  readonly scoreText: string;
  readonly status: string;
  /** Text in place of the drawing of the score. */
  readonly alt: string;
  readonly tone: Tone;
  readonly sentence: string;
  /** A sentence about the change of the score; undefined: it cannot be compared. */
  readonly change: string | undefined;
  /** Sentences about what keeps the score below 100. */
  readonly costs: readonly string[];
  readonly numbers: readonly (readonly [label: string, value: string])[];
  readonly links: readonly Part[];
  readonly findings: readonly Part[];
  /** Undefined: issues were not compared in this crawl. */
  readonly issues: IssueSummary | undefined;
  /** Scores over time, oldest first; empty without a period. */
  readonly history: readonly Mark[];
  /** Text in place of the drawing of the history. */
  readonly historyAlt: string;
  readonly actions: Actions;
}

const SEVERITIES = [
  ['error', 'critical'],
  ['warning', 'fair'],
  ['notice', 'unknown'],
] as const satisfies readonly (readonly [severity: FindingGroup['severity'], tone: Tone])[];

const VERDICTS = [
  ['ok', 'excellent'],
  ['broken', 'critical'],
  ['suspect', 'fair'],
  ['unverifiable', 'unknown'],
  ['not_checked', 'unknown'],
] as const satisfies readonly (readonly [verdict: string, tone: Tone])[];

/**
 * Makes the summary from the numbers that the API shows.
 * @param has whether a character can be drawn; default: each can
 */
export function summarise(facts: ReportFacts, words: Words, has?: (character: string) => boolean): Summary {
  const { crawl, hostname, verdicts, findings } = facts;
  const { reports } = words.texts;
  const bySeverity = (severity: FindingGroup['severity']): number =>
    findings.filter((one) => one.severity === severity).reduce((sum, one) => sum + one.count, 0);
  const status = reports.status[crawl.health_status];
  const score = crawl.health_score;
  const history = historyOf(facts, words);
  return {
    title: reports.title(shortHost(hostname, has)),
    subtitle: subtitleOf(facts, words),
    score,
    scoreText: score === null ? reports.notAvailable : String(score),
    status,
    alt: score === null ? reports.score.none(status) : reports.score.of(score, status),
    tone: crawl.health_status,
    sentence: sentenceOf(crawl, bySeverity('error'), words),
    change: scoreSentence(facts, words),
    costs: costsOf(crawl, reports.costs),
    numbers: numbersOf(crawl, words),
    links: VERDICTS.map(([verdict, tone]) => ({
      label: reports.verdicts[verdict],
      tone,
      count: verdicts[verdict] ?? 0,
    })),
    findings: SEVERITIES.map(([severity, tone]) => ({
      label: reports.severities[severity],
      tone,
      count: bySeverity(severity),
    })),
    issues: summariseIssues(facts, words),
    history,
    historyAlt: history.map((mark) => `${mark.day}: ${mark.score ?? reports.score.noScore}`).join(', '),
    actions: actionsOf(facts.fixes, words),
  };
}

const historyOf = ({ crawls }: ReportFacts, { format }: Words): Mark[] =>
  crawls
    .flatMap(({ finished_at, health_score: score }) => {
      const at = Date.parse(finished_at ?? '');
      return Number.isNaN(at) ? [] : [{ at, day: format.date(at), score }];
    })
    .toReversed();

function subtitleOf({ crawl: { finished_at, truncated }, period }: ReportFacts, words: Words): string {
  const { reports } = words.texts;
  const at = dateTime(finished_at, words);
  if (period === undefined) return reports.crawl(at, truncated);
  return `${periodText(period, words)} · ${reports.newest(at, truncated)}`;
}

function sentenceOf(crawl: Crawl, errors: number, { texts: { reports } }: Words): string {
  const { stats, progress } = crawl;
  const broken = stats?.broken_links ?? 0;
  const checked = progress.targets_checked;
  const links = broken === 0 ? reports.noneBroken(checked) : reports.broken(broken, checked, ignoredBroken(crawl));
  return errors === 0 ? links : `${links} ${reports.errors(errors)}`;
}

function numbersOf(
  { stats, response_time_ms: load, duration_seconds: seconds, progress }: Crawl,
  words: Words,
): Summary['numbers'] {
  const { numbers } = words.texts.reports;
  const { number } = words.format;
  return [
    [numbers.broken, number(stats?.broken_links ?? progress.broken)],
    [numbers.pages, number(stats?.pages_crawled ?? progress.pages_crawled)],
    [numbers.links, number(stats?.total_links ?? 0)],
    [numbers.load, milliseconds(load, words)],
    [numbers.redirects, number(stats?.redirects ?? 0)],
    [numbers.duration, duration(seconds, words)],
  ];
}

/** Sentences about the points that each kind of fault costs. The points add up to the difference to 100. */
function costsOf({ score_inputs: inputs, health_score: score }: Crawl, says: Texts['reports']['costs']): string[] {
  if (inputs === null || score === null) return [];
  const lost = pointsLost(score, inputs);
  const { pages_observed, pages_ok: ok } = inputs;
  return [
    ...(lost.links > 0 ? [says.links(lost.links)] : []),
    ...(lost.pages > 0 ? [says.pages(pages_observed - ok, ok, lost.pages)] : []),
    ...(lost.warnings > 0 ? [says.warnings(lost.warnings)] : []),
  ];
}
