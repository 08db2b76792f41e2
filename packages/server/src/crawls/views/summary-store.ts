import type { CrawlState, CrawlStats } from '@linkvitals/contract';
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

const selectSummaries = compileOnce<Stored, 'accountId' | 'crawlsSince' | 'month'>(
  (on, { ids, accountId, crawlsSince, month }) => {
    const ofDomain = on.ref('d.id');
    const started = on('crawls as s').where('s.domain_id', ofDomain).where('s.started_at', '>=', crawlsSince).count();
    return on('domains as d')
      .leftJoin('crawls as l', 'l.id', 'd.last_crawl_id')
      .leftJoin('crawls as c', 'c.id', 'd.completed_crawl_id')
      .leftJoin('account_usage as u', (usage) =>
        usage.on('u.domain_id', 'd.id').onVal('u.account_id', accountId).onVal('u.month', month),
      )
      .whereIn('d.id', [...ids])
      .select({ domain_id: 'd.id', last_id: 'l.id', completed_id: 'c.id', urls: 'u.urls_requested', started })
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
