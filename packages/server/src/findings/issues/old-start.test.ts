import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startOwnSiteTest } from '../crawls/own-site.test-support.ts';

const hostname = 'plain.example.com';
const page = (body: string) => `<!doctype html><html lang="en"><title>A shop that sells things</title>${body}</html>`;

describeEachDatabase('a site that answers over http only', (fresh) => {
  it('has no issue of https any more once a crawl has read it, unless a page links there', async () => {
    let isSitemapRead = false;
    let links = '<a href=/gone>Gone</a>';
    const test = await startOwnSiteTest({
      db: fresh().open(),
      hostnames: [hostname],
      answers: {
        '/robots.txt': 404,
        '/sitemap.xml': (_, response) => void response.writeHead(isSitemapRead ? 404 : 500).end(),
        '/': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page(links)),
      },
    });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const issues = () => test.db.knex('issues').where({ kind: 'broken_link' }).orderBy('url');
    await test.crawlWhileAway(domainId);
    expect(await issues()).toMatchObject([{ url: `https://${hostname}/`, state: 'open', found_on_pages: 0 }]);

    // The sitemap cannot be read yet, and it may list the URL.
    await test.crawl(domainId);
    expect(await issues()).toMatchObject([
      { url: `http://${hostname}/gone`, state: 'open' },
      { url: `https://${hostname}/`, state: 'open', inconclusive_because: 'page_not_read' },
    ]);

    isSitemapRead = true;
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
