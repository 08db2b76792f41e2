import type { PageFacts, PageRecord } from '@linkvitals/crawler';
import { type Executor, fromJsonColumn, insertInBatches, toJsonColumn } from '../../storage/index.ts';

/** Statements of this many rows: SQLite takes 500 terms at most. */
const ROWS = 200;

/** Kept until the crawl ends. What an interrupted run had written of a page is replaced. */
export async function replacePageFacts(on: Executor, crawlId: string, pages: readonly PageRecord[]): Promise<void> {
  const ids = pages.map(({ target }) => target);
  for (let start = 0; start < ids.length; start += ROWS) {
    const some = ids.slice(start, start + ROWS);
    await on('crawl_page_facts').where({ crawl_id: crawlId }).whereIn('target_id', some).delete();
  }
  const rows = pages.flatMap(({ target, facts }) =>
    facts === undefined ? [] : [{ crawl_id: crawlId, target_id: target, facts: toJsonColumn(facts) }],
  );
  await insertInBatches(on, 'crawl_page_facts', rows);
}

export async function listPageFacts(
  on: Executor,
  crawlId: string,
  targets: readonly number[],
): Promise<Map<number, PageFacts>> {
  const rows: { target_id: number; facts: string }[] = await on('crawl_page_facts')
    .where({ crawl_id: crawlId })
    .whereIn('target_id', [...targets])
    .select('target_id', 'facts');
  const facts = new Map<number, PageFacts>();
  for (const row of rows) {
    const stored = fromJsonColumn<PageFacts>(row.facts);
    if (stored !== undefined && stored !== null) facts.set(row.target_id, stored);
  }
  return facts;
}
