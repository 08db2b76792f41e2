import { createOutbound } from '@linkvitals/outbound';
import { expect, onTestFinished, test } from 'vitest';
import { crawlSite } from '../crawl-site.ts';
import { runCrawl, testOptions } from '../test-support/run-crawl.ts';
import { reply, serve } from '../test-support/serve.ts';
import { CrawlResults, collectResults } from './crawl-results.ts';

test('joins each URL with its last verdict and the places of its links, whatever record came first', async () => {
  let lateRequests = 0;
  const site = await serve({
    '/': '<a href=/a>1</a>\n<a href=/gone>2</a>\n<a href="/a#no">3</a><link rel=stylesheet href=s.css>',
    '/a': '<a href=/gone>4</a>\n<a href=/late>5</a>',
    '/late': (_, response) => response.writeHead(lateRequests++ === 0 ? 500 : 200).end('late'),
    '/s.css': reply(200, { 'content-type': 'text/css' }, 'a{background:url(/gone)}'),
  });
  onTestFinished(site.close);
  const results = new CrawlResults();
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'] });
  onTestFinished(() => outbound.close());
  for await (const record of crawlSite(testOptions(`${site.origin}/`, outbound))) results.add(record);

  const lines = [...results.targets()].map(({ url, verdict, places }) => {
    const on = Array.from(places, ({ pageUrl, line, text }) => `${pageUrl}:${line} ${text}`);
    return `${url} ${verdict?.reason} | ${on.join(' | ')}`.replaceAll(site.origin, '');
  });
  expect(lines.sort()).toEqual(
    [
      '/ ok | ',
      '/a ok | /:1 1 | /:3 3',
      '/a#no fragment_missing | /:3 3',
      '/gone not_found | /:2 2 | /a:1 4 | /s.css:1 ',
      '/late ok | /a:2 5',
      '/s.css ok | /:3 ',
    ].sort(),
  );
  expect(Array.from(results.broken(), ({ url }) => url.slice(site.origin.length)).sort()).toEqual(['/a#no', '/gone']);
  expect([results.pages, results.end?.outcome]).toEqual([2, 'completed']);
});

test('knows the reason of a site that could not be crawled', async () => {
  const { end, pages } = await collectResults(crawlSite({ startUrl: 'http://127.0.0.1:9/', userAgent: 'TestBot/1.0' }));
  expect([end?.outcome, end?.errorCode, pages]).toEqual(['failed', 'BLOCKED_ADDRESS', 0]);
});

test('the verdict has the length that the response said, and none that it did not say', async () => {
  const site = await serve({
    '/': '<img src=/i.png><img src=/j.png>',
    '/i.png': reply(200, { 'content-type': 'image/png', 'content-length': '12345' }),
    '/j.png': reply(200, { 'content-type': 'image/png' }),
  });
  onTestFinished(site.close);
  const outcome = await runCrawl(`${site.origin}/`);
  expect(outcome.verdict('/i.png')).toMatchObject({ method: 'HEAD', contentLength: 12_345 });
  expect(outcome.verdict('/j.png')).not.toHaveProperty('contentLength');
});
