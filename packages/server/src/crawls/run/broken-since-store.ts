import type { BrokenComparison } from '../../notifications/index.ts';
import type { Executor } from '../../storage/index.ts';

/** The completed crawl of the domain before this one. */
async function previousCompleted(
  on: Executor,
  { id, domain_id }: { readonly id: string; readonly domain_id: string },
): Promise<string | undefined> {
  const row = await on('crawls')
    .where({ domain_id, state: 'completed' })
    .whereNot({ id })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id');
  return row?.id;
}

type Row = { url: string; status_code: number | null; found_on_pages: number | null; detail: string | null };

/**
 * Broken targets of a crawl that the completed crawl before it does not have as broken, and `limit` of the broken ones:
 * new ones first, then the most common. Without an earlier crawl, or with one whose pages are kept no longer, all are new.
 */
export async function listBrokenSinceLast(
  on: Executor,
  crawl: { readonly id: string; readonly domain_id: string },
  limit: number,
): Promise<BrokenComparison> {
  const previous = await previousCompleted(on, crawl);
  const before = on('crawl_targets as earlier')
    .where('earlier.crawl_id', previous ?? '')
    .where('earlier.verdict', 'broken')
    .where('earlier.url_hash', on.ref('now.url_hash'))
    .select(on.raw('1'));
  const broken = () => on('crawl_targets as now').where({ 'now.crawl_id': crawl.id, 'now.verdict': 'broken' });
  const [row] = await broken().whereNotExists(before).count({ count: '*' });
  const list = (query: ReturnType<typeof broken>, max: number): Promise<Row[]> =>
    query
      .orderBy([{ column: 'now.found_on_pages', order: 'desc' }, { column: 'now.id' }])
      .limit(max)
      .select('now.url', 'now.status_code', 'now.found_on_pages', 'now.detail');
  const fresh = await list(broken().whereNotExists(before), limit);
  const known = fresh.length < limit ? await list(broken().whereExists(before), limit - fresh.length) : [];
  const present = (is_new: boolean) => (target: Row) => ({
    url: target.url,
    status_code: target.status_code ?? 0,
    found_on_pages: target.found_on_pages ?? 0,
    is_new,
    detail: target.detail,
  });
  return { newCount: Number(row?.count ?? 0), links: [...fresh.map(present(true)), ...known.map(present(false))] };
}
