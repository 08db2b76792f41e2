import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { listIssues } from '../../issues/index.ts';
import { type SiteAnswer, startOwnSiteTest } from '../own-site.test-support.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';

const hostname = 'shop.example.com';
const links = (...paths: string[]): string => paths.map((path) => `<a href="${path}">x</a>`).join('');

it('a crawl counts the pages that it left out as a trap, and fixes no issue that may be on them', async () => {
  let isEndless = false;
  let session = 0;
  const pageAt = (path: string): SiteAnswer => {
    if (path === '/') return links('/shop?session=first');
    if (!path.startsWith('/shop')) return 404;
    if (isEndless) return links(...Array.from({ length: 9 }, () => `/shop?session=${session++}`));
    return links(path.endsWith('last') ? '/gone' : '/shop?session=last');
  };
  const answers = new Proxy<Record<string, SiteAnswer>>({}, { get: (_, path) => pageAt(String(path)) });
  const test = await startOwnSiteTest({ answers, hostnames: [hostname] });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const crawl = async () => presentCrawl(await getCrawl(test.ctx, { crawlId: await test.crawl(domainId) }));

  const gone = async () => {
    const page = pageRequest({ limit: 100 });
    const { data } = await listIssues(test.ctx, {
      domainId,
      filter: { state: 'open' as const, kind: 'broken_link' as const },
      order: 'opened_at',
      page,
    });
    return data.filter(({ url }) => url.endsWith('/gone')).length;
  };

  const first = await crawl();
  expect(first.trapped_pages).toBe(0);
  expect(await gone()).toBe(1);
  isEndless = true;
  const second = await crawl();
  expect(second).toMatchObject({ state: 'completed', truncated: false });
  expect(second.trapped_pages).toBeGreaterThan(50);
  expect(await gone()).toBe(1);
});
