import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { listIssues } from '../../issues/index.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';

const hostname = 'shop.example.com';
const LARGE = ' '.repeat(1_100_000);

it('a crawl counts the pages that it read in part, and fixes no issue that may be in the rest of them', async () => {
  const answers: Record<string, string> = {
    '/': '<a href="/long">x</a><a href="/long#part">y</a><a href="/many">z</a>',
  };
  const env = { LINKVITALS_MAX_PAGE_MIB: '1', LINKVITALS_MAX_PAGE_LINKS: '4' };
  const test = await startOwnSiteTest({ answers, hostnames: [hostname], env });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const crawlWith = async (long: string, many: string) => {
    answers['/long'] = long;
    answers['/many'] = many;
    return presentCrawl(await getCrawl(test.ctx, { crawlId: await test.crawl(domainId) }));
  };
  const open = async () => {
    const filter = { state: 'open' as const, kind: 'broken_link' as const };
    const page = pageRequest({ limit: 100 });
    const { data } = await listIssues(test.ctx, { domainId, filter, order: 'opened_at', page });
    return data.map(({ url }) => new URL(url).pathname + new URL(url).hash).sort();
  };

  const broken = '<a href="/gone">x</a>';
  expect(await crawlWith(broken, '<a href="/lost">x</a>')).toMatchObject({ state: 'completed', cut_pages: 0 });
  expect(await open()).toEqual(['/gone', '/long#part', '/lost']);

  const others = '<a href="/">x</a>'.repeat(4);
  const cut = await crawlWith(`${LARGE}${broken}<p id="part">`, `${others}<a href="/lost">x</a>`);
  expect(cut).toMatchObject({ state: 'completed', truncated: false, cut_pages: 2 });
  expect(await open()).toEqual(['/gone', '/long#part', '/lost']);

  expect(await crawlWith('<p id="part">', others)).toMatchObject({ cut_pages: 0 });
  expect(await open()).toEqual([]);
});
