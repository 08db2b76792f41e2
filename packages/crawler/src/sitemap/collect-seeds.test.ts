import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { roundsDuring } from '../test-support/rounds-during.ts';
import { loopbackOutbound, runCrawl } from '../test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from '../test-support/serve.ts';
import { collectSeeds } from './collect-seeds.ts';

const sites: TestSite[] = [];
const start = async (answers: Record<string, Answer>, host?: string): Promise<TestSite> => {
  const site = await serve({ '/': 'home', ...answers }, host);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const seeded = async (site: TestSite): Promise<string[]> => {
  const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true });
  const pages = [...outcome.targets.values()].filter(({ navigational }) => navigational);
  return pages.slice(1).map(({ url }) => url.slice(site.origin.length));
};
const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('');
const map = (...urls: string[]): string =>
  `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
const index = (...urls: string[]): string =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;

describe('a sitemap is read when it is', () => {
  test.each([
    ['XML with white space around its URLs', map('\n  /a\t')],
    ['gzip under any name', reply(200, {}, gzipSync(map('/a')))],
    ['text with a URL on each line', (_request, response) => response.end(`http://${_request.headers.host}/a\r\n`)],
    ['RSS', '<rss><channel><link>/no</link><item><title>A</title><link>/a</link></item></channel></rss>'],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="/no"/><entry><link rel="edit" href="/no"/><link href="/a"/></entry></feed>',
    ],
    ['prefixed', '<s:urlset xmlns:s="x"><s:url><s:loc>/a</s:loc><i:loc>/no</i:loc></s:url></s:urlset>'],
    ['broken off', `${map('/a').replace('</urlset>', '')}<url><loc>/b`],
    ['UTF-16', reply(200, {}, Buffer.from(`\ufeff${map('/a')}`, 'utf16le'))],
    ['redirected to', reply(301, { location: '/other.xml' })],
    ['repeating itself', map('/a', '/a', '/', '/a#x')],
  ] as [string, Answer][])('%s', async (_name, answer) => {
    expect(await seeded(await start({ '/sitemap.xml': answer, '/other.xml': map('/a') }))).toEqual(['/a']);
  });
});

test.each([
  ['404', reply(404, {}, map('/a'))],
  ['500', reply(500, {}, map('/a'))],
  ['an HTML page', '<!doctype html><html><body><loc>/a</loc></body></html>'],
  ['nothing', ''],
] as [string, Answer][])('%s gives no pages and no failure', async (_name, answer) => {
  expect(await seeded(await start({ '/sitemap.xml': answer }))).toEqual([]);
});

describe('indexes', () => {
  test('are followed five levels deep', async () => {
    const levels = Array.from({ length: 8 }, (_, i): [string, Answer] => [`/s${i}`, index(`/s${i + 1}`, `/m${i + 1}`)]);
    const maps = Array.from({ length: 9 }, (_, i): [string, Answer] => [`/m${i}`, map(`/page${i}`)]);
    const site = await start({ ...Object.fromEntries([...levels, ...maps]), '/robots.txt': 'Sitemap: /s0' });
    expect(await seeded(site)).toEqual(['/page1', '/page2', '/page3', '/page4', '/page5']);
  });

  test('that list themselves or each other are read once', async () => {
    const site = await start({ '/sitemap.xml': index('/sitemap.xml', '/two'), '/two': index('/sitemap.xml', '/m') });
    site.answers['/m'] = map('/a');
    expect(await seeded(site)).toEqual(['/a']);
    expect(site.requests.filter((request) => request === 'GET /sitemap.xml')).toHaveLength(1);
  });

  test('give 1,000 files at most', async () => {
    const site = await start({ '/sitemap.xml': index(...Array.from({ length: 1_500 }, (_, i) => `/m${i}`)) });
    await seeded(site);
    expect(site.requests.filter((request) => /\/m\d+$|sitemap/.test(request))).toHaveLength(1_000);
  });
});

test('a sitemap on another host counts when robots.txt names it, and only for pages of the site', async () => {
  const site = await start({});
  const other = await start({ '/s.xml': map(`${site.origin}/a`, '/theirs') }, '127.0.0.2');
  site.answers['/robots.txt'] = `Sitemap: ${other.origin}/s.xml`;
  expect(await seeded(site)).toEqual(['/a']);
});

