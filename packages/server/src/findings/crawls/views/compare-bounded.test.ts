import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { insertInBatches } from '../../../platform/storage/index.ts';
import { startTest, verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
import { compareCrawls } from './compare-crawls.ts';

const LOOKED_AT = 10_000;
const ids = Array.from({ length: LOOKED_AT + 1 }, (_, index) => index + 1);
/** True for the first target and the one beyond the limit of a request: the base crawl saw all others broken as well. */
const isNew = (id: number): boolean => id === 1 || id === LOOKED_AT + 1;

describeEachDatabase('a comparison of two crawls', (fresh) => {
  it('reads 10,000 broken targets for each request, and continues from there in the next', async () => {
    const test = await startTest({ db: fresh().open() });
    const { db, ctx } = test;
    const { id: domainId } = await verifiedDomain(test);
    const addCrawl = async (broken: readonly number[]): Promise<string> => {
      const crawlId = await insertCompletedCrawl(ctx, { domainId });
      await db.knex('crawl_links').where({ crawl_id: crawlId }).delete();
      await db.knex('crawl_targets').where({ crawl_id: crawlId }).delete();
      const target = { crawl_id: crawlId, host: 'example.com', internal: 1, navigational: 1, depth: 0 };
      const seen = { verdict: 'broken', reason: 'not_found', status_code: 404, found_on_pages: 1 };
      const rows = broken.map((id) => ({
        ...target,
        ...seen,
        id,
        url: `https://example.com/${id}`,
        url_hash: `${id}`,
      }));
      await insertInBatches(db.knex, 'crawl_targets', rows);
      return crawlId;
    };
    const baseId = await addCrawl(ids.filter((id) => !isNew(id)));
    const crawlId = await addCrawl(ids);
    const pages: number[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = pageRequest({ limit: 5, cursor });
      const { data, nextCursor } = await compareCrawls(ctx, { crawlId, baseId, change: 'new', page });
      pages.push(data.map(({ row }) => row.id));
      cursor = nextCursor;
    }
    expect(pages).toEqual([[1], [LOOKED_AT + 1]]);
    const fixed = await compareCrawls(ctx, { crawlId, baseId, change: 'fixed', page: pageRequest({ limit: 5 }) });
    expect(fixed).toEqual({ data: [], nextCursor: null });
  });
});
