import type { Executor } from '../../platform/storage/index.ts';

/** Sums over the crawls of a domain that ended in a period. */
export interface PeriodSums {
  readonly domain_id: string;
  /** Completed and failed crawls, without canceled ones. The issues that canceled crawls settled count below. */
  readonly crawls: number;
  readonly failed: number;
  /** Null: no crawl of the period was compared. */
  readonly new_issues: number | null;
  readonly fixed_issues: number | null;
  readonly reopened_issues: number | null;
}

interface Period {
  /** Epoch ms, exclusive. */
  readonly from: number;
  /** Epoch ms, inclusive. */
  readonly to: number;
}

const CHUNK = 500;

async function inChunks<T>(
  ids: readonly string[],
  query: (chunk: readonly string[]) => PromiseLike<T[]>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) rows.push(...(await query(ids.slice(at, at + CHUNK))));
  return rows;
}

const NOT_CANCELED = "case when state = 'canceled' then 0 else 1 end";

const number = (value: unknown): number | null => (value === null ? null : Number(value));

/**
 * Sums the crawls of each domain that ended in the period. Domains without such crawls, or only with canceled ones that settled no issues,
 * are left out.
 */
export async function listPeriodSums(
  on: Executor,
  domainIds: readonly string[],
  { from, to }: Period,
): Promise<PeriodSums[]> {
  const rows = await inChunks(domainIds, (chunk) =>
    on('crawl_history')
      .whereIn('domain_id', chunk)
      .where('ended_at', '>', from)
      .where('ended_at', '<=', to)
      .groupBy('domain_id')
      .havingRaw(`sum(${NOT_CANCELED}) > 0 or count(new_issues) > 0`)
      .select<Record<keyof PeriodSums, unknown>[]>(
        'domain_id',
        on.raw(`sum(${NOT_CANCELED}) as crawls`),
        on.raw("sum(case when state = 'failed' then 1 else 0 end) as failed"),
        on.raw('sum(new_issues) as new_issues'),
        on.raw('sum(fixed_issues) as fixed_issues'),
        on.raw('sum(reopened_issues) as reopened_issues'),
      ),
  );
  return rows.map((row) => ({
    domain_id: String(row.domain_id),
    crawls: Number(row.crawls),
    failed: Number(row.failed),
    new_issues: number(row.new_issues),
    fixed_issues: number(row.fixed_issues),
    reopened_issues: number(row.reopened_issues),
  }));
}

/** Figures of the last completed crawl of a domain. */
export interface LastFigures {
  readonly score: number | null;
  readonly broken_links: number | null;
}

/** Finds for each domain the figures of the last crawl that completed at `at` (epoch ms) or before. Domains without one are left out. */
export async function findFiguresAt(
  on: Executor,
  domainIds: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, LastFigures>> {
  const rows = await inChunks(domainIds, (chunk) => {
    const last = on('crawl_history')
      .whereIn('domain_id', chunk)
      .where('ended_at', '<=', at)
      .where({ state: 'completed' })
      .groupBy('domain_id')
      .select('domain_id', on.raw('max(ended_at) as last_at'))
      .as('last');
    return on('crawl_history')
      .join(last, (join) =>
        join.on('crawl_history.domain_id', 'last.domain_id').andOn('crawl_history.ended_at', 'last.last_at'),
      )
      .where('crawl_history.state', 'completed')
      .select<({ domain_id: string } & LastFigures)[]>('crawl_history.domain_id', 'score', 'broken_links');
  });
  return new Map(rows.map(({ domain_id, score, broken_links }) => [domain_id, { score, broken_links }]));
}
