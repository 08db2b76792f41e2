import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startOwnSiteTest } from '../../findings/crawls/own-site.test-support.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { reported } from './report.test-support.ts';

const hostname = 'languages.example.com';
const PATHS = ['/صفحة', '/קישור', '/прайс-лист', '/链接', '/größe', '/a%20b%2Fc'];
const gone = PATHS.map((path) => new URL(path, `http://${hostname}`).href);
const shown = PATHS.map((path) => `http://${hostname}${path}`);

describeEachDatabase('URLs in other scripts', (fresh) => {
  it('are shown readably, but encoded in links and in data', async () => {
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

  it('show hostnames readably too, but in ASCII when no font of a PDF has their letters', async () => {
    const ascii = new URL('http://例え.example/').hostname;
    const answers = { '/': '<!doctype html><html lang="en"><title>A page</title><a href="/gone">x</a>' };
    const site = await startOwnSiteTest({ answers, hostnames: [ascii], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(site, { hostname: ascii });
    await site.crawl(domainId);
    const fileOf = async (format: 'html' | 'json' | 'pdf') => reported(site, { domainId, format });

    const html = (await fileOf('html')).body.toString();
    expect(html).toContain('<title>Link health of 例え.example</title>');
    expect(html).toContain('<h1>Link health of 例え.example</h1>');
    expect(html).toContain(`href="http://${ascii}/gone"`);
    expect(JSON.parse((await fileOf('json')).body.toString())).toMatchObject({ domain: ascii });

    const pdf = await fileOf('pdf');
    expect(pdf.name).toContain(ascii);
    // The title in the window of a viewer may have all letters. No page has the replacement character.
    expect(pdf.body.toString()).toContain('Link health of 例え.example');
    expect(lettersIn(pdf.body)).toContain('<0078>');
    expect(lettersIn(pdf.body)).not.toContain('<fffd>');
  });
});

/** Characters of the glyphs of a PDF, from the tables of its fonts. */
function lettersIn(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs);
  return [...streams]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        // A stream that is not compressed is no table.
        return '';
      }
    })
    .filter((text) => text.includes('begincmap'))
    .join('\n');
}
