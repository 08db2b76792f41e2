import { expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
import { insertDomain } from '../../../test-support/insert-domain.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { listPageRecords, listResourceRecords } from './resume-store.ts';

const LINKS = 2_500;
const PAGES = [1, 2, 3];
const STYLESHEET = 4;

describeEachDatabase('a crawl that is resumed', (fresh) => {
  it('reads all links of pages and stylesheets in their order, with few rows for each statement', async () => {
    const test = await createTestContext({ db: fresh().open() });
    onTestFinished(() => test.close());
    const { knex } = test.db;
    const domainId = await insertDomain(test.ctx);
    const crawl_id = await insertCompletedCrawl(test.ctx, { domainId, targets: 0 });
    for (const table of ['crawl_links', 'crawl_pages']) await knex(table).where({ crawl_id }).delete();
    for (const target_id of PAGES)
      await knex('crawl_pages').insert({ crawl_id, target_id, url: `https://example.com/${target_id}`, depth: 1 });
    const links = [...PAGES, STYLESHEET].flatMap((page_id) =>
      Array.from({ length: LINKS }, (_, seq) => ({ crawl_id, page_id, seq, target_id: seq, kind: 'a', count: 1 })),
    );
    await knex.batchInsert('crawl_links', links, 500);

    let largest = 0;
    knex.on('query-response', (rows: unknown[]) => {
      largest = Math.max(largest, rows.length);
    });
    const inOrder = [...Array(LINKS).keys()];
    const seen: number[] = [];
    for await (const page of listPageRecords(knex, crawl_id)) {
      seen.push(page.target);
      expect(page.links.map(({ target }) => target)).toEqual(inOrder);
    }
    for await (const resource of listResourceRecords(knex, crawl_id)) {
      seen.push(resource.target);
      expect(resource.links.map(({ target }) => target)).toEqual(inOrder);
    }
    expect(seen).toEqual([...PAGES, STYLESHEET]);
    expect(largest).toBeLessThanOrEqual(2_000);
  });
});
