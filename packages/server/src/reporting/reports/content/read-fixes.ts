import type { Crawl } from '@linkvitals/contract';
import {
  type CutCheck,
  doubtfulHosts,
  type Fix,
  hostOf,
  listFixes,
  type PageIssue,
  type RankedFix,
  severityWeight,
} from '@linkvitals/contract/fixes';
import type { Context } from '../../../context.ts';
import {
  type CrawlForReport,
  findFirstPages,
  findWorkingHosts,
  type TargetRow,
} from '../../../findings/crawls/index.ts';
import { findBrokenLinkFacts } from '../../../findings/issues/index.ts';
import { findClosed } from './read-issues.ts';
import type { BrokenLink, FixFacts, ReportedFix } from './reported-fix.ts';

/** Broken targets that are considered, those on the largest number of pages. */
export const BROKEN = 1_000;
/** Pages of a check that are read. A check with more is one fix, wherever its pages are. */
export const PAGES_OF_CHECK = 200;
/** Fixes that a report names. */
const FIXES = 12;
/** Pages that a fix names. */
const PLACES = 3;

const HTML: ReadonlySet<string | null> = new Set(['text/html', 'application/xhtml+xml']);

type Reading = Pick<Context, 'db' | 'account'>;

interface Reported {
  readonly found: CrawlForReport;
  readonly crawl: Crawl;
  readonly domainId: string;
  /** Issues that people ignore now, by kind. */
  readonly ignored: ReadonlyMap<string, number>;
  /** True when no crawl has completed since. Issues of older crawls may be fixed, but a report is about its crawl. */
  readonly isNewest: boolean;
}

type IsOpen = (fault: { readonly kind: string; readonly url: string }) => boolean;

/** Whether the score counts the broken target among the pages too. */
const isPage = ({ internal, navigational, content_type, redirects, reason }: TargetRow): boolean =>
  Boolean(internal) &&
  Boolean(navigational) &&
  HTML.has(content_type) &&
  redirects.length === 0 &&
  reason !== 'fragment_missing';

async function brokenLinks({ db }: Reading, domainId: string, targets: readonly TargetRow[]): Promise<BrokenLink[]> {
  const issues = await findBrokenLinkFacts(db.knex, domainId, [...new Set(targets.map(({ url_hash }) => url_hash))]);
  return targets.map((target) => {
    const { id, url, reason, status_code, found_on_pages: pages } = target;
    const { placement = null, suggestion, opened_at: since = 0 } = issues.get(target.url_hash) ?? {};
    return {
      kind: 'broken_link',
      severity: 'error',
      ...{ id, url, reason, status_code, placement, since },
      internal: Boolean(target.internal),
      isPage: isPage(target),
      pages: pages ?? 0,
      foundOn: [],
      suggestion: suggestion == null || suggestion.reason === 'archive' ? null : suggestion.url,
    };
  });
}

/** Findings that are errors or warnings, and those of them with more pages than were read. */
function openChecks({ found, ignored }: Reported, isOpen: IsOpen) {
  const known = Map.groupBy(found.firstFindings, ({ code }) => code);
  const checks: PageIssue[] = [];
  const cutChecks: CutCheck[] = [];
  for (const { code: kind, severity, count } of found.findings) {
    if (severity === 'notice') continue;
    const first = known.get(kind) ?? [];
    const open = first.map(({ page_url: url }) => ({ kind, severity, url, since: 0 })).filter(isOpen);
    checks.push(...open);
    const pages = count - (ignored.get(kind) ?? 0);
    if (count > first.length && pages > 0) cutChecks.push({ kind, severity, pages, since: 0 });
  }
  return { checks, cutChecks };
}

function reportedFix(
  fix: RankedFix<Fix<BrokenLink, PageIssue>>,
  pagesOf: ReadonlyMap<number, readonly string[]>,
): ReportedFix {
  const { links, checks } = fix;
  const worstFirst = checks.toSorted((a, b) => severityWeight[b.severity] - severityWeight[a.severity]);
  const holding = links.slice(0, PLACES).flatMap(({ id }) => pagesOf.get(id) ?? []);
  const places = [...new Set([...holding, ...checks.slice(0, PLACES).map(({ url }) => url)])].slice(0, PLACES);
  return {
    fix: { ...fix, links: links.slice(0, 1), checks: [], pages: Math.max(fix.pages, places.length) },
    targets: links.length,
    codes: fix.kind === 'page_check' ? [fix.code] : [...new Set(worstFirst.map(({ kind }) => kind))],
    places,
  };
}

/** Reads what is to be fixed after a crawl, the first thing at the top. */
export async function readFixes(ctx: Reading, reported: Reported): Promise<FixFacts> {
  const { found, crawl, domainId, isNewest } = reported;
  const urls = [...found.broken.map(({ url }) => url), ...found.firstFindings.map(({ page_url }) => page_url)];
  const stateOf = await findClosed(ctx, domainId, urls);
  const isOpen: IsOpen = (fault) => {
    const state = stateOf(fault);
    return state === undefined || (state === 'fixed' && !isNewest);
  };
  const broken = Map.groupBy(found.broken, ({ url }) => isOpen({ kind: 'broken_link', url }));
  const [targets = [], closed = []] = [broken.get(true), broken.get(false)];
  const links = await brokenLinks(ctx, domainId, targets);
  const fixes = listFixes({
    ...openChecks(reported, isOpen),
    links,
    // Of a host with a link that is fixed or ignored, not all links are to be replaced.
    workingHosts: new Set([
      ...(await findWorkingHosts(ctx, crawl.id, [...doubtfulHosts(links)])),
      ...closed.flatMap(({ url }) => hostOf(url) ?? []),
    ]),
    crawledPages: crawl.stats?.pages_crawled ?? crawl.progress.pages_crawled,
    scoreInputs: crawl.score_inputs,
  });
  const first = fixes.slice(0, FIXES);
  const named = first.flatMap((fix) => fix.links.slice(0, PLACES).map(({ id }) => id));
  const pagesOf = await findFirstPages(ctx, { crawlId: crawl.id, targets: named, each: PLACES });
  return { first: first.map((fix) => reportedFix(fix, pagesOf)), count: fixes.length };
}
