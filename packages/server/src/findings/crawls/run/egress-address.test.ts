import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { updateDomain } from '../../../sites/domains/index.ts';
import { type OwnSiteTest, startOwnSiteTest } from '../own-site.test-support.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { runCrawl } from './run-crawl.ts';

const hostname = 'shop.example.com';
const never = new AbortController().signal;

/** Responses that make a crawl send every kind of request: robots.txt, sitemap, pages, redirects, stylesheets, HEAD and GET. */
const answers = {
  '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: http://shop.example.com/map.xml',
  '/map.xml': '<urlset><url><loc>http://shop.example.com/unlinked</loc></url></urlset>',
  '/': '<link rel=stylesheet href=/style.css><a href=/page>p</a><a href=/gone>g</a><img src=/image.png alt=i><a href=//www.shop.example.com/>w</a>',
  '/page': '<a href=/#top>t</a><a href=/moved>m</a>',
  '/moved': (_: unknown, response: ServerResponse) => void response.writeHead(301, { location: '/page' }).end(),
  '/style.css': (_: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/css' }).end('a { background: url(/image.png) }'),
  '/image.png': 'not really',
  '/unlinked': 'x',
};

async function startSite(db: Database, egress: string): Promise<OwnSiteTest & { readonly domainId: string }> {
  const env = { LINKVITALS_EGRESS_ADDRESSES: egress };
  const hostnames = [hostname, `www.${hostname}`];
  const test = await startOwnSiteTest({ answers, hostnames, db, env });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  return { ...test, domainId };
}

const setRanges = ({ ctx, domainId }: OwnSiteTest & { readonly domainId: string }, ip_ranges: string[]) =>
  updateDomain(ctx, { domainId, change: { settings: { ip_ranges } }, version: undefined });

/** Returns the parts as they are after a restart of the server with other addresses. */
const withEgress = <T extends { readonly config: OwnSiteTest['services']['config'] }>(
  parts: T,
  addresses: string[],
): T => ({
  ...parts,
  config: { ...parts.config, egressAddresses: addresses },
});

describeEachDatabase('the IP ranges of a domain', (fresh) => {
  it.each([
    ['127.0.0.2/32', '127.0.0.2'],
    ['127.0.0.2/31', '127.0.0.2'],
    ['127.0.1.0/24', '127.0.1.9'],
  ])('are %s: every request of a crawl comes from %s', async (range, address) => {
    const test = await startSite(fresh().open(), '127.0.0.1,127.0.0.2,127.0.0.3,127.0.1.9');
    await setRanges(test, [range]);
    const crawlId = await test.crawl(test.domainId);
    expect(await getCrawl(test.ctx, { crawlId })).toMatchObject({ state: 'completed' });
    const lines = test.requests.map(({ line }) => line);
    const queried = ['/robots.txt', '/map.xml', '/', '/page', '/moved', '/style.css', '/unlinked'].map(
      (path) => `GET ${path}`,
    );
    expect(lines).toEqual(expect.arrayContaining([...queried, 'HEAD /image.png']));
    expect(new Set(test.requests.map(({ peer }) => peer))).toEqual(new Set([address]));
  });

  it('leave the choice of an address to the system when there are none', async () => {
    const test = await startSite(fresh().open(), '127.0.0.2');
    await test.crawl(test.domainId);
    expect(new Set(test.requests.map(({ peer }) => peer))).toEqual(new Set(['127.0.0.1']));
  });

  it.each([
    ['no egress address lies in them', '127.0.0.3'],
    ['no egress address is configured', ''],
  ])('are refused when %s', async (_why, egress) => {
    const test = await startSite(fresh().open(), egress);
    await expect(setRanges(test, ['127.0.0.2/32'])).rejects.toMatchObject({ code: 'invalid_setting' });
  });

  it('stop a crawl before its first request when the installation has lost the address', async () => {
    const test = await startSite(fresh().open(), '127.0.0.2');
    await setRanges(test, ['127.0.0.2/32']);
    const moved = withEgress(test.ctx, ['127.0.0.3']);
    await expect(startCrawl(moved, { domainId: test.domainId })).rejects.toMatchObject({ code: 'invalid_setting' });

    const { id: crawlId } = await startCrawl(test.ctx, { domainId: test.domainId });
    await runCrawl(withEgress(test.services, ['127.0.0.3']), { crawlId, signal: never });
    expect(await getCrawl(test.ctx, { crawlId })).toMatchObject({
      state: 'canceled',
      error: expect.stringContaining('127.0.0.2'),
    });
    expect(test.requests).toEqual([]);
  });
});
