import type { SeverityCounts } from '@linkvitals/contract';
import type { Executor } from '../../storage/index.ts';
import type { LoadTimes } from './nearest-rank.ts';

/** How long the pages of a crawl took to their last byte, in no order. */
export async function listLoadTimes(on: Executor, crawlId: string): Promise<LoadTimes[]> {
  const rows: { ms: number | string; pages: number | string }[] = await on('crawl_pages')
    .where({ crawl_id: crawlId })
    .whereNotNull('load_ms')
    .groupBy('load_ms')
    .select({ ms: 'load_ms' })
    .count({ pages: '*' });
  return rows.map(({ ms, pages }) => ({ ms: Number(ms), pages: Number(pages) }));
}

/** Findings of a crawl by severity. */
export async function countFindings(on: Executor, crawlId: string): Promise<SeverityCounts> {
  const rows: { severity: string; count: number | string }[] = await on('crawl_findings')
    .where({ crawl_id: crawlId })
    .groupBy('severity')
    .select('severity')
    .count({ count: '*' });
  const of = (severity: string): number => Number(rows.find((row) => row.severity === severity)?.count ?? 0);
  return { error: of('error'), warning: of('warning'), notice: of('notice') };
}
