import { type CrawlRecord, crawlSite, isMadeByScripts, type PageRecord, type VerdictRecord } from '@linkvitals/crawler';
import type { Context } from '../../../context.ts';
import { holdRendering, pageLimits, siteOptions } from '../../crawls/index.ts';
import type { IssueRow, Look } from '../../issues/index.ts';

export type SiteToRequest = Parameters<typeof siteOptions>[1];

/** Maximum number of pages: the URL, its redirects, the start page, and some room. */
const MAX_PAGES = 10;
const TIME_MS = 180_000;
/** Milliseconds for which refusals of a host are waited out. A host that refuses for longer counts as not seen. */
const PATIENCE_MS = 30_000;

interface LookInput {
  readonly site: SiteToRequest;
  readonly issue: Pick<IssueRow, 'url' | 'kind' | 'internal'>;
  /** Start page of the site; undefined: not known. */
  readonly home: string | undefined;
  readonly signal: AbortSignal;
}

interface Looked {
  readonly look: Look;
  /** URLs for which a request was sent. */
  readonly urlsRequested: number;
}

/** Records of the crawler about one URL */
interface Collected {
  readonly ids: Map<string, number>;
  readonly verdicts: Map<number, VerdictRecord>;
  readonly pages: Map<number, PageRecord>;
  readonly findings: Extract<CrawlRecord, { type: 'finding' }>[];
  at: number;
}

/**
 * Requests one URL as crawls do: robots.txt, patterns, pace, headers, rechecks. It never reuses a verdict of another
 * crawl.
 */
export async function lookAtUrl(ctx: Context, { site, issue, home, signal }: LookInput): Promise<Looked> {
  const options = siteOptions(ctx, site);
  await using rendering = await holdRendering(ctx, site);
  const seen: Collected = { ids: new Map(), verdicts: new Map(), pages: new Map(), findings: [], at: ctx.clock.now() };
  const records = crawlSite({
    ...options,
    externalHosts: { ...options.externalHosts, cached: () => undefined },
    rate: { ...options.rate, inFlight: 1 },
    refusalPatienceMs: PATIENCE_MS,
    limits: { ...pageLimits(ctx), maxPages: MAX_PAGES, depthLimit: 0, timeMs: TIME_MS },
    only: { url: issue.url, home, doubted: issue.kind === 'soft_404' },
    ...(rendering === undefined ? {} : { rendering }),
    signal,
  });
  let isSiteThere = false;
  for await (const record of records) {
    if (record.type === 'end') isSiteThere = record.outcome === 'completed';
    else collect(seen, record, { url: issue.url, now: ctx.clock.now() });
  }
  signal.throwIfAborted();
  const urlsRequested = [...seen.verdicts.values()].filter(({ requested }) => requested).length;
  return { look: lookOf(seen, { issue, isSiteThere }), urlsRequested };
}

interface At {
  readonly url: string;
  readonly now: number;
}

function collect(seen: Collected, record: CrawlRecord, { url, now }: At): void {
  switch (record.type) {
    case 'target':
      seen.ids.set(record.url, record.id);
      return;
    case 'page':
      seen.pages.set(record.target, record);
      return;
    case 'finding':
      seen.findings.push(record);
      return;
    case 'verdict':
      seen.verdicts.set(record.target, record);
      // The time of the verdict on the URL without its fragment; the page with the fragment was read before.
      if (record.target === seen.ids.get(withoutFragment(url))) seen.at = now;
  }
}

const withoutFragment = (url: string): string => (URL.canParse(url) ? (url.split('#')[0] ?? url) : url);

function lookOf(seen: Collected, { issue, isSiteThere }: Pick<LookInput, 'issue'> & { isSiteThere: boolean }): Look {
  const id = seen.ids.get(withoutFragment(issue.url)) ?? 0;
  const page = seen.pages.get(id);
  const verdict = seen.verdicts.get(id);
  const part = seen.ids.get(issue.url);
  const ofPart = part === undefined || part === id ? undefined : seen.verdicts.get(part);
  const findings = [
    ...(page?.findings ?? []),
    ...seen.findings.filter(({ target }) => target === id).map(({ finding }) => finding),
  ];
  return {
    at: seen.at,
    isSiteThere,
    seen: verdict && seenUrl(issue.internal, verdict, page),
    isPartMissing: ofPart?.verdict === 'broken',
    isMadeByScripts: page !== undefined && isMadeByScripts(page),
    warnings: verdict?.warnings ?? [],
    findings,
    verdict: verdictOf(ofPart ?? verdict),
  };
}

function seenUrl(internal: boolean, verdict: VerdictRecord, page: PageRecord | undefined): Look['seen'] {
  const type = verdict.contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return {
    internal,
    verdict: verdict.verdict,
    reason: verdict.reason,
    requested: verdict.requested,
    redirected: verdict.redirects.length > 0,
    html: type === 'text/html' || type === 'application/xhtml+xml',
    read: page !== undefined && page.status >= 200 && page.status <= 299,
    linksRead: page !== undefined && !page.linksTruncated,
    rendered: page?.rendered?.replace('failed: ', '') ?? null,
  };
}

function verdictOf(record: VerdictRecord | undefined): Look['verdict'] {
  if (record === undefined) return { reason: null, status_code: null, detail: null, evidence: null };
  const { verdict, reason, status, detail, redirects, finalUrl, tls } = record;
  return {
    reason,
    status_code: status ?? null,
    detail: detail ?? null,
    evidence: { verdict, redirects, finalUrl: finalUrl ?? null, tls: tls ?? null },
  };
}