test('an index cannot send us to other hosts', async () => {
  const other = await start({ '/s.xml': map('/x') }, '127.0.0.2');
  const site = await start({ '/sitemap.xml': index(`${other.origin}/s.xml`) });
  expect(await seeded(site)).toEqual([]);
  expect(other.requests).toEqual([]);
});

describe('robots.txt', () => {
  test('that forbids the usual place or what an index names is obeyed', async () => {
    const site = await start({ '/robots.txt': 'User-agent: *\nDisallow: /sitemap.xml\nDisallow: /no\nSitemap: /s' });
    site.answers['/s'] = index('/no', '/m', '/to-no');
    site.answers['/to-no'] = reply(302, { location: '/no' });
    site.answers['/m'] = map('/a');
    for (const path of ['/no', '/sitemap.xml']) site.answers[path] = map('/b');
    expect(await seeded(site)).toEqual(['/a']);
    expect(site.requests.some((request) => /no$|sitemap/.test(request.replace('/to-no', '')))).toBe(false);
  });

  test('that names a sitemap invites to it', async () => {
    const site = await start({
      '/robots.txt': 'User-agent: *\nDisallow: /s.xml\nSitemap: /s.xml',
      '/s.xml': map('/a'),
    });
    expect(await seeded(site)).toEqual(['/a']);
  });
});

test('no more than 50,000 URLs are kept of all files together', async () => {
  const site = await start({ '/sitemap.xml': index('/m0', '/m1', '/m2') });
  for (const i of [0, 1, 2]) {
    site.answers[`/m${i}`] = map(...Array.from({ length: 30_000 }, (_, n) => `/${i}/${n}`));
  }
  const outbound = loopbackOutbound();
  const fetch: Parameters<typeof collectSeeds>[0]['fetcher']['fetch'] = async ({ url }) => {
    const response = await outbound.request({ url, maxBodyBytes: 2 ** 24 });
    return { method: 'GET', hops: [], url, end: { kind: 'answer', response }, sent: true };
  };
  const limits = { connectMs: 1_000, totalMs: 5_000 };
  const sitemaps = [`${site.origin}/sitemap.xml`];
  const seeds = await collectSeeds({ fetcher: { fetch }, sitemaps, isInternal: () => true, limits });
  await outbound.close();
  expect(seeds.urls).toHaveLength(50_000);
  expect(site.requests).not.toContain('GET /m2');
});

