import { inertWords } from '@linkvitals/contract/inert-text';
import { readableUrl } from '@linkvitals/contract/readable/url';
import type { UnreadSitemap } from '@linkvitals/crawler';
import type { CheckResult } from '../report/check-result.ts';
import type { CutPage } from '../report/site-report.ts';

/** A sentence at the end of a report, and its tone. */
export interface Remark {
  readonly tone: 'bad' | 'careful' | 'plain';
  readonly text: string;
}

/** Sentences about faults of the check as a whole; none when it went through. */
export function* remarks({ report, run }: CheckResult): Generator<Remark> {
  const { end, cutPages } = report.summary();
  if (end?.outcome !== 'completed' && end?.errorCode !== 'CANCELED') {
    const why = `${end?.error ?? 'the crawl broke off'} (${end?.errorCode ?? 'UNKNOWN_ERROR'})`;
    yield { tone: 'bad', text: inertWords(`${run.startUrl} could not be crawled: ${why}`) };
  }
  if (end?.errorCode === 'BLOCKED_ADDRESS') {
    const text = 'It leads to a private address or a forbidden port; --allow-private opens private addresses.';
    yield { tone: 'plain', text };
  }
  if (end?.errorCode === 'ROBOT_BLOCKED' || end?.error?.startsWith('The robots.txt')) {
    yield { tone: 'plain', text: '--no-robots checks the site whatever its robots.txt says.' };
  }
  if (end?.errorCode === 'CANCELED') {
    yield { tone: 'careful', text: 'Interrupted: this is what was known by then.' };
  }
  if (end?.outcome === 'completed' && end.truncated) {
    const limit = end.targetLimit === undefined ? `${run.maxPages} pages` : `${end.targetLimit} links`;
    yield { tone: 'careful', text: `Not the whole site: the limit of ${limit} was reached (--max-pages).` };
  }
  yield* unread(end?.unreadSitemaps ?? []);
  if (end?.trapped !== undefined) {
    const pages = end.trapped === 1 ? '1 page was' : `${end.trapped} pages were`;
    const text = `Not the whole site: ${pages} left out, because such URLs go on without end and their pages repeat (trap).`;
    yield { tone: 'careful', text };
  }
  yield* cutRemarks(cutPages);
}

/** The number of cut pages that a text report names; JSON has all of them. */
const CUT_SHOWN = 5;

function* cutRemarks(cutPages: readonly CutPage[]): Generator<Remark> {
  for (const [by, what, option] of [
    ['bytes', 'is larger than what is read of a page, or came too slowly', '--max-page-size, --timeout'],
    ['links', 'has more links than are checked', '--max-links'],
    ['targets', 'has links beyond those that are checked of a whole site', '--max-pages'],
  ] as const) {
    const urls = cutPages.filter((page) => page.by === by).map(({ url }) => readableUrl(url));
    const more = urls.length - CUT_SHOWN;
    for (const url of urls.slice(0, CUT_SHOWN))
      yield { tone: 'careful', text: inertWords(`Not the whole page: ${url} ${what} (${option}).`) };
    if (more > 0) yield { tone: 'careful', text: `Not the whole page: ${more} more, by the same limit (${option}).` };
  }
}

/** The number of sitemaps that are named one by one. */
const MAX_NAMED = 10;

function* unread(sitemaps: readonly UnreadSitemap[]): Generator<Remark> {
  for (const { url, namedBy, why } of sitemaps.slice(0, MAX_NAMED)) {
    yield { tone: 'careful', text: inertWords(`The sitemap ${url} ${why}. ${namedBy} names it.`) };
  }
  const more = sitemaps.length - MAX_NAMED;
  if (more > 0) yield { tone: 'careful', text: `Nor could ${more} more sitemaps be read (--format json lists all).` };
}

/** `1 page`, `2 pages`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The numbers of the check, as parts of one line; the third part is the number of broken targets. */
export function totals(result: CheckResult): string[] {
  const { pages, targets, broken, warnings, reasons } = result.report.summary();
  const { fromCache = 0 } = result.run;
  const known = knownBroken(result);
  return [
    `${counted(pages, 'page')} read`,
    targets === 1 ? '1 link' : `${targets} different links`,
    broken > 0 ? `${broken} broken${known > 0 ? ` (${known} known)` : ''}` : 'none broken',
    ...count('not verifiable', reasons.unverifiable),
    ...count('suspect', reasons.suspect),
    ...count('not checked', reasons.not_checked),
    ...(warnings > 0 ? [`${warnings} with warnings`] : []),
    ...(fromCache > 0 ? [`${fromCache} from the cache`] : []),
  ];
}

/** Sentences that name the option for what the text report counts and does not list. */
export function* unlisted(result: CheckResult): Generator<string> {
  const { warnings, reasons } = result.report.summary();
  if (Object.keys(reasons.suspect).length > 0) yield 'Suspect: failed once, and the check ended before the recheck.';
  if (warnings > 0 && !result.lists('warning')) yield 'With warnings: --fail-on warning lists them.';
  const silent = [
    ...(Object.keys(reasons.unverifiable).length > 0 && !result.lists('unverifiable') ? ['not verifiable'] : []),
    ...(Object.keys(reasons.suspect).length > 0 && !result.lists('unverifiable') ? ['suspect'] : []),
    ...(Object.keys(reasons.not_checked).length > 0 ? ['not checked'] : []),
  ].join(', ');
  if (silent !== '')
    yield `${silent[0]?.toUpperCase()}${silent.slice(1)}: --format csv lists every link with its reason.`;
}

export function knownBroken(result: CheckResult): number {
  if (!result.hasBaseline) return 0;
  let known = 0;
  for (const target of result.report.faulty()) if (target.verdict === 'broken' && result.grade(target).known) known++;
  return known;
}

function count(what: string, reasons: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  if (entries.length === 0) return [];
  const sum = entries.reduce((total, [, number]) => total + number, 0);
  return [`${sum} ${what} (${entries.map(([reason, number]) => `${reason} ${number}`).join(', ')})`];
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
