import type { CommonPlace } from '@linkvitals/contract/fixes';
import type { Region } from '@linkvitals/crawler';
import type { Knex } from 'knex';
import { dialectOf, type Executor, throughIndex } from '../../../platform/storage/index.ts';

/** Number of pages that a crawl read. */
export async function countPages(on: Executor, crawlId: string): Promise<number> {
  const [row] = await on('crawl_pages')
    .where({ crawl_id: crawlId })
    .whereBetween('status_code', [200, 299])
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** A number that exceeds the pages of any crawl, and the number of its digits. */
const MANY = 4_294_967_295;
const DIGITS = 10;

/** A text for each group, such that texts of groups with more pages come first; then by region and text. */
function inOrder(on: Executor): Knex.Raw {
  const rest = `${MANY} - pages`;
  const sql =
    dialectOf(on) === 'sqlite'
      ? `printf('%0${DIGITS}d', ${rest}) || region || '/' || text`
      : `concat(lpad(${rest}, ${DIGITS}, '0'), region, '/', text)`;
  return on.raw(sql);
}

interface Row {
  readonly target_id: number | string;
  readonly first_place: string;
  readonly links: number | string;
}

function toPlace({ first_place, links }: Row): CommonPlace {
  const end = first_place.indexOf('/', DIGITS);
  return {
    region: first_place.slice(DIGITS, end) as Region,
    text: first_place.slice(end + 1),
    pages: MANY - Number(first_place.slice(0, DIGITS)),
    links: Number(links),
  };
}

/**
 * Finds the place where most pages show each of these targets, by the target's number in the crawl. It takes the least text of `inOrder`,
 * because ranking the places takes a database a third more time.
 */
export async function findCommonPlaces(
  on: Executor,
  crawlId: string,
  targets: readonly number[],
): Promise<Map<number, CommonPlace>> {
  // Without a forced index, SQLite reads all links of the crawl.
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
  const rows: Row[] = await on
    .from(grouped.as('common'))
    .groupBy('target_id')
    .select('target_id', on.raw('min(?) as first_place', [inOrder(on)]), on.raw('sum(links_there) as links'));
  return new Map(rows.map((row) => [Number(row.target_id), toPlace(row)]));
}