describe('what sitemaps list beside pages', () => {
  const listing = (entries: string): string =>
    '<urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries}</urlset>`;
  const image = (src: string): string => `<image:image><image:loc>${src}</image:loc></image:image>\n`;
  const version = (href: string): string => `<xhtml:link rel="alternate" hreflang="de" href="${href}"/>\n`;

  test('images are checked, other languages are pages of the site, and both are found in the sitemap', async () => {
    const other = await start({ '/de': links('/theirs') }, '127.0.0.2');
    const site = await start({
      '/sitemap.xml': listing(
        `<url><loc>/a</loc>\n${image('/gone.png')}${image('/gone.png')}${version('/a')}${version('/de')}${version(`${other.origin}/de`)}</url>`,
      ),
      '/a': '',
      '/de': links('/from-de'),
      '/from-de': '',
    });
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true });
    expect(outcome.verdictText('/gone.png')).toBe('broken/not_found');
    expect(outcome.verdictText(`${other.origin}/de`)).toBe('ok/ok');
    expect(outcome.paths).toEqual(['/', '/a', '/de', '/from-de']);
    expect(outcome.verdictText('/sitemap.xml')).toBe('ok/ok');
    expect(outcome.verdict('/sitemap.xml')?.warnings).toEqual([]);
    const resource = outcome.resources.get(outcome.idOf('/sitemap.xml') ?? 0);
    expect(
      resource?.links.map(({ kind, target, line, count }) => [kind, outcome.targets.get(target)?.url, line, count]),
    ).toEqual([
      ['img', `${site.origin}/gone.png`, 3, 2],
      ['alternate', `${site.origin}/de`, 6, 1],
      ['alternate', `${other.origin}/de`, 7, 1],
    ]);
    expect(site.requests.filter((request) => request.endsWith('/sitemap.xml'))).toEqual(['GET /sitemap.xml']);
  });

  test('a page that links lead to keeps its depth', async () => {
    const site = await start({
      '/': links('/1'),
      '/1': links('/2'),
      '/2': links('/3'),
      '/sitemap.xml': listing(`<url><loc>/</loc>${version('/3')}</url>`),
      '/3': '',
    });
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true });
    expect(outcome.page('/3')?.depth).toBe(3);
  });

  test('a sitemap that lists pages alone is no target', async () => {
    const site = await start({ '/sitemap.xml': map('/a'), '/a': '' });
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true });
    expect(outcome.idOf('/sitemap.xml')).toBeUndefined();
    expect(outcome.end).not.toHaveProperty('sitemapLinksLeftOut');
  });

  test('no more are taken than ten for each page that may be read', async () => {
    const images = Array.from({ length: 100 }, (_, i) => image(`/${i}.png`)).join('');
    const site = await start({ '/sitemap.xml': listing(`<url><loc>/</loc>${images}</url>`) });
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true, limits: { maxPages: 3 } });
    expect(outcome.resources.get(outcome.idOf('/sitemap.xml') ?? 0)?.links).toHaveLength(30);
    expect(outcome.end?.sitemapLinksLeftOut).toBe(70);
  });

  test('versions that are listed as pages leave room for what is not', async () => {
    const versions = Array.from({ length: 40 }, (_, i) => version(`/${i}`)).join('');
    const pages = Array.from({ length: 40 }, (_, i) => `<url><loc>/${i}</loc>${versions}</url>`).join('');
    const site = await start({ '/sitemap.xml': listing(`${pages}${image('/last.png')}`) });
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true, limits: { maxPages: 2 } });
    expect(outcome.verdictText('/last.png')).toBe('broken/not_found');
  });

  test('50,000 are resolved in many rounds of the event loop', async () => {
    const site = await start({
      '/sitemap.xml': listing(Array.from({ length: 50_000 }, (_, i) => image(`/${i}`)).join('')),
    });
    const outbound = loopbackOutbound();
    const fetch: Parameters<typeof collectSeeds>[0]['fetcher']['fetch'] = async ({ url }) => {
      const response = await outbound.request({ url, maxBodyBytes: 2 ** 24 });
      return { method: 'GET', hops: [], url, end: { kind: 'answer', response }, sent: true };
    };
    const limits = { connectMs: 1_000, totalMs: 5_000 };
    const sitemaps = [`${site.origin}/sitemap.xml`];
    let files: Awaited<ReturnType<typeof collectSeeds>>['files'] = [];
    const collected = async () => {
      ({ files } = await collectSeeds({ fetcher: { fetch }, sitemaps, isInternal: () => true, limits }));
    };
    expect(await roundsDuring(collected)).toBeGreaterThan(80);
    expect(files.map((file) => file.links.length)).toEqual([50_000]);
    await outbound.close();
  });
});

test('50,000 locations are resolved in many rounds of the event loop, and robots.txt is consulted for a thousand at most', async () => {
  const site = await start({
    '/urls': map(...Array.from({ length: 50_000 }, (_, i) => `/${i}`)),
    '/index': index(...Array.from({ length: 50_000 }, (_, i) => `/m${i}`)),
  });
  const outbound = loopbackOutbound();
  const fetch: Parameters<typeof collectSeeds>[0]['fetcher']['fetch'] = async ({ url }) => {
    const response = await outbound.request({ url, maxBodyBytes: 2 ** 24 });
    return { method: 'GET', hops: [], url, end: { kind: 'answer', response }, sent: true };
  };
  const parts = { fetcher: { fetch }, isInternal: () => true, limits: { connectMs: 1_000, totalMs: 5_000 } };
  let fetched = 0;
  const mayFetch = (): boolean => {
    fetched++;
    return false;
  };
  const planted = () => collectSeeds({ ...parts, sitemaps: [`${site.origin}/urls`] });
  const listed = () => collectSeeds({ ...parts, sitemaps: [`${site.origin}/index`], mayFetch });
  expect(await roundsDuring(planted)).toBeGreaterThan(40);
  expect(await roundsDuring(listed)).toBeGreaterThan(900);
  expect(fetched).toBeLessThanOrEqual(1_000);
  await outbound.close();
});
