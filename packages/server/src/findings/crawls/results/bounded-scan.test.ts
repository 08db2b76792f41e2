import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { insertInBatches } from '../../../platform/storage/index.ts';
import { startTest, verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
import { listLinks } from './list-links.ts';
import { listPages } from './list-pages.ts';

const LOOKED_AT = 10_000;
/** One match on each page of the list, and one beyond. */
const needles = [1, LOOKED_AT + 1, 2 * LOOKED_AT + 1];
const ids = Array.from({ length: 2 * LOOKED_AT + 1 }, (_, index) => index + 1);
const urlOf = (id: number): string => `https://example.com/${needles.includes(id) ? 'Needle' : 'hay'}-${id}`;

/** Reads every page of a list. */
async function readAll(
  read: (cursor: string | undefined) => Promise<{ ids: number[]; nextCursor: string | null }>,
): Promise<number[][]> {
  const pages: number[][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await read(cursor);
    pages.push(page.ids);
    cursor = page.nextCursor;
  }
  return pages;
}

describeEachDatabase('a search in the results of a crawl', (fresh) => {
  it('reads 10,000 rows for each request, and continues from there in the next', async () => {
    const test = await startTest({ db: fresh().open() });
    const { db, ctx } = test;
    const { id: domainId } = await verifiedDomain(test);
    const crawlId = await insertCompletedCrawl(ctx, { domainId });
    for (const table of ['crawl_links', 'crawl_pages', 'crawl_targets']) {
      await db.knex(table).where({ crawl_id: crawlId }).delete();
    }
    const target = { crawl_id: crawlId, host: 'example.com', internal: 1, navigational: 1, depth: 0, verdict: 'ok' };
    const targets = ids.map((id) => ({ ...target, id, url: urlOf(id), url_hash: String(id), reason: 'ok' }));
    await insertInBatches(db.knex, 'crawl_targets', targets);
    // All rows have the same values, so only the ids decide where a page ends.
    const page = { crawl_id: crawlId, depth: 0, load_ms: 7, bytes: 1 };
    await insertInBatches(
      db.knex,
      'crawl_pages',
      ids.map((target_id) => ({ ...page, target_id, url: urlOf(target_id) })),
    );
    const links = (filter: { text: string; location?: 'external' }) =>
      readAll(async (cursor) => {
        const { data, nextCursor } = await listLinks(ctx, { crawlId, filter, page: pageRequest({ limit: 5, cursor }) });
        return { ids: data.map(({ id }) => id), nextCursor };
      });
    const pages = (sort: 'discovery' | 'load_time') =>
      readAll(async (cursor) => {
        const input = { crawlId, text: 'needle', sort, page: pageRequest({ limit: 5, cursor }) };
        const { data, nextCursor } = await listPages(ctx, input);
        return { ids: data.map(({ target_id }) => target_id), nextCursor };
      });
    const [first = 0, second = 0, third = 0] = needles;
    expect(await links({ text: 'needle' })).toEqual([[first], [second], [third]]);
    expect(await links({ text: 'needle', location: 'external' })).toEqual([[], [], []]);
    expect(await pages('discovery')).toEqual([[first], [second], [third]]);
    expect(await pages('load_time')).toEqual([[third], [second], [first]]);
  });
});
