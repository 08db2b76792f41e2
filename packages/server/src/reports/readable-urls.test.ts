import { expect, it } from 'vitest';
import { startOwnSiteTest } from '../crawls/own-site.test-support.ts';
import { verifiedDomain } from '../domains/domain.test-support.ts';
import { describeEachDatabase } from '../storage/describe-each-database.test-support.ts';
import { reported } from './report.test-support.ts';

const hostname = 'languages.example.com';
const PATHS = ['/صفحة', '/קישור', '/прайс-лист', '/链接', '/größe', '/a%20b%2Fc'];
const gone = PATHS.map((path) => new URL(path, `http://${hostname}`).href);
const shown = PATHS.map((path) => `http://${hostname}${path}`);

describeEachDatabase('URLs in other scripts', (fresh) => {
  it('are shown as people read them, linked as they are, and exact in data', async () => {
    const links = gone.map((url) => `<a href="${url}">x</a>`).join('');
    const answers = { '/': `<!doctype html><html lang="en"><title>A page</title>${links}`, '/robots.txt': 404 };
    const site = await startOwnSiteTest({ answers, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(site, { hostname });
    await site.crawl(domainId);
    const textOf = async (format: 'html' | 'csv' | 'json'): Promise<string> =>
      (await reported(site, { domainId, format, ...(format === 'csv' && { section: 'links' }) })).body.toString();

    const anchors = [...(await textOf('html')).matchAll(/<a class="url" href="([^"]*)"[^>]*>([^<]*)</g)];
    for (const [index, url] of gone.entries()) {
      const texts = anchors.filter(([, href]) => href === url).map(([, , text]) => text);
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts)).toEqual(new Set([shown[index]]));
    }
    for (const text of [await textOf('csv'), await textOf('json')]) {
      for (const url of gone) expect(text).toContain(url);
      expect(text).not.toMatch(/languages\.example\.com\/[^\p{ASCII}]/u);
    }
  });
});
