import type { Context } from '../../../context.ts';
import { type FindingCount, readFirstFaults, type TargetRow } from '../../../findings/crawls/index.ts';
import { type FaultFacts, findBrokenLinkFacts, Gathered, type OpenIssueRow } from '../../../findings/issues/index.ts';
import { findClosed } from './read-issues.ts';

/** Broken targets that are considered, those on the largest number of pages. */
const BROKEN = 1_000;
/** Pages of a check that are read. A check with more is one fix, wherever its pages are. */
const PAGES_OF_CHECK = 200;

type Known = Awaited<ReturnType<typeof findBrokenLinkFacts>>;

interface Wanted {
  readonly crawlId: string;
  readonly domainId: string;
  /** Findings of page checks that the crawl has. */
  readonly findings: readonly FindingCount[];
  /** Issues that people ignore now, by kind. */
  readonly ignored: ReadonlyMap<string, number>;
  /** True when no crawl has completed since. Issues of older crawls may be fixed, but a report is about its crawl. */
  readonly isNewest: boolean;
}

/** Facts that only issues in the database have. No rule for fixes reads them. */
const UNKNOWN = { id: '', assigned_to: null, fix_id: null } as const;

/** A broken target as an open issue, with what its issue knows now. */
function issueOf(target: TargetRow, known: Known): OpenIssueRow {
  const { url, url_hash, internal, navigational, content_type, reason, status_code } = target;
  const { placement = null, suggestion = null, opened_at = 0 } = known.get(url_hash) ?? {};
  return {
    ...UNKNOWN,
    ...{ kind: 'broken_link', severity: 'error', url, url_hash, reason, status_code, placement, suggestion, opened_at },
    ...{ internal, navigational, content_type, redirected: target.redirects.length > 0 ? 1 : 0, target_id: target.id },
    found_on_pages: target.found_on_pages ?? 0,
  };
}

type Faults = Awaited<ReturnType<typeof readFirstFaults>>;
type IsOpen = (fault: { readonly kind: string; readonly url: string }) => boolean;

/** Open findings of checks, and the checks with more pages than were read. */
function openChecks(
  { findings, ignored }: Pick<Wanted, 'findings' | 'ignored'>,
  found: Faults['findings'],
  isOpen: IsOpen,
): Pick<FaultFacts, 'checks' | 'cutChecks'> {
  const pagesOf = Map.groupBy(found, ({ code }) => code);
  const checks = findings.flatMap(({ code: kind, severity }) => {
    const issues = (pagesOf.get(kind) ?? []).map(({ page_url: url }) => ({ kind, severity, url, since: 0 }));
    return issues.filter(isOpen).map((issue) => ({ ...issue, id: '', fixId: null, assignee: null }));
  });
  const cutChecks = findings.flatMap(({ code: kind, severity, count }) => {
    const pages = count - (ignored.get(kind) ?? 0);
    const isCut = count > (pagesOf.get(kind)?.length ?? 0) && pages > 0;
    return isCut ? [{ kind, severity, pages, since: 0 }] : [];
  });
  return { checks, cutChecks };
}

/**
 * Reads the faults of a crawl as far as its results list them: broken links, and errors and warnings of page checks that nobody ignores now.
 */
export async function readFaults(ctx: Pick<Context, 'db' | 'account'>, wanted: Wanted): Promise<FaultFacts> {
  const { crawlId, domainId, ignored, isNewest } = wanted;
  const findings = wanted.findings.filter(({ severity }) => severity !== 'notice');
  const codes = findings.map(({ code }) => code);
  const found = await readFirstFaults(ctx, { crawlId, broken: BROKEN, codes, eachCheck: PAGES_OF_CHECK });
  const urls = [...found.broken.map(({ url }) => url), ...found.findings.map(({ page_url }) => page_url)];
  const stateOf = await findClosed(ctx, domainId, urls);
  const isOpen: IsOpen = (fault) => {
    const state = stateOf(fault);
    return state === undefined || (state === 'fixed' && !isNewest);
  };
  const broken = found.broken.filter(({ url }) => isOpen({ kind: 'broken_link', url }));
  const known = await findBrokenLinkFacts(ctx.db.knex, domainId, [...new Set(broken.map(({ url_hash }) => url_hash))]);
  const gathered = new Gathered();
  gathered.add(broken.map((target) => issueOf(target, known)));
  return { links: gathered.links, ...openChecks({ findings, ignored }, found.findings, isOpen) };
}
