import type { Executor } from '../../storage/index.ts';
import type { LoadTimes } from './nearest-rank.ts';

/** Load times of the pages of a crawl until their last byte, in no order. */
export async function listLoadTimes(on: Executor, crawlId: string): Promise<LoadTimes[]> {
  const rows: { ms: number | string; pages: number | string }[] = await on('crawl_pages')
    .where({ crawl_id: crawlId })
    .whereNotNull('load_ms')
    .groupBy('load_ms')
    .select({ ms: 'load_ms' })
    .count({ pages: '*' });
  return rows.map(({ ms, pages }) => ({ ms: Number(ms), pages: Number(pages) }));
}
