import type { CrawlState } from '@linkvitals/contract';
import type { Executor } from '../../storage/index.ts';

/** Bytes of a row with its indexes, without texts that have no short bound, and the columns of those. */
const SIZES = [
  ['crawl_targets', 400, ['url', 'final_url', 'redirects', 'warnings', 'detail', 'tls']],
  ['crawl_pages', 250, ['url', 'title']],
  ['crawl_links', 200, ['text', 'fragment', 'more_places']],
  ['crawl_findings', 250, ['detail']],
] as const;

/** Counts what the results of a crawl take, and notes it in its totals. */
export async function updateResultSize(on: Executor, id: string): Promise<void> {
  let bytes = 0;
  for (const [table, ofRow, texts] of SIZES) {
    const ofTexts = texts.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ');
    const [row] = await on(table)
      .where({ crawl_id: id })
      .count({ rows: '*' })
      .sum({ texts: on.raw(ofTexts) });
    bytes += Number(row?.rows) * ofRow + Number(row?.texts ?? 0);
  }
  await on('crawls')
    .where({ id })
    .update({ totals: on.raw("json_set(totals, '$.bytes', ?)", [bytes]) });
}

/** Crawls of a domain that have ended and have results, newest first. What older versions have stored counts nothing. */
export async function listResultSizes(
  on: Executor,
  domainId: string,
): Promise<{ readonly id: string; readonly state: CrawlState; readonly bytes: number }[]> {
  const rows: { id: string; state: CrawlState; bytes: number | string | null }[] = await on('crawls')
    .where({ domain_id: domainId, has_results: 1 })
    .whereNotNull('finished_at')
    .orderBy('created_at', 'desc')
    .select('id', 'state', on.raw("json_extract(totals, '$.bytes') as bytes"));
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes ?? 0) }));
}
