import type { Knex } from 'knex';
import type { PageRequest } from '../../../platform/paging.ts';
import { afterKey, type Executor, throughIndex } from '../../../platform/storage/index.ts';
import type { CrawlRow, Progress } from '../crawl-row.ts';

export interface OccurrenceRow {
  readonly target_id: number;
  readonly page_id: number;
  readonly page_url: string;
  readonly seq: number;
  readonly kind: string;
  readonly line: number | null;
  readonly text: string | null;
  readonly region: string | null;
  readonly fragment: string | null;
  readonly count: number;
  readonly more_places: string | null;
  readonly seen: 'raw' | 'rendered' | 'both' | null;
}

export async function hasTarget(on: Executor, crawlId: string, id: number): Promise<boolean> {
  return (await on('crawl_targets').where({ crawl_id: crawlId, id }).first('id')) !== undefined;
}

const occurrenceColumns = [
  'l.target_id',
  'l.page_id',
  'p.url as page_url',
  'l.seq',
  'l.kind',
  'l.line',
  'l.text',
  'l.region',
  'l.fragment',
  'l.count',
  'l.more_places',
  'l.seen',
];

const occurrences = (on: Executor, crawlId: string, links: Knex.Raw | string = 'crawl_links as l') =>
  on
    .from(links)
    .join('crawl_targets as p', (join) => join.on('p.crawl_id', 'l.crawl_id').andOn('p.id', 'l.page_id'))
    .where('l.crawl_id', crawlId);

/** The first few occurrences of each of several targets, in one query. */
export async function listFirstOccurrences(
  on: Executor,
  crawlId: string,
  { targets, each }: { targets: readonly number[]; each: number },
): Promise<Map<number, OccurrenceRow[]>> {
  if (targets.length === 0) return new Map();
  const ranked = occurrences(on, crawlId)
    .whereIn('l.target_id', [...targets])
    .select(occurrenceColumns)
    .rowNumber('nth', (window) => window.partitionBy('l.target_id').orderBy(['l.page_id', 'l.seq']));
  const rows = (await on
    .from(ranked.as('ranked'))
    .where('nth', '<=', each)
    .orderBy(['target_id', 'nth'])) as OccurrenceRow[];
  return Map.groupBy(rows, (row) => Number(row.target_id));
}

interface ListOccurrences extends PageRequest {
  readonly crawlId: string;
  readonly target: number;
}

export async function listOccurrenceRows(
  on: Executor,
  { crawlId, target, after, limit }: ListOccurrences,
): Promise<OccurrenceRow[]> {
  const query = occurrences(on, crawlId).where('l.target_id', target);
  afterKey(query, ['l.page_id', 'l.seq'], after && [after.at, Number(after.id)]);
  return query
    .orderBy(['l.page_id', 'l.seq'])
    .limit(limit + 1)
    .select(occurrenceColumns);
}

interface OccurrencesOf {
  readonly crawlId: string;
  readonly targets: readonly number[];
  readonly limit: number;
}

/** Lists the first `limit` occurrences of all these targets, target by target. */
export async function listOccurrencesOf(
  on: Executor,
  { crawlId, targets, limit }: OccurrencesOf,
): Promise<OccurrenceRow[]> {
  const index = 'crawl_links__crawl_id__target_id__page_id';
  return occurrences(on, crawlId, throughIndex(on, { table: 'crawl_links', index, as: 'l', onSqlite: true }))
    .whereIn('l.target_id', [...targets])
    .orderBy(['l.target_id', 'l.page_id', 'l.seq'])
    .limit(limit)
    .select(occurrenceColumns);
}

interface Counted {
  readonly crawl_id: string;
  readonly found: number | string;
  readonly checked: number | string;
  readonly broken: number | string;
}

/** Progress of each crawl: as stored at its end, or else counted from its rows. */
export async function listProgress(
  on: Executor,
  crawls: readonly Pick<CrawlRow, 'id' | 'state' | 'totals'>[],
): Promise<Map<string, Progress>> {
  const counted = crawls.filter(({ state, totals }) => totals === null && state !== 'queued').map(({ id }) => id);
  const progress = await countProgress(on, counted);
  for (const { id, totals } of crawls) if (totals !== null) progress.set(id, totals.targets);
  return progress;
}

export async function countProgress(on: Executor, crawlIds: readonly string[]): Promise<Map<string, Progress>> {
  if (crawlIds.length === 0) return new Map();
  const rows: Counted[] = await on('crawl_targets')
    .whereIn('crawl_id', [...crawlIds])
    .groupBy('crawl_id')
    .select('crawl_id')
    .count({ found: '*', checked: 'verdict' })
    .select(on.raw("sum(case when verdict = 'broken' then 1 else 0 end) as broken"));
  return new Map(
    rows.map((row) => [
      String(row.crawl_id),
      { found: Number(row.found), checked: Number(row.checked), broken: Number(row.broken) },
    ]),
  );
}
