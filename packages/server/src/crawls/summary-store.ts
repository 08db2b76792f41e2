import type { CrawlState, CrawlStats, TopBrokenLink } from '@linkvitals/contract';
import { type Executor, fromJsonColumn } from '../storage/index.ts';

export interface NewestCrawl {
  readonly id: string;
  readonly domain_id: string;
  readonly state: CrawlState;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  readonly score: number | null;
  readonly stats: CrawlStats | null;
}

type Stored = Omit<NewestCrawl, 'stats'> & { stats: string | null };

/** The newest crawl of each domain, of those that completed only when asked. One query. */
export async function newestCrawls(
  on: Executor,
  domainIds: readonly string[],
  { completed }: { completed: boolean },
): Promise<Map<string, NewestCrawl>> {
  const ranked = on('crawls')
    .whereIn('domain_id', [...domainIds])
    .select('id', 'domain_id', 'state', 'started_at', 'finished_at', 'score', 'stats')
    .rowNumber('nth', (window) =>
      window.partitionBy('domain_id').orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
    );
  if (completed) ranked.where('state', 'completed');
  const rows = (await on.from(ranked.as('ranked')).where('nth', 1)) as Stored[];
  return new Map(
    rows.map((row) => [
      row.domain_id,
      {
        id: row.id,
        domain_id: row.domain_id,
        state: row.state,
        started_at: row.started_at,
        finished_at: row.finished_at,
        score: row.score,
        stats: fromJsonColumn<CrawlStats>(row.stats),
      },
    ]),
  );
}

export interface Usage {
  readonly started: number;
  readonly pages: number;
}

/** Crawls begun since one time, pages crawled by those begun since another, for each domain. One query. */
export async function usage(
  on: Executor,
  domainIds: readonly string[],
  { crawlsSince, pagesSince }: { crawlsSince: number; pagesSince: number },
): Promise<Map<string, Usage>> {
  const rows = await on('crawls')
    .whereIn('domain_id', [...domainIds])
    .where('started_at', '>=', Math.min(crawlsSince, pagesSince))
    .groupBy('domain_id')
    .select(
      'domain_id',
      on.raw('sum(case when started_at >= ? then 1 else 0 end) as started', [crawlsSince]),
      on.raw('sum(case when started_at >= ? then pages_crawled else 0 end) as pages', [pagesSince]),
    );
  return new Map(
    rows.map((row) => [String(row.domain_id), { started: Number(row.started), pages: Number(row.pages) }]),
  );
}

/** Average load time of the pages of each crawl, ms. */
export async function averageResponse(on: Executor, crawlIds: readonly string[]): Promise<Map<string, number>> {
  const rows: { crawl_id: string; ms: number | string | null }[] = await on('crawl_pages')
    .whereIn('crawl_id', [...crawlIds])
    .groupBy('crawl_id')
    .select('crawl_id')
    .avg({ ms: 'response_ms' });
  return new Map(rows.map((row) => [String(row.crawl_id), Math.round(Number(row.ms ?? 0))]));
}

/** The most common broken targets of each crawl. */
export async function topBrokenOf(
  on: Executor,
  crawlIds: readonly string[],
  each: number,
): Promise<Map<string, TopBrokenLink[]>> {
  const ranked = on('crawl_targets')
    .whereIn('crawl_id', [...crawlIds])
    .where('verdict', 'broken')
    .select('crawl_id', 'url', 'status_code', 'found_on_pages')
    .rowNumber('nth', (window) =>
      window.partitionBy('crawl_id').orderBy([{ column: 'found_on_pages', order: 'desc' }, { column: 'id' }]),
    );
  const rows = (await on.from(ranked.as('ranked')).where('nth', '<=', each).orderBy(['crawl_id', 'nth'])) as {
    crawl_id: string;
    url: string;
    status_code: number | null;
    found_on_pages: number | null;
  }[];
  const byCrawl = Map.groupBy(rows, (row) => row.crawl_id);
  return new Map(
    [...byCrawl].map(([id, links]) => [
      id,
      links.map(({ url, status_code, found_on_pages }) => ({
        url,
        status_code: status_code ?? 0,
        found_on_pages: found_on_pages ?? 0,
      })),
    ]),
  );
}
