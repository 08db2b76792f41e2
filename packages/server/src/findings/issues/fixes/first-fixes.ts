import { severityWeight } from '@linkvitals/contract/fixes';
import type { Executor } from '../../../platform/storage/index.ts';
import type { FaultSummary, FixSummary } from '../../../reporting/texts/say-fix.ts';
import { listFirstIssues, type RankingCrawl } from './facts-store.ts';
import { rowOfFix } from './fix-of-issues.ts';
import { byPriority, type FixRow } from './fix-row.ts';
import type { Facts } from './gather-facts.ts';
import { listFixRows } from './list-store.ts';
import { Gathered, type OpenIssues, type OpenLink } from './open-issue.ts';
import { groupFacts, rankGrouped } from './rank-facts.ts';

/** Issues of a fix that are read. All faults of one target are among them. */
const READ = 20;

/** A fix with the places of the first of its issues. */
export interface FirstFix {
  readonly summary: FixSummary;
  /** Numbers of its first targets in the crawl. */
  readonly targetIds: readonly number[];
  /** URLs of the first pages with findings that it settles. */
  readonly checked: readonly string[];
}

/** The facts about a fault of a target that words about its fix need. */
export const faultSummary = ({ kind, reason, status, internal, suggestion }: FaultSummary): FaultSummary => ({
  kind,
  reason,
  status,
  internal,
  suggestion,
});

function faultOf(links: readonly OpenLink[]): FaultSummary | null {
  const [worst] = links.toSorted((a, b) => severityWeight[b.severity] - severityWeight[a.severity]);
  return worst === undefined ? null : faultSummary(worst);
}

function firstFix(row: FixRow, { links, checks }: OpenIssues): FirstFix {
  const { kind, subject, severity, issue_kinds, issues, pages, points } = row;
  return {
    summary: { kind, subject, severity, issue_kinds, issues, pages, points, fault: faultOf(links) },
    targetIds: [...new Set(links.flatMap(({ targetId }) => targetId ?? []))],
    checked: [...new Set(checks.map(({ url }) => url))],
  };
}

/** Lists the first stored fixes of a domain, in their order. */
export async function listFirstFixes(
  on: Executor,
  crawl: Pick<RankingCrawl, 'id' | 'domain_id'>,
  limit: number,
): Promise<readonly FirstFix[]> {
  const page = { after: undefined, limit };
  const { rows: all } = await listFixRows(on, { scope: { domainId: crawl.domain_id }, filter: {}, ...page });
  const rows = all.slice(0, limit);
  const issues = await listFirstIssues(on, crawl, { fixIds: rows.map(({ id }) => id), each: READ });
  const issuesOf = Map.groupBy(issues, ({ fix_id }) => fix_id);
  return rows.flatMap((row) => {
    const found = new Gathered();
    found.add(issuesOf.get(row.id) ?? []);
    // People may have closed all of its issues since it was read.
    return issuesOf.has(row.id) ? [firstFix(row, found)] : [];
  });
}

/**
 * Makes the first fixes of a crawl from these facts, in the order in which its end would store them, and stores nothing. Fixes of a crawl
 * that is not the newest are stored nowhere.
 */
export async function makeFirstFixes(
  on: Executor,
  crawl: RankingCrawl,
  { facts, limit }: { readonly facts: Facts; readonly limit: number },
): Promise<readonly FirstFix[]> {
  const { account_id, domain_id, pages_crawled: crawled_pages, finished_at: ranked_at } = crawl;
  const ranked = await rankGrouped(on, crawl, { fixes: await groupFacts(on, crawl, facts) });
  const ranking = { account_id, domain_id, crawled_pages, ranked_at };
  return ranked
    .map((fix) => ({ fix, row: rowOfFix(fix, ranking) }))
    .sort((a, b) => byPriority(a.row, b.row))
    .slice(0, limit)
    .map(({ fix, row }) => firstFix(row, fix));
}
