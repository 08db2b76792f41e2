import { afterAll, beforeAll, expect } from 'vitest';
import { crawlSite } from './crawl-site.ts';
import { loopbackOutbound, Outcome, runCrawl, type TestOptions, testOptions } from './test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from './test-support/serve.ts';

const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">to ${href}</a>`).join('\n');
const alternates = (...hrefs: string[]): string =>
  hrefs.map((href) => `<link rel=alternate hreflang=de href="${href}">`).join('');
const SAME = '<p>The same words, so many of them that two pages with these words and no others are copies.</p>'.repeat(
  2,
);
/** Findings that need the whole crawl; the site has each of them. */
const SITE_CODES = [
  'canonical_broken',
  'canonical_redirect',
  'deep_page',
  'description_duplicate',
  'duplicate_content',
  'hreflang_broken',
  'hreflang_not_returned',
  'orphan_page',
  'sitemap_broken',
  'sitemap_noindex',
  'sitemap_redirect',
  'title_duplicate',
];
export const OPTIONS: TestOptions = { useSitemaps: true, exclude: ['/private/**'] };

/** A site with everything that a crawl records, for the tests of a file. */
export function resumableSite() {
  let site: TestSite;
  let other: TestSite;
  const outbound = loopbackOutbound();

  beforeAll(async () => {
    other = await serve(
      {
        '/ok': '<p id=x>',
        '/405': (request, response) => {
          response.writeHead(request.method === 'HEAD' ? 405 : 200);
          response.end();
        },
      },
      '127.0.0.2',
    );
    const answers: Record<string, Answer> = {
      '/': `<h1 id=here></h1><link rel=stylesheet href=/s.css><link rel=manifest href=/m.json><img src=/doc alt=""><form action=/post></form>
        ${links('/a', '/b', '/r1', '/private/x', 'mailto:a@b.example', '/dead', `${other.origin}/ok#x`)}`,
      '/a': links('/b#there', '/b#lost', '/doc', '/r2', '/missing', `${other.origin}/ok#y`, `${other.origin}/405`),
      '/b': `<p id=there>${links('/#here', '/c', '/a/a/a', '/disallowed')}`,
      '/c': links('/d', '/r1#there', '/r1#nowhere'),
      '/d': links('/deep'),
      '/deep': links('/deeper'),
      '/deeper': links('/too-deep'),
      '/too-deep': links('/never'),
      '/doc': links('/from-doc'),
      '/from-doc': '<title>Twice</title><meta name=description content=twice><link rel=canonical href=/missing>',
      '/r1': reply(301, { location: '/b' }),
      '/r2': reply(302, { location: '/r2b' }),
      '/r2b': reply(302, { location: '/landing' }),
      '/landing': `<link rel=canonical href=/r1>${alternates('/missing', '/d')}${links('/from-landing')}`,
      '/from-landing': `<title>Twice</title><meta name=description content=twice>${SAME}`,
      '/dead': 500,
      '/s.css': reply(200, { 'content-type': 'text/css' }, '@import "/theme"; a{background:url(/none.png)}'),
      '/m.json': reply(200, { 'content-type': 'application/json' }, '{"icons":[{"src":"/doc"},{"src":"none3.png"}]}'),
      '/theme': reply(200, { 'content-type': 'text/css' }, 'a{background:url(/none2.png)}'),
      '/orphan': links('/from-orphan'),
      '/from-orphan': links('/below-orphans'),
      '/version': links('/from-version'),
      '/orphan2': `<meta name=robots content=noindex>${links('/below-orphans')}`,
      '/below-orphans': `<title>Twice</title><meta name=description content=twice>${SAME}`,
    };
    site = await serve(answers);
    answers['/robots.txt'] = `User-agent: *\nDisallow: /disallowed`;
    answers['/sitemap.xml'] =
      `<urlset xmlns:i="http://www.google.com/schemas/sitemap-image/1.1" xmlns:x="http://www.w3.org/1999/xhtml">
      <url><loc>${site.origin}/d</loc><i:loc>/none4.png</i:loc><x:link rel="alternate" href="/version"/></url>
      ${['/orphan', '/d', '/orphan2', '/r2', '/missing-orphan'].map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join('')}</urlset>`;
  });
  afterAll(async () => {
    await Promise.all([site.close(), other.close(), outbound.close()]);
  });

  const crawl = (options: TestOptions = {}): Promise<Outcome> =>
    runCrawl(`${site.origin}/`, { ...OPTIONS, outbound, limits: { depthLimit: 6 }, ...options });
  return {
    get site() {
      return site;
    },
    outbound,
    crawl,
    /**
     * Cuts a crawl after the first record, and again after each further `every` records; expects that each cut crawl, when resumed, ends
     * like one that was not cut.
     */
    async expectAnyCut(every: number): Promise<void> {
      const whole = await crawl();
      expect(whole.end?.outcome).toBe('completed');
      expect(whole.paths).toContain('/orphan2');
      const codes = new Set([...whole.findings.values()].map(({ finding }) => finding.code));
      expect([...codes].sort()).toEqual(SITE_CODES);
      const records: number = [...whole.targets, ...whole.pages, ...whole.verdicts, ...whole.findings].length;
      for (let length = 1; length < records + 20; length += every) {
        const cut = new Outcome();
        const options = testOptions(`${site.origin}/`, outbound, { ...OPTIONS, limits: { depthLimit: 6 } });
        let taken = 0;
        for await (const record of crawlSite(options)) {
          if (record.type === 'end') break;
          cut.add(record);
          if (++taken === length) break;
        }
        const resumed = new Outcome();
        for (const target of cut.targets.values()) resumed.add(target);
        for (const record of [
          ...cut.pages.values(),
          ...cut.resources.values(),
          ...cut.verdicts.values(),
          ...cut.fragmentLinks.values(),
          ...cut.findings.values(),
        ])
          resumed.add(record);
        for await (const record of crawlSite({
          ...testOptions(`${site.origin}/`, outbound, { ...OPTIONS, limits: { depthLimit: 6 } }),
          resume: cut.resumeState(),
        }))
          resumed.add(record);
        expect(resumed.end, `cut after ${length} records`).toEqual(whole.end);
        expect(resumed.table, `cut after ${length} records`).toEqual(whole.table);
        expect(resumed.found, `cut after ${length} records`).toEqual(whole.found);
      }
    },
  };
}
