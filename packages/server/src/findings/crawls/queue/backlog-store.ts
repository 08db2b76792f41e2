import { type Database, databaseNow, isFree } from '../../../platform/storage/index.ts';

/** Crawls of the whole installation that are queued or running. */
export interface CrawlBacklog {
  readonly queued: number;
  readonly running: number;
  /** Longest time for which a crawl now waits for a worker, s; 0: none waits. */
  readonly waitSeconds: number;
}

type Counted = { state: 'queued' | 'running'; count: number };

export async function countCrawlBacklog(db: Database): Promise<CrawlBacklog> {
  const { knex } = db;
  const active = knex('crawls').whereIn('state', ['queued', 'running']);
  const counted: Counted[] = await active.clone().groupBy('state').select('state').count({ count: '*' });
  const now = databaseNow(db);
  // A crawl whose worker died waits since its lease ended.
  const [oldest] = await active
    .clone()
    .where(isFree(now))
    .select(knex.raw('max(? - coalesce(??, ??)) as ??', [now, 'lease_expires_at', 'queued_at', 'ms']));
  const of = (state: Counted['state']): number => Number(counted.find((row) => row.state === state)?.count ?? 0);
  return { queued: of('queued'), running: of('running'), waitSeconds: Math.max(0, Number(oldest?.ms ?? 0)) / 1000 };
}
