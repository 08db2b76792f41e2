import type { CrawlState, CrawlStats } from '@linkvitals/contract';
import type { Knex } from 'knex';
import { compileOnce, type Executor, fromJsonColumn } from '../../storage/index.ts';
import type { CrawlTotals } from '../crawl-row.ts';

export interface NewestCrawl {
  readonly id: string;
  readonly domain_id: string;
  readonly state: CrawlState;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  readonly score: number | null;
  readonly stats: CrawlStats | null;
  readonly totals: CrawlTotals | null;
}

type Stored = Omit<NewestCrawl, 'stats' | 'totals'> & {
  readonly stats: string | null;
  readonly totals: string | null;
  readonly of_completed: number;
};

export interface NewestCrawls {
  /** Whatever its state; what it found is not read. */
  readonly last?: Omit<NewestCrawl, 'score' | 'stats' | 'totals'>;
  /** Of those that completed. */
  readonly completed?: NewestCrawl;
}

/** The newest crawl of each of these domains, of one state or any: one look into an index for each domain. */
function newest(on: Executor, domainIds: readonly Knex.Raw[], state?: CrawlState): Knex.QueryBuilder {
  const id = on('crawls as n')
    .where('n.domain_id', on.ref('d.id'))
    .orderBy([
      { column: 'n.created_at', order: 'desc' },
      { column: 'n.id', order: 'desc' },
    ])
    .limit(1)
    .select('n.id');
  if (state !== undefined) id.where('n.state', state);
  const columns = ['id', 'domain_id', 'state', 'started_at', 'finished_at'];
  const found = ['score', 'stats', 'totals'];
  return on('domains as d')
    .join('crawls as c', 'c.id', on.raw('(?)', [id]))
    .whereIn('d.id', [...domainIds])
    .select(columns.map((column) => `c.${column}`))
    .select(found.map((column) => (state === undefined ? on.raw('null as ??', [column]) : `c.${column}`)))
    .select(on.raw('? as of_completed', [state === undefined ? 0 : 1]));
}

const selectNewest = compileOnce<Stored>((on, { ids }) => newest(on, ids).unionAll(newest(on, ids, 'completed')));

/** The newest crawls of each domain. One query. */
export async function listNewestCrawls(on: Executor, domainIds: readonly string[]): Promise<Map<string, NewestCrawls>> {
  const rows = await selectNewest(on, { ids: domainIds });
  const found = new Map<string, NewestCrawls>();
  for (const { of_completed, stats, totals, ...row } of rows) {
    const crawl = {
      ...row,
      stats: fromJsonColumn<CrawlStats>(stats),
      totals: fromJsonColumn<CrawlTotals>(totals),
    };
    found.set(row.domain_id, { ...found.get(row.domain_id), [of_completed ? 'completed' : 'last']: crawl });
  }
  return found;
}

export interface Usage {
  readonly started: number;
  readonly urls: number;
}

interface UsageOf {
  readonly accountId: string;
  readonly domainIds: readonly string[];
  readonly crawlsSince: number;
  /** As `usageMonth` gives it. */
  readonly month: number;
}

type UsageRow = Record<'domain_id' | 'started' | 'urls', string | number>;

const selectUsage = compileOnce<UsageRow, 'accountId' | 'crawlsSince' | 'month'>(
  (on, { ids, accountId, crawlsSince, month }) => {
    const started = on('crawls')
      .whereIn('domain_id', ids)
      .where('started_at', '>=', crawlsSince)
      .groupBy('domain_id')
      .select('domain_id', on.raw('count(*) as started'), on.raw('0 as urls'));
    const urls = on('account_usage')
      .where({ account_id: accountId, month })
      .whereIn('domain_id', ids)
      .select('domain_id', on.raw('0 as started'), { urls: 'urls_requested' });
    return started.unionAll(urls);
  },
);

/** Crawls begun since a time, and URLs requested in a month, for each domain. One query. */
export async function countUsage(on: Executor, { domainIds, ...rest }: UsageOf): Promise<Map<string, Usage>> {
  const rows = await selectUsage(on, { ids: domainIds, ...rest });
  const used = new Map<string, Usage>();
  for (const row of rows) {
    const id = String(row.domain_id);
    const known = used.get(id) ?? { started: 0, urls: 0 };
    used.set(id, { started: known.started + Number(row.started), urls: known.urls + Number(row.urls) });
  }
  return used;
}
