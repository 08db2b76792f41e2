import type { CrawlState, CrawlStats, KnownCrawlErrorCode } from '@linkvitals/contract';
import type { Knex } from 'knex';
import { compileOnce, type Executor, fromJsonColumn } from '../../../platform/storage/index.ts';
import { recentErrors } from '../../issues/index.ts';
import type { CrawlTotals } from '../crawl-row.ts';
import type { DomainCrawls } from './domain-crawls.ts';

/** Facts about a domain from its crawls and its usage. */
export interface DomainSummary {
  /** The newest crawl, whatever its state. */
  readonly last: DomainCrawls['lastCrawl'];
  /** Results of the newest completed crawl. */
  readonly completed: {
    readonly score: number | null;
    readonly stats: CrawlStats | null;
    readonly totals: CrawlTotals | null;
  } | null;
  /** Crawls begun since `crawlsSince`. */
  readonly started: number;
  /** URLs requested in the month. */
  readonly urls: number;
  /** Open errors that were opened or reopened since `errorsSince`. */
  readonly errors: number;
}

/** The columns that `joinSummary` selects. */
export interface SummaryColumns {
  readonly last_id: string | null;
  readonly state: CrawlState;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  readonly error_code: KnownCrawlErrorCode | null;
  /** Columns of the newest crawl, which usually is also the newest completed one. */
  readonly score: number | null;
  readonly stats: string | null;
  readonly totals: string | null;
  readonly completed_crawl_id: string | null;
  /** Columns of the newest completed crawl if it is not the newest crawl; null otherwise. */
  readonly other_id: string | null;
  readonly other_score: number | null;
  readonly other_stats: string | null;
  readonly other_totals: string | null;
  readonly started: number;
  readonly urls: number | null;
  readonly errors: number;
}

/** Bounds of the crawls and the usage that count. */
export interface Lately {
  readonly crawlsSince: number;
  readonly errorsSince: number;
  /** Month in the form of `usageMonth`. */
  readonly month: number;
}

interface SummaryOf extends Lately {
  readonly accountId: string;
  readonly domainIds: readonly string[];
}

/** Adds the summary of each domain to a query of `domains`. The query must name its own columns with their table. */
export function joinSummary(
  on: Executor,
  query: Knex.QueryBuilder,
  {
    accountId,
    crawlsSince,
    errorsSince,
    month,
  }: Readonly<Record<'accountId' | keyof Lately, string | number | Knex.Raw>>,
): Knex.QueryBuilder {
  const ofDomain = on.ref('domains.id');
  const started = on('crawls as s').where('s.domain_id', ofDomain).where('s.started_at', '>=', crawlsSince).count();
  const errors = recentErrors(on, { domainId: ofDomain, since: errorsSince });
  // Equal ids make it null, and for null no row is looked up.
  const otherId = on.raw('nullif(??, ??)', ['domains.completed_crawl_id', 'domains.last_crawl_id']);
  return query
    .leftJoin('crawls as l', 'l.id', 'domains.last_crawl_id')
    .leftJoin('crawls as c', 'c.id', otherId)
    .leftJoin('account_usage as u', (usage) =>
      usage
        .on('u.domain_id', 'domains.id')
        .onVal('u.account_id', accountId as string)
        .onVal('u.month', month as number),
    )
    .select({ last_id: 'l.id', urls: 'u.urls_requested', started, errors })
    .select(
      'l.state',
      'l.error_code',
      'l.started_at',
      'l.finished_at',
      'l.score',
      'l.stats',
      'l.totals',
      'domains.completed_crawl_id',
    )
    .select({ other_id: 'c.id', other_score: 'c.score', other_stats: 'c.stats', other_totals: 'c.totals' });
}

type Selected = SummaryColumns & { readonly domain_id: string };

const selectSummaries = compileOnce<Selected, 'accountId' | keyof Lately>((on, { ids, ...rest }) =>
  joinSummary(
    on,
    on('domains')
      .whereIn('domains.id', [...ids])
      .select({ domain_id: 'domains.id' }),
    rest,
  ),
);

const readResult = (score: number | null, stats: string | null, totals: string | null): DomainSummary['completed'] => ({
  score,
  stats: fromJsonColumn<CrawlStats>(stats),
  totals: fromJsonColumn<CrawlTotals>(totals),
});

function readCompleted(row: SummaryColumns): DomainSummary['completed'] {
  if (row.other_id !== null) return readResult(row.other_score, row.other_stats, row.other_totals);
  const isLast = row.last_id !== null && row.last_id === row.completed_crawl_id;
  return isLast ? readResult(row.score, row.stats, row.totals) : null;
}

/** Reads the summary of a domain from a row. */
export function readSummary(row: SummaryColumns): DomainSummary {
  const { last_id: id, state, error_code, started_at, finished_at } = row;
  return {
    last: id === null ? null : { id, state, error_code, started_at, finished_at },
    completed: readCompleted(row),
    started: Number(row.started),
    urls: Number(row.urls ?? 0),
    errors: Number(row.errors),
  };
}

/** Summaries of these domains by id, in one query. */
export async function listSummaries(
  on: Executor,
  { domainIds, ...rest }: SummaryOf,
): Promise<(readonly [string, DomainSummary])[]> {
  const rows = await selectSummaries(on, { ids: domainIds, ...rest });
  return rows.map((row) => [row.domain_id, readSummary(row)]);
}
