import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { listLinks } from '../results/list-links.ts';
import { listPages } from '../results/list-pages.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';
import { summariseDomains } from '../views/summarise-domains.ts';

const hostname = 'slow.example.com';
const PAUSE_MS = 300;
const everything = { limit: 100, after: undefined };

const answers = {
  '/': '<title>Start</title><a href=/slow>slow</a>',
  '/slow': async (_request: unknown, response: ServerResponse) => {
    const since = performance.now();
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<title>Slow</title>');
    // The crawler runs on this event loop: it has read the first bytes before the pause begins.
    for (let rounds = 0; rounds < 20; rounds += 1) await setImmediate();
    await sleep(PAUSE_MS);
    held = performance.now() - since;
    response.end('<p>The rest.');
  },
};

/** Milliseconds for which the site held the slow page back. */
let held = 0;

describeEachDatabase('the load time of a page', (fresh) => {
  it('ends with the last byte, is stored beside the time to the first byte, and is averaged by crawl and domain', async () => {
    const test = await startOwnSiteTest({ answers, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const crawlId = await test.crawl(domainId);

    const { data } = await listPages(test.ctx, { crawlId, page: everything });
    const slow = data.find(({ url }) => url.endsWith('/slow')) ?? expect.fail('the page was not read');
    const [load, first] = [slow.load_ms ?? 0, slow.response_ms ?? Number.POSITIVE_INFINITY];
    expect(load).toBeGreaterThanOrEqual(Math.floor(held));
    expect(load - first).toBeGreaterThanOrEqual(PAUSE_MS - 5);

    const average = (of: (page: (typeof data)[number]) => number | null): number =>
      Math.round(data.reduce((sum, page) => sum + (of(page) ?? Number.NaN), 0) / data.length);
    const times = {
      response_time_ms: average((page) => page.load_ms),
      first_byte_ms: average((page) => page.response_ms),
    };
    expect(presentCrawl(await getCrawl(test.ctx, { crawlId }))).toMatchObject(times);
    const { latest } = (await summariseDomains(test.ctx, [domainId])).get(domainId) ?? expect.fail('no domain');
    expect([latest?.loadMs, latest?.firstByteMs]).toEqual([times.response_time_ms, times.first_byte_ms]);

    const links = await listLinks(test.ctx, { crawlId, filter: { verdict: 'ok' }, page: everything });
    expect(links.data.find(({ url }) => url === slow.url)?.response_ms).toBe(slow.response_ms);
  });
});
