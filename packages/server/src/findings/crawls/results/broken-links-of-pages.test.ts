import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { updateLinkCounts } from '../run/totals-store.ts';
import { listLinks } from './list-links.ts';
import { listPages } from './list-pages.ts';

const hostname = 'shop.example.com';
const page = pageRequest({ limit: 100 });

const answers = {
  '/': '<a href=/good>x</a><a href=/faulty>x</a><a href=/gone>x</a><a href=/gone>again</a><a href=/lost>x</a><a href=/good#no>x</a>',
  '/good': '<a href=/>x</a>',
  '/faulty': '<a href=/gone>x</a><a href=/good>x</a>',
};

describeEachDatabase('the broken links of the pages of a crawl', (fresh) => {
  it('are counted once for each URL, and order the pages, worst first', async () => {
    const test = await startOwnSiteTest({ answers, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const crawlId = await test.crawl(domainId);
    const worstFirst = async () => (await listPages(test.ctx, { crawlId, sort: 'broken_links', page })).data;
    const counts = async () =>
      (await worstFirst()).map(({ url, broken_links }) => [new URL(url).pathname, broken_links]);
    const expected = [
      ['/', 3],
      ['/faulty', 1],
      ['/good', 0],
    ];
    expect(await counts()).toEqual(expected);
    // A server of an earlier version stores pages without a count, and one that lost the crawl may have counted others.
    for (const before of [null, 9]) {
      await test.db.knex('crawl_pages').where({ crawl_id: crawlId }).update({ broken_links: before });
      await updateLinkCounts(test.db.knex, { id: crawlId, config: {} }, { after: 0, upTo: 1_000 });
      expect(await counts()).toEqual(expected);
    }
    const data = await worstFirst();
    for (const { target_id, broken_links } of data) {
      const links = await listLinks(test.ctx, { crawlId, filter: { verdict: 'broken', page: target_id }, page });
      expect(links.data.length).toBe(broken_links);
    }
    const faulty = await listPages(test.ctx, { crawlId, problem: 'broken_links', page });
    expect(faulty.data.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/faulty']);
  });
});
