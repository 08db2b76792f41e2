import { type Executor, throughIndex } from '../../storage/index.ts';
import type { CommonPlace } from './placement.ts';

/** Pages that a crawl read. */
export async function countPages(on: Executor, crawlId: string): Promise<number> {
  const [row] = await on('crawl_pages')
    .where({ crawl_id: crawlId })
    .whereBetween('status_code', [200, 299])
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

type Row = Readonly<Record<'target_id' | 'pages' | 'links', number | string>> & Pick<CommonPlace, 'region' | 'text'>;

/** Where most of the pages show each of these targets, by the target's number in the crawl. */
export async function findCommonPlaces(
  on: Executor,
  crawlId: string,
  targets: readonly number[],
): Promise<Map<number, CommonPlace>> {
  // Left to choose, SQLite reads all links of the crawl.
  const index = 'crawl_links__crawl_id__target_id__page_id';
  const places = on
    .from(throughIndex(on, { table: 'crawl_links', index, onSqlite: true }))
    .where({ crawl_id: crawlId })
    .whereIn('target_id', [...targets])
    .select('target_id', on.raw("coalesce(region, 'other') as region"), on.raw("coalesce(text, '') as text"))
    .select('page_id', 'count');
  const grouped = on
    .from(places.as('place'))
    .groupBy('target_id', 'region', 'text')
    .select('target_id', 'region', 'text')
    .select(on.raw('count(distinct page_id) as pages'), on.raw('sum(count) as links_there'));
  const ranked = on
    .from(grouped.as('common'))
    .select('target_id', 'region', 'text', 'pages')
    .select(on.raw('sum(links_there) over (partition by target_id) as links'))
    .rowNumber('nth', (window) =>
      window.partitionBy('target_id').orderBy([{ column: 'pages', order: 'desc' }, 'region', 'text']),
    );
  const rows: Row[] = await on
    .from(ranked.as('ranked'))
    .where('nth', 1)
    .select('target_id', 'region', 'text', 'pages', 'links');
  return new Map(
    rows.map(({ target_id, region, text, pages, links }) => [
      Number(target_id),
      { region, text, pages: Number(pages), links: Number(links) },
    ]),
  );
}
