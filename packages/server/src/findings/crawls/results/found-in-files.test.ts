import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { listLinks } from './list-links.ts';
import { presentOccurrence } from './present-results.ts';

const hostname = 'shop.example.com';
const file = (type: string, body: string) => (_: unknown, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': type }).end(body);

const answers = {
  '/': `<link rel=stylesheet href=/style.css><link rel=manifest href=/app.json>
    <div><template shadowrootmode=open>
      <img src=/gone-1.png alt=""></template></div><iframe srcdoc='
      <img src=/gone-2.png alt="">'></iframe>`,
  '/style.css': file('text/css', 'a {\n  background: image-set("/gone-3.png" 1x) }'),
  '/app.json': file('application/manifest+json', '{\n\n "icons": [{ "src": "/gone-4.png" }] }'),
  '/sitemap.xml': file(
    'application/xml',
    '<urlset xmlns:i="http://www.google.com/schemas/sitemap-image/1.1">\n\n\n<url><loc>/</loc><i:loc>/gone-5.png</i:loc></url><url><loc>/gone-6</loc></url></urlset>',
  ),
};

describeEachDatabase('a broken link that is in no tag of a page', (fresh) => {
  it('lists every place of a page that links to it several times', async () => {
    const home = `<a href="/gone#x">One</a>\n<a href="/gone#x">Two</a>\n${'<a href="/none">x</a>\n'.repeat(40)}`;
    const test = await startOwnSiteTest({ answers: { '/': home }, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const crawlId = await test.crawl(domainId);
    const { data } = await listLinks(test.ctx, {
      crawlId,
      filter: { verdict: 'broken' },
      page: { limit: 100, after: undefined },
    });
    const [gone, none] = data.map(({ occurrences }) => occurrences.map(presentOccurrence)[0]);
    expect(gone).toMatchObject({ line: 1, text: 'One', count: 2, more_places: [{ line: 2, text: 'Two' }] });
    expect(none?.count).toBe(40);
    expect(none?.more_places.map(({ line }) => line)).toEqual(Array.from({ length: 24 }, (_, i) => i + 4));
  });

  it('is found in the document that has it, with its line', async () => {
    const test = await startOwnSiteTest({ answers, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const crawlId = await test.crawl(domainId);
    const page = { limit: 100, after: undefined };
    const { data } = await listLinks(test.ctx, { crawlId, filter: { verdict: 'broken' }, page });
    const places = data.flatMap(({ url, occurrences }) =>
      occurrences.map(({ page_url, line, kind }) =>
        `${url} ${kind} ${page_url}:${line}`.replaceAll(`http://${hostname}`, ''),
      ),
    );
    expect(places.sort()).toEqual([
      '/gone-1.png img /:3',
      '/gone-2.png img /:4',
      '/gone-3.png css /style.css:2',
      '/gone-4.png icon /app.json:3',
      '/gone-5.png img /sitemap.xml:4',
      '/gone-6 sitemap /sitemap.xml:0',
    ]);
  });
});
