import type { CrawlState, CrawlStats } from '@linkvitals/contract';
import type { Knex } from 'knex';
import { compileOnce, type Executor, fromJsonColumn } from '../../storage/index.ts';
import type { CrawlTotals } from '../crawl-row.ts';
import type { DomainCrawls } from './domain-crawls.ts';

/** What crawls and usage say of a domain. */
export interface DomainSummary {
  readonly domainId: string;
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

interface Stored {
  readonly domain_id: string;
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

interface SummaryOf {
  readonly accountId: string;
  readonly domainIds: readonly string[];
  readonly crawlsSince: number;
  /** As `usageMonth` gives it. */
  readonly month: number;
}

/** The id of the newest crawl of the domain `d`, of one state or any: one look into an index. */
function newestOf(on: Executor, state?: CrawlState): Knex.QueryBuilder {
  const id = on('crawls as n')
    .where('n.domain_id', on.ref('d.id'))
    .orderBy([
      { column: 'n.created_at', order: 'desc' },
      { column: 'n.id', order: 'desc' },
    ])
    .limit(1)
    .select('n.id');
  return state === undefined ? id : id.where('n.state', state);
}

/** The newest crawl has mostly completed; the second look is for where it has not. */
const newestCompleted = (on: Executor): Knex.Raw =>
  on.raw('case when ?? = ? then ?? else (?) end', ['l.state', 'completed', 'l.id', newestOf(on, 'completed')]);

const selectSummaries = compileOnce<Stored, 'accountId' | 'crawlsSince' | 'month'>(
  (on, { ids, accountId, crawlsSince, month }) => {
    const ofDomain = on.ref('d.id');
    const started = on('crawls as s').where('s.domain_id', ofDomain).where('s.started_at', '>=', crawlsSince).count();
    const urls = on('account_usage as u')
      .where({ 'u.account_id': accountId, 'u.month': month, 'u.domain_id': ofDomain })
      .select('u.urls_requested');
    return on('domains as d')
      .leftJoin('crawls as l', 'l.id', on.raw('(?)', [newestOf(on)]))
      .leftJoin('crawls as c', 'c.id', newestCompleted(on))
      .whereIn('d.id', [...ids])
      .select({ domain_id: 'd.id', last_id: 'l.id', completed_id: 'c.id', started, urls })
      .select('l.state', 'l.started_at', 'l.finished_at', 'c.score', 'c.stats', 'c.totals');
  },
);

function readSummary({
  domain_id,
  last_id,
  completed_id,
  state,
  started_at,
  finished_at,
  ...rest
}: Stored): DomainSummary {
  const { score, stats, totals, started, urls } = rest;
  return {
    domainId: domain_id,
    last: last_id === null ? null : { id: last_id, state, started_at, finished_at },
    completed:
      completed_id === null
        ? null
        : { score, stats: fromJsonColumn<CrawlStats>(stats), totals: fromJsonColumn<CrawlTotals>(totals) },
    started: Number(started),
    urls: Number(urls ?? 0),
  };
}

/** What crawls and usage say of each of these domains. One query. */
export async function listSummaries(on: Executor, { domainIds, ...rest }: SummaryOf): Promise<DomainSummary[]> {
  return (await selectSummaries(on, { ids: domainIds, ...rest })).map(readSummary);
}
