import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { updateDomain } from '../../../sites/domains/index.ts';
import { type OwnSiteTest, startOwnSiteTest } from '../own-site.test-support.ts';
import { runCrawl } from '../run/run-crawl.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';
import { startCrawl } from './start-crawl.ts';

const hostname = 'plain.example.com';
const [first, used] = [`https://${hostname}/`, `http://${hostname}/`];

const reportedUrls = async ({ db }: OwnSiteTest): Promise<unknown[]> => {
  const events = await db.knex('events').orderBy('created_at').orderBy('id').select('type', 'body');
  return events.map(({ type, body }) => [type, JSON.parse(body).data.url]);
};

describeEachDatabase('the start page of a site that takes no TLS', (fresh) => {
  it('is the URL that was used once that is known, and before it the URL that is tried first', async () => {
    const test = await startOwnSiteTest({ answers: { '/': 'start' }, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const { id: crawlId, url } = await startCrawl(test.ctx, { domainId });
    expect(url).toBe(first);
    await runCrawl(test.services, { crawlId, signal: new AbortController().signal });
    expect(await getCrawl(test.ctx, { crawlId })).toMatchObject({ state: 'completed', url: used });
    expect(await reportedUrls(test)).toEqual([
      ['crawl.started', first],
      ['crawl.completed', used],
    ]);
  });

  it.each([
    ['gets no custom headers in clear text, and the crawl says so', false],
    ['gets custom headers where its owner wants them sent without encryption', true],
  ])('%s, also when it is taken up again', async (_name, request_headers_over_http) => {
    const goDown = new AbortController();
    const answers = {
      '/': '<a href=/a>x</a>',
      '/a': (_: unknown, response: ServerResponse) => {
        goDown.abort();
        response.end();
      },
    };
    const test = await startOwnSiteTest({ answers, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const settings = { request_headers: { 'X-Preview': 'secret' }, request_headers_over_http };
    await updateDomain(test.ctx, { domainId, change: { settings }, version: undefined });
    const { id: crawlId } = await startCrawl(test.ctx, { domainId });
    await runCrawl(test.services, { crawlId, signal: goDown.signal });
    const before = test.requests.length;
    await runCrawl(test.services, { crawlId, signal: new AbortController().signal });
    const crawl = presentCrawl(await getCrawl(test.ctx, { crawlId }));
    const request_headers_held_back = !request_headers_over_http;
    expect(crawl).toMatchObject({ state: 'completed', url: used, request_headers_held_back });
    expect(test.requests.length).toBeGreaterThan(before);
    // The headers are deleted with the end of the crawl, as they are not needed any more.
    const [config] = await test.db.knex('crawls').where({ id: crawlId }).pluck('config');
    expect(JSON.parse(config)).toMatchObject({ sealedHeaders: null, exclusions: [] });
    const sent = request_headers_over_http ? 'secret' : undefined;
    for (const { line, headers } of test.requests) expect([line, headers['x-preview']]).toEqual([line, sent]);
  });
});
