import { expect, it } from 'vitest';
import { startOwnSiteTest } from '../../findings/crawls/own-site.test-support.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { reported } from './report.test-support.ts';

const hostname = 'many.example.com';
const PAGES = ['/', '/about', '/prices', '/team', '/news/oak-chair', '/news/elm-table'];

/** A page with links in its text and in the footer of all pages. */
const page = (path: string, ...links: string[]): string =>
  `<!doctype html><html lang="en"><title>The page ${path} of it</title><main>${links
    .map((link) => `<a href="${link}">${link}, from ${path}</a>`)
    .join('')}</main><footer><a href="/imprint-old">Imprint</a></footer>`;

describeEachDatabase('what to fix first in a report', (fresh) => {
  it('is what one change settles, by the points of the score that come back and by the share of the pages', async () => {
    const answers: Record<string, string | number> = { '/robots.txt': 404 };
    for (const path of PAGES) answers[path] = page(path, '/sizes');
    answers['/'] = page('/', ...PAGES, '/blog/oak-chair', '/blog/elm-table', '/gone');
    answers['/team'] = page('/team');
    answers['/about'] = page('/about');
    const site = await startOwnSiteTest({ answers, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(site, { hostname });
    await site.crawl(domainId);
    const html = (await reported(site, { domainId, format: 'html' })).body.toString();
    const [, section = ''] = html.split('<h2>What to fix first</h2>');
    const [list = ''] = section.split('<h2>');
    const entries = list.split('<h3>').slice(1);
    // 6 of 11 pages and 18 of 33 of the weight of links are good: 100 · (0.4 · 6/11 + 0.6 · 18/33)³ is 16.2.
    expect(entries.slice(0, 4).map((entry) => entry.split('</h3>')[0])).toEqual([
      'Moved without a redirect · 2 addresses · +22 points',
      'The page does not exist (404) · in the footer of 6 pages · +10 points',
      'The page does not exist (404) · on 3 pages · +10 points',
      'The page does not exist (404) · on 1 page · +10 points',
    ]);
    expect(entries[0]).toContain(
      `<span class="url">http://${hostname}/blog/*</span></p><p class="small">Instead: <span class="url">http://${hostname}/news/*</span>`,
    );
    expect(entries[1]).toContain('One change there corrects all of them.');
    expect(entries[2]).toContain('Restore the page, or redirect its address');
  });
});
