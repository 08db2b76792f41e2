import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { deleteDomain } from '../../../sites/removal/index.ts';
import { type OwnSiteTest, startOwnSiteTest } from '../own-site.test-support.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { summariseDomains } from '../views/summarise-domains.ts';
import { runCrawl } from './run-crawl.ts';

const hostname = 'shop.example.com';
const partner = 'partner.example.net';

const answers = {
  '/robots.txt': (_: unknown, response: ServerResponse) => void response.end('User-agent: *\nDisallow: /private'),
  '/': `<a href=/page>x</a><a href=/old>x</a><a href=/missing>x</a><a href=/private>x</a><a href=http://${partner}/page>x</a>`,
  '/page': '<a href=/>x</a><a href=/missing>x</a>',
  '/old': (_: unknown, response: ServerResponse) => {
    response.writeHead(302, { location: '/new' });
    response.end();
  },
  '/new': 'new',
};
/** Number of the site's `/`, `/page`, `/old`, `/new` and `/missing`, and the partner's `/page`. */
const REQUESTED = 6;

async function start(db: Database) {
  const test = await startOwnSiteTest({ answers, hostnames: [hostname, partner], db });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  return { ...test, domainId };
}

async function creditUsage({ ctx }: OwnSiteTest, domainId: string, at = Date.now()): Promise<number | undefined> {
  const then = { ...ctx, clock: { ...ctx.clock, now: () => at } };
  return (await summariseDomains(then, [domainId])).get(domainId)?.urlsThisMonth;
}

const rows = (test: OwnSiteTest) =>
  test.db.knex('account_usage').select('domain_id', 'month', 'urls_requested').orderBy(['month', 'domain_id']);

describeEachDatabase('the URLs that the crawls of a domain request', (fresh) => {
  it('count once for each crawl: pages, links and errors, but no refused, repeated or cached ones', async () => {
    const test = await start(fresh().open());
    await test.crawl(test.domainId);
    expect(await creditUsage(test, test.domainId)).toBe(REQUESTED);
    await test.crawl(test.domainId);
    const ofPartner = 1;
    expect(await creditUsage(test, test.domainId)).toBe(2 * REQUESTED - ofPartner);
  });

  it('do not include a page that robots.txt disallows, which counts among the URLs of the domain', async () => {
    const test = await start(fresh().open());
    const { stats } = await getCrawl(test.ctx, { crawlId: await test.crawl(test.domainId) });
    expect(stats).toMatchObject({ total_pages: 4, pages_crawled: 3 });
  });

  it('count in the calendar month (UTC) of the request', async () => {
    const test = await start(fresh().open());
    const [december, january] = [Date.UTC(2026, 0, 1) - 1, Date.UTC(2026, 0, 1)];
    await test.crawl(test.domainId, december);
    await test.crawl(test.domainId, january);
    const ofDomain = { domain_id: test.domainId };
    expect(await rows(test)).toEqual([
      { ...ofDomain, month: 202512, urls_requested: REQUESTED },
      { ...ofDomain, month: 202601, urls_requested: REQUESTED - 1 },
    ]);
    expect(await creditUsage(test, test.domainId, december)).toBe(REQUESTED);
    expect(await creditUsage(test, test.domainId, january)).toBe(REQUESTED - 1);
  });

  it('are counted while a crawl runs, and in both months when it runs over their boundary', async () => {
    let release: () => void = () => {};
    let at = Date.UTC(2026, 0, 1) - 1;
    const slow = (_: unknown, response: ServerResponse) => {
      response.setHeader('content-type', 'text/html');
      release = () => response.end('<a href=/page>x</a>');
    };
    const hosts = { hostnames: [hostname, partner], db: fresh().open() };
    const test = await startOwnSiteTest({
      answers: { ...answers, '/old': 'old', '/new': 200, '/slow': slow, '/': '<a href=/old>x</a><a href=/slow>x</a>' },
      ...hosts,
    });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const clock = { ...systemClock, now: () => at };
    const { id: crawlId } = await startCrawl({ ...test.ctx, clock }, { domainId });
    const running = runCrawl({ ...test.services, clock }, { crawlId, signal: new AbortController().signal });
    const ofDomain = { domain_id: domainId };
    // `/` and `/old` are written before `/slow` has responded.
    await expect.poll(() => rows(test)).toEqual([{ ...ofDomain, month: 202512, urls_requested: 2 }]);
    expect(await creditUsage(test, domainId, at)).toBe(2);
    at += 1;
    release();
    await running;
    // `/slow`, the page that it links to, and `/missing` on that page.
    expect(await rows(test)).toEqual([
      { ...ofDomain, month: 202512, urls_requested: 2 },
      { ...ofDomain, month: 202601, urls_requested: 3 },
    ]);
    expect(await creditUsage(test, domainId, at)).toBe(3);
  });

  it('stay with the account when domains are deleted; a new domain of the same name starts at 0', async () => {
    const test = await start(fresh().open());
    await test.crawl(test.domainId);
    const [{ month }] = await rows(test);
    const remove = (domainId: string) => deleteDomain(test.ctx, { domainId, confirm: hostname, version: undefined });
    await remove(test.domainId);
    expect(await rows(test)).toEqual([{ domain_id: '', month, urls_requested: REQUESTED }]);

    const { id: again } = await verifiedDomain(test, { hostname });
    expect(await creditUsage(test, again)).toBe(0);
    await test.crawl(again);
    await remove(again);
    expect(await rows(test)).toEqual([{ domain_id: '', month, urls_requested: 2 * REQUESTED - 1 }]);
  });
});
