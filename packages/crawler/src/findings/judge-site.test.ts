import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { FAULTY_SITES, type SiteFixture } from '../test-support/faulty-sites.ts';
import { loopbackOutbound, runCrawl, type TestOptions } from '../test-support/run-crawl.ts';
import { serve, type TestSite } from '../test-support/serve.ts';

const outbound = loopbackOutbound();
const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
afterAll(() => outbound.close());

async function found({ answers, sitemap = [] }: SiteFixture, options: TestOptions = {}): Promise<string[]> {
  const urls = sitemap.map((path) => `<url><loc>${path}</loc></url>`);
  const site = await serve({ ...answers, '/sitemap.xml': `<urlset>${urls.join('')}</urlset>` });
  sites.push(site);
  const outcome = await runCrawl(`${site.origin}/`, { outbound, useSitemaps: true, ...options });
  expect(outcome.end?.outcome).toBe('completed');
  return [...outcome.findings.values()]
    .map(({ target, finding }) => `${outcome.targets.get(target)?.url} ${finding.code}: ${finding.detail ?? ''}`)
    .map((line) => line.replaceAll(site.origin, ''))
    .sort();
}

describe.each(Object.entries(FAULTY_SITES))('%s', (_code, { bad, good }) => {
  test.each([...bad, ...good])('$answers', async (fixture) => {
    expect(await found(fixture)).toEqual([...(fixture.found ?? [])].sort());
  });
});

describe('pages and links that were not seen prove nothing', () => {
  const orphan: SiteFixture = { answers: { '/': '<a href=/b>b</a>', '/a': '', '/b': '' }, sitemap: ['/a'] };

  test('a page is no orphan while a page limit leaves others unread', async () => {
    expect(await found(orphan)).toEqual(['/a orphan_page: ']);
    const long = { ...orphan, answers: { ...orphan.answers, '/b': '<a href=/c>c</a>', '/c': '' } };
    expect(await found(long, { limits: { maxPages: 3 } })).toEqual([]);
  });

  test('a page is no orphan while a depth limit leaves others unread', async () => {
    expect(await found(orphan, { limits: { depthLimit: 0 } })).toEqual([]);
  });

  test('a page is no orphan when links of a page were left out', async () => {
    const many = { ...orphan, answers: { ...orphan.answers, '/': '<a href=/b>b</a><a href=/b>b</a>' } };
    expect(await found(many, { limits: { linksPerPage: 1 } })).toEqual([]);
  });

  test('a language version whose own list was cut off is not called one-sided', async () => {
    const alternates = (...hrefs: string[]): string =>
      hrefs.map((href) => `<link rel=alternate hreflang=x href="${href}">`).join('');
    const ofStart = async (versions: string[]): Promise<string[]> => {
      const lines = await found({ answers: { '*': '', '/': alternates('/de'), '/de': alternates(...versions) } });
      return lines.filter((line) => line.startsWith('/ '));
    };
    const many = Array.from({ length: 80 }, (_, i) => `/?v=${i}`);
    expect(await ofStart(many.slice(1))).toEqual(['/ hreflang_not_returned: /de']);
    expect(await ofStart(many)).toEqual([]);
  });

  test('a crawl that fails says nothing about the site as a whole', async () => {
    const site = await serve({
      '/': '<title>Same</title><a href=/a>',
      '/a': '<title>Same</title><a href=/b>',
      '/b': '',
    });
    sites.push(site);
    const stop = new AbortController();
    const answer = site.answers['/b'];
    site.answers['/b'] = (_request, response) => {
      stop.abort();
      response.end(answer);
    };
    const outcome = await runCrawl(`${site.origin}/`, { outbound, signal: stop.signal });
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'CANCELED' });
    expect(outcome.pages.size).toBe(2);
    expect(outcome.findings.size).toBe(0);
  });
});
