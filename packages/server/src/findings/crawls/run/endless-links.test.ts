import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { type SiteAnswer, startOwnSiteTest } from '../own-site.test-support.ts';
import { listPages } from '../results/list-pages.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';

const hostname = 'endless.example.com';
const links = (...paths: string[]): string => paths.map((path) => `<a href="${path}">x</a>`).join('');

it('a crawl of a site with endless new URLs stores no more than the limit, is truncated, and judges the stored ones', async () => {
  let made = 0;
  const pageAt = (path: string): SiteAnswer => {
    if (path === '/gone' || !/^\/(?:page\d+)?$/.test(path)) return 404;
    return links('/gone', ...Array.from({ length: 9 }, () => `/page${made++}`));
  };
  const answers = new Proxy<Record<string, SiteAnswer>>({}, { get: (_, path) => pageAt(String(path)) });
  const env = { LINKVITALS_CRAWL_URLS: '40' };
  const test = await startOwnSiteTest({ answers, hostnames: [hostname], env });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const crawlId = await test.crawl(domainId);

  const crawl = presentCrawl(await getCrawl(test.ctx, { crawlId }));
  expect(crawl).toMatchObject({ state: 'completed', truncated: true, stats: { broken_links: 1 } });
  expect(await test.db.knex('crawl_targets').where({ crawl_id: crawlId })).toHaveLength(40);
  const { data } = await listPages(test.ctx, { crawlId, page: pageRequest({ limit: 100 }) });
  expect(data).toHaveLength(39);
  expect(data.filter((page) => page.links_truncated).length).toBeGreaterThan(30);
});
