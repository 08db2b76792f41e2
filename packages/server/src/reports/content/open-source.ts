import type { Crawl } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import {
  describeCheck,
  type FindingCount,
  type FoundTarget,
  presentCrawl,
  presentFinding,
  presentPage,
  presentTarget,
  readCrawlForReport,
  walkCrawls,
  walkFindings,
  walkLinks,
  walkPages,
} from '../../crawls/index.ts';
import { listAllIssues } from '../../issues/index.ts';
import { lookOf } from '../branding/look-of.ts';
import type { NamedReport } from '../report-row.ts';
import type { FindingGroup, ReportedLink, ReportFacts, ReportSource } from './report-source.ts';

/** Broken targets that a summary can name. */
const WORST = 20;
/** Crawls that a chart can show. */
const CRAWLS = 120;

const WEIGHT = { error: 100, warning: 10, notice: 1 } as const;

const presentLink = (row: FoundTarget): ReportedLink => ({
  ...presentTarget(row),
  linked_as_page: Boolean(row.navigational),
  content_type: row.content_type,
});

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

function group({ code, severity, count }: FindingCount): FindingGroup {
  const { title, howToFix: how_to_fix } = describeCheck(code);
  return { code, severity, title, how_to_fix, count };
}

const byWeight = (a: FindingGroup, b: FindingGroup): number =>
  WEIGHT[b.severity] * b.count - WEIGHT[a.severity] * a.count || a.code.localeCompare(b.code);

type Reading = Pick<Context, 'db' | 'account'>;
type Wanted = Pick<NamedReport, 'id' | 'crawl_id' | 'domain_id' | 'hostname' | 'from_at' | 'to_at' | 'created_at'>;

async function crawlsOf(ctx: Reading, { domain_id: domainId, from_at: from, to_at: to }: Wanted) {
  const crawls: Crawl[] = [];
  if (from === null || to === null) return crawls;
  for await (const rows of walkCrawls(ctx, { domainId, from, to })) {
    crawls.push(...rows.map(presentCrawl));
    if (crawls.length >= CRAWLS) break;
  }
  return crawls.slice(0, CRAWLS);
}

/**
 * Everything that a report is made from. Undefined: the crawl is gone, or its results are.
 * @param onRows Called with each batch that was read; it may throw to end the work.
 */
export async function openSource(
  ctx: Reading,
  report: Wanted,
  onRows: (count: number) => Promise<void>,
): Promise<ReportSource | undefined> {
  const { crawl_id: crawlId, from_at: from, to_at: to, domain_id: domainId } = report;
  const found = await readCrawlForReport(ctx, { crawlId, worst: WORST });
  if (found === undefined || found.crawl.results_expired_at !== null) return undefined;
  const facts: ReportFacts = {
    reportId: report.id,
    domainId,
    hostname: report.hostname,
    createdAt: report.created_at,
    crawl: presentCrawl(found.crawl),
    period: from === null || to === null ? undefined : { from, to },
    crawls: await crawlsOf(ctx, report),
    verdicts: Object.fromEntries(found.verdicts),
    findings: found.findings.map(group).toSorted(byWeight),
    worst: found.worst.map(presentTarget),
  };
  return {
    facts,
    look: await lookOf(ctx),
    links: (each) => presented(walkLinks(ctx, { crawlId, each }), presentLink, onRows),
    broken: (each) => presented(walkLinks(ctx, { crawlId, each, verdict: 'broken' }), presentLink, onRows),
    pages: () => presented(walkPages(ctx, crawlId), presentPage, onRows),
    findings: (code) =>
      presented(walkFindings(ctx, { crawlId, ...(code === undefined ? {} : { code }) }), presentFinding, onRows),
    issues: () => presented(listAllIssues(ctx.db.knex, domainId), (issue) => issue, onRows),
    async *crawls() {
      if (from !== null && to !== null) yield* presented(walkCrawls(ctx, { domainId, from, to }), presentCrawl, onRows);
    },
  };
}
