import type { PageFacts, PageRecord } from '@linkvitals/crawler';
import { type Executor, fromJsonColumn, insertInBatches, toJsonColumn } from '../../../platform/storage/index.ts';

/** Rows of a statement: SQLite takes at most 500 terms. */
const ROWS = 200;

/** Writes facts about pages, which are kept until the crawl ends. They replace those that an interrupted run wrote for the same pages. */
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
