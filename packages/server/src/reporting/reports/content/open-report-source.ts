import type { Crawl, Language } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import {
  type FindingCount,
  findPreviousCrawl,
  presentCrawl,
  presentFinding,
  presentPage,
  readCrawlForReport,
  walkCrawls,
  walkFindings,
  walkLinks,
  walkPages,
} from '../../../findings/crawls/index.ts';
import { countIgnored, listAllIssues } from '../../../findings/issues/index.ts';
import { wordsOf } from '../../texts/kind-texts.ts';
import { wordsFor } from '../../texts/words.ts';
import { lookOf } from '../branding/look-of.ts';
import type { NamedReport } from '../report-row.ts';
import { presentLink } from './present-link.ts';
import { readFixes } from './read-fixes.ts';
import { findClosed, readIssueFacts, readIssueGroups } from './read-issues.ts';
import type { FindingGroup, ReportedLink, ReportFacts, ReportSource } from './report-source.ts';

/** Crawls that a chart can show at most. */
const CRAWLS = 120;

const WEIGHT = { error: 100, warning: 10, notice: 1 } as const;

type Reading = Pick<Context, 'db' | 'account'>;

async function* presented<Row, Shown>(
  batches: AsyncIterable<readonly Row[]>,
  present: (row: Row) => Shown,
  onRows: (count: number) => Promise<void>,
): AsyncGenerator<Shown[], undefined> {
  for await (const rows of batches) {
    await onRows(rows.length);
    yield rows.map(present);
  }
}

/** Broken links, with those marked as ignored that people have ignored since the crawl. */
async function* withIgnored(
  ctx: Reading,
  domainId: string,
  batches: AsyncIterable<readonly ReportedLink[]>,
): AsyncGenerator<ReportedLink[], undefined> {
  for await (const links of batches) {
    const urls = links.map(({ url }) => url);
    const stateOf = await findClosed(ctx, domainId, urls);
    const isIgnored = (url: string): boolean => stateOf({ kind: 'broken_link', url }) === 'ignored';
    yield links.map((link) => ({ ...link, ignored: link.ignored || isIgnored(link.url) }));
  }
}

function group({ code, severity, count }: FindingCount, language: Language): FindingGroup {
  const { title, howToFix: how_to_fix } = wordsOf(code, language);
  return { code, severity, title, how_to_fix, count };
}

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);

const byWeight = (a: FindingGroup, b: FindingGroup): number =>
  WEIGHT[b.severity] * b.count - WEIGHT[a.severity] * a.count || a.code.localeCompare(b.code);

type Wanted = Pick<
  NamedReport,
  'id' | 'crawl_id' | 'domain_id' | 'hostname' | 'language' | 'time_zone' | 'from_at' | 'to_at' | 'created_at'
>;

async function crawlsOf(ctx: Reading, { domain_id: domainId, from_at: from, to_at: to }: Wanted) {
  const crawls: Crawl[] = [];
  if (from === null || to === null) return crawls;
  for await (const rows of walkCrawls(ctx, { domainId, from, to })) {
    crawls.push(...rows.map(presentCrawl));
    if (crawls.length >= CRAWLS) break;
  }
  return crawls.slice(0, CRAWLS);
}

/** Reads the facts of a report. Undefined: the crawl or its results are gone. */
async function readFacts(ctx: Reading, report: Wanted): Promise<ReportFacts | undefined> {
  const { crawl_id: crawlId, from_at: from, to_at: to, domain_id: domainId, language } = report;
  const found = await readCrawlForReport(ctx, crawlId);
  if (found === undefined || found.crawl.results_expired_at !== null) return undefined;
  const crawl = presentCrawl(found.crawl);
  const period = from === null || to === null ? undefined : { from, to };
  const previous = { accountId: ctx.account.id, domainId, crawl: found.crawl, endedBefore: period?.from };
  const ignored = await countIgnored(ctx.db.knex, domainId);
  const issues = await readIssueFacts(ctx, { crawl, domainId, period }, sumOf(ignored.values()));
  return {
    reportId: report.id,
    domainId,
    hostname: report.hostname,
    createdAt: report.created_at,
    crawl,
    period,
    previous: await findPreviousCrawl(ctx.db.knex, previous),
    crawls: await crawlsOf(ctx, report),
    verdicts: Object.fromEntries(found.verdicts),
    findings: found.findings.map((one) => group(one, language)).toSorted(byWeight),
    fixes: await readFixes(ctx, { crawl, domainId, findings: found.findings, ignored, language }),
    issues,
  };
}

/**
 * Opens the data of a report. Undefined: the crawl or its results are gone.
 * @param onRows called with the number of rows of each batch that was read; it may throw to end the work
 */
export async function openReportSource(
  ctx: Reading,
  report: Wanted,
  onRows: (count: number) => Promise<void>,
): Promise<ReportSource | undefined> {
  const facts = await readFacts(ctx, report);
  if (facts === undefined) return undefined;
  const { crawl_id: crawlId, domain_id: domainId } = report;
  const { period } = facts;
  return {
    facts,
    look: await lookOf(ctx),
    words: wordsFor(report.language, report.time_zone),
    links: (each) => presented(walkLinks(ctx, { crawlId, each }), presentLink, onRows),
    broken: (each) =>
      withIgnored(ctx, domainId, presented(walkLinks(ctx, { crawlId, each, verdict: 'broken' }), presentLink, onRows)),
    pages: () => presented(walkPages(ctx, crawlId), presentPage, onRows),
    findings: (code) =>
      presented(walkFindings(ctx, { crawlId, ...(code === undefined ? {} : { code }) }), presentFinding, onRows),
    async *issueGroups(limit) {
      if (facts.issues?.isNewest) yield* readIssueGroups(ctx, facts, { limit, language: report.language });
    },
    issues: () => presented(listAllIssues(ctx.db.knex, domainId), (issue) => issue, onRows),
    async *crawls() {
      if (period !== undefined) yield* presented(walkCrawls(ctx, { domainId, ...period }), presentCrawl, onRows);
    },
  };
}
