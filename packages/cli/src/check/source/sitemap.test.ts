import { describe, expect, it } from 'vitest';
import { checkLines } from '../../test-support/check-lines.ts';
import { serve } from '../../test-support/serve-page.ts';

/** Serves XML and HTML; a number is a status. `HOME/` in a body stands for the site's root. */
async function site(answers: Readonly<Record<string, string | number>>): Promise<string> {
  const url = await serve((request, response) => {
    const answer = answers[request.url ?? ''] ?? 404;
    response.setHeader('content-type', request.url?.endsWith('.xml') ? 'application/xml' : 'text/html');
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(answer.replaceAll('HOME/', url));
  });
  return url;
}

const list = (...locations: string[]): string =>
  `<urlset>${locations.map((location) => `<url><loc>${location}</loc></url>`).join('')}</urlset>`;
const index = (...locations: string[]): string =>
  `<sitemapindex>${locations.map((location) => `<sitemap><loc>${location}</loc></sitemap>`).join('')}</sitemapindex>`;

describe('an index of sitemaps', () => {
  it.each([404, 500])('of which one answers %i: the others are checked, and that one is named', async (status) => {
    const home = await site({
      '/index.xml': index('HOME/no.xml', 'HOME/pages.xml'),
      '/no.xml': status,
      '/pages.xml': list('HOME/a'),
      '/a': 'A page',
    });
    const { code, stderr, lines } = await checkLines(['--sitemap', `${home}index.xml`], { home });
    expect(lines).toEqual(['home/a ok home/index.xml:0']);
    expect(stderr).toBe(`Not all pages were checked: the sitemap ${home}no.xml answered ${status}.\n`);
    expect(code).toBe(0);
  });

  it('ends the check with an error when none of its sitemaps can be read', async () => {
    const home = await site({ '/index.xml': index('HOME/no.xml', 'HOME/none.xml'), '/none.xml': 500 });
    const { code, summary, stderr } = await checkLines(['--sitemap', `${home}index.xml`]);
    expect(summary).toMatchObject({ outcome: 'failed', error_code: 'NO_PAGE' });
    expect(summary.error).toBe(`It gave no page: ${home}no.xml answered 404.`);
    expect(stderr).toContain(`the sitemap ${home}none.xml answered 500.`);
    expect(code).toBe(3);
  });

  it('names ten sitemaps that cannot be read, and says how many more there are', async () => {
    const gone = Array.from({ length: 12 }, (_, at) => `HOME/no${at}.xml`);
    const home = await site({
      '/index.xml': index(...gone, 'HOME/pages.xml'),
      '/pages.xml': list('HOME/a'),
      '/a': 'A',
    });
    const { stderr } = await checkLines(['--sitemap', `${home}index.xml`]);
    expect(stderr.trimEnd().split('\n')).toHaveLength(11);
    expect(stderr).toContain('Nor were 2 more of its sitemaps read.');
  });
});

describe('a sitemap of which no page is checked is no success:', () => {
  it('all pages are of another host', async () => {
    const other = await site({ '/a': 'A page' });
    const home = await site({ '/map.xml': list(`${other}a`, 'mailto:a@example.com') });
    const { code, summary } = await checkLines(['--sitemap', `${home}map.xml`]);
    expect(summary).toMatchObject({ outcome: 'failed', error_code: 'NO_PAGE' });
    expect(summary.error).toBe(
      `It lists no page of ${new URL(home).host}. Give the sitemap that the site itself serves.`,
    );
    expect(code).toBe(3);
  });

  it.each([[[]], [['--exclude', '/a*']]])('robots.txt or the patterns %j leave all of them out', async (options) => {
    const robots = options.length > 0 ? 404 : 'User-agent: *\nDisallow: /a';
    const home = await site({ '/robots.txt': robots, '/map.xml': list('HOME/a'), '/a': 'A page' });
    const { code, summary } = await checkLines(['--sitemap', `${home}map.xml`, ...options]);
    expect(summary.error).toContain('leave out every page that it lists');
    expect(code).toBe(3);
  });
});

it('what a sitemap lists beyond the limit is counted', async () => {
  const images = Array.from({ length: 20_003 }, (_, i) => `<i:loc>http://127.0.0.1:9/${i}.png</i:loc>`).join('');
  const xmlns = 'xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"';
  const home = await site({
    '/map.xml': `<urlset ${xmlns}><url><loc>HOME/a</loc>${images}</url></urlset>`,
    '/a': 'A page',
  });
  const { summary, stderr } = await checkLines(['--sitemap', `${home}map.xml`, '--no-external']);
  expect(summary.sitemap_links_left_out).toBe(3);
  expect(stderr).toContain('3 images, videos and language versions that sitemaps list were not checked.');
});
