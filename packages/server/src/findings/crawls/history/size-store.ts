import type { CrawlState } from '@linkvitals/contract';
import type { Database, Executor } from '../../../platform/storage/index.ts';

/** Bytes of a row with its indexes, without texts of unlimited length, and the columns of these texts. */
const SIZES = [
  ['crawl_targets', 400, ['url', 'final_url', 'redirects', 'warnings', 'detail', 'tls']],
  ['crawl_pages', 300, ['url', 'title']],
  ['crawl_links', 200, ['text', 'fragment', 'more_places']],
  ['crawl_findings', 250, ['detail']],
] as const;

/** Estimates the size of the results of a crawl, and stores it in the totals of the crawl. It reads all results. */
export async function updateResultSize({ knex, reader }: Database, id: string): Promise<void> {
  const on = (reader ?? { knex }).knex;
  let bytes = 0;
  for (const [table, ofRow, texts] of SIZES) {
    const ofTexts = texts.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ');
    const [row] = await on(table)
      .where({ crawl_id: id })
      .count({ rows: '*' })
      .sum({ texts: on.raw(ofTexts) });
    bytes += Number(row?.rows) * ofRow + Number(row?.texts ?? 0);
  }
  await knex('crawls')
    .where({ id })
    .update({ totals: knex.raw("json_set(totals, '$.bytes', ?)", [bytes]) });
}

/** Ended crawls of a domain with results, newest first. Results of older versions count as 0 bytes. */
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
