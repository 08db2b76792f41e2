import type { CrawlState, CrawlStats } from '@linkvitals/contract';
import type { Knex } from 'knex';
import { compileOnce, type Executor, fromJsonColumn } from '../../storage/index.ts';
import type { CrawlTotals } from '../crawl-row.ts';
import type { DomainCrawls } from './domain-crawls.ts';

/** What crawls and usage say of a domain. */
export interface DomainSummary {
  /** The newest crawl, whatever its state. */
  readonly last: DomainCrawls['lastCrawl'];
  /** Of the newest crawl that completed. */
  readonly completed: {
    readonly score: number | null;
    readonly stats: CrawlStats | null;
    readonly totals: CrawlTotals | null;
  } | null;
  /** Crawls begun since `crawlsSince`. */
  readonly started: number;
  /** URLs requested in the month. */
  readonly urls: number;
}

/** The columns that `joinSummary` selects. */
export interface SummaryColumns {
  readonly last_id: string | null;
  readonly state: CrawlState;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  readonly completed_id: string | null;
  readonly score: number | null;
  readonly stats: string | null;
  readonly totals: string | null;
  readonly started: number;
  readonly urls: number | null;
}

/** Which crawls and which usage count. */
export interface Lately {
  readonly crawlsSince: number;
  /** As `usageMonth` gives it. */
  readonly month: number;
}

interface SummaryOf extends Lately {
  readonly accountId: string;
  readonly domainIds: readonly string[];
}

/**
 * Selects what crawls and usage say of each domain of a query of `domains`, beside what the query selects itself. Such a
 * query names its own columns with their table.
 */
export function joinSummary(
  on: Executor,
  query: Knex.QueryBuilder,
  { accountId, crawlsSince, month }: Readonly<Record<'accountId' | keyof Lately, string | number | Knex.Raw>>,
): Knex.QueryBuilder {
  const ofDomain = on.ref('domains.id');
  const started = on('crawls as s').where('s.domain_id', ofDomain).where('s.started_at', '>=', crawlsSince).count();
  return query
    .leftJoin('crawls as l', 'l.id', 'domains.last_crawl_id')
    .leftJoin('crawls as c', 'c.id', 'domains.completed_crawl_id')
    .leftJoin('account_usage as u', (usage) =>
      usage
        .on('u.domain_id', 'domains.id')
        .onVal('u.account_id', accountId as string)
        .onVal('u.month', month as number),
    )
    .select({ last_id: 'l.id', completed_id: 'c.id', urls: 'u.urls_requested', started })
    .select('l.state', 'l.started_at', 'l.finished_at', 'c.score', 'c.stats', 'c.totals');
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

/** What a row says of its domain. */
export function readSummary(row: SummaryColumns): DomainSummary {
  const { last_id: id, state, started_at, finished_at, completed_id, score } = row;
  const stats = fromJsonColumn<CrawlStats>(row.stats);
  const totals = fromJsonColumn<CrawlTotals>(row.totals);
  return {
    last: id === null ? null : { id, state, started_at, finished_at },
    completed: completed_id === null ? null : { score, stats, totals },
    started: Number(row.started),
    urls: Number(row.urls ?? 0),
  };
}

/** What crawls and usage say of each of these domains, by its id. One query. */
export async function listSummaries(
  on: Executor,
  { domainIds, ...rest }: SummaryOf,
): Promise<(readonly [string, DomainSummary])[]> {
  const rows = await selectSummaries(on, { ids: domainIds, ...rest });
  return rows.map((row) => [row.domain_id, readSummary(row)]);
}
