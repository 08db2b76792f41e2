import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startOwnSiteTest } from '../crawls/own-site.test-support.ts';

const hostname = 'plain.example.com';
const page = (body: string) => `<!doctype html><html lang="en"><title>A shop that sells things</title>${body}</html>`;

describeEachDatabase('a site that answers over http only', (fresh) => {
  it('has an issue of https as long as its sitemap may list it, or a page links there', async () => {
    const listed = `<urlset><url><loc>https://${hostname}/</loc></url></urlset>`;
    let sitemap: string | number = listed;
    let links = '<a href=/gone>Gone</a>';
    const test = await startOwnSiteTest({
      db: fresh().open(),
      hostnames: [hostname],
      answers: {
        '/robots.txt': 404,
        '/sitemap.xml': (_, response) => {
          response.writeHead(typeof sitemap === 'number' ? sitemap : 200, { 'content-type': 'application/xml' });
          response.end(typeof sitemap === 'number' ? '' : sitemap);
        },
        '/': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page(links)),
      },
    });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const issues = () => test.db.knex('issues').where({ kind: 'broken_link' }).orderBy('url');
    await test.crawl(domainId);
    expect(await issues()).toMatchObject([
      { url: `http://${hostname}/gone`, state: 'open' },
      { url: `https://${hostname}/`, state: 'open' },
    ]);

    // The sitemap cannot be read, and it may still list the URL.
    sitemap = 500;
    await test.crawl(domainId);
    expect(await issues()).toMatchObject([
      { url: `http://${hostname}/gone`, state: 'open' },
      { url: `https://${hostname}/`, state: 'open', inconclusive_because: 'page_not_read' },
    ]);

    sitemap = 404;
    await test.crawl(domainId);
    expect(await issues()).toMatchObject([
      { url: `http://${hostname}/gone`, state: 'open' },
      { url: `https://${hostname}/`, state: 'fixed', fixed_because: 'unlinked' },
    ]);

    links = `<a href="https://${hostname}/">Secure</a>`;
    await test.crawl(domainId);
    expect(await issues()).toMatchObject([
      { url: `http://${hostname}/gone`, state: 'fixed' },
      { url: `https://${hostname}/`, state: 'open', reopened_count: 1 },
    ]);
  });
});
