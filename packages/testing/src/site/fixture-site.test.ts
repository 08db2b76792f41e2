import { expect, onTestFinished, test } from 'vitest';
import { type FixtureSiteOptions, startFixtureSite } from './fixture-site.ts';

async function serve(options: FixtureSiteOptions) {
  const site = await startFixtureSite(options);
  onTestFinished(() => site.close());
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://${site.address}${path}`, { redirect: 'manual', ...init });
  return { site, get };
}

const LINK = /<(?:a class="link"|link rel="stylesheet"|script defer|img loading="lazy") (?:href|src)="([^"]+)"/g;

test('every broken target of the truth answers as the truth says, and every other one is fine', async () => {
  const { site, get } = await serve({ pages: 260 });
  const { broken, startUrl, unique } = site.truth();
  expect(startUrl).toBe(`http://${site.address}/`);
  expect(new Set(broken.map(({ status }) => status))).toEqual(new Set([404, 500]));
  expect(broken.some(({ url }) => url.startsWith(`http://${site.externalAddress}/x/`))).toBe(true);
  for (const { url, status } of broken) expect((await fetch(url)).status).toBe(status);

  const brokenUrls = new Set(broken.map(({ url }) => url));
  const pages = await Promise.all(Array.from({ length: 260 }, (_, n) => get(n === 0 ? '/' : `/p/${n}`)));
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  const linked = new Set<string>();
  for (const page of pages) {
    for (const [, link = ''] of (await page.text()).matchAll(LINK)) {
      linked.add(new URL(link, page.url).href.replace(/#.*/, ''));
    }
  }
  expect(linked.size).toBe(Object.values(unique).reduce((sum, count) => sum + count, 0));
  for (const url of linked) expect((await fetch(url)).ok).toBe(!brokenUrls.has(url));
  expect(site.stats().unknownUrls).toBe(0);
});

test('redirect chains take the stated hops and end on a page', async () => {
  const { get } = await serve({ pages: 100 });
  const hops: number[] = [];
  let path = '/r/8';
  for (let answer = await get(path); answer.status !== 200; answer = await get(path)) {
    hops.push(answer.status);
    path = answer.headers.get('location') ?? '';
  }
  expect(hops).toEqual([301, 302, 301]);
  expect(path).toMatch(/^\/p\/\d+$/);
});

test('robots.txt and the sitemap name the host of the site, also when it is another than the socket', async () => {
  const { site, get } = await serve({ pages: 40, host: 'shop.example.com', externalHost: 'other.example.net' });
  expect(await (await get('/robots.txt')).text()).toBe(
    'User-agent: *\nDisallow: /private/\nSitemap: http://shop.example.com/sitemap.xml\n',
  );
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>http:\/\/shop\.example\.com\/[^<]*<\/loc>/g)).toHaveLength(40);
  const page = await (await get('/')).text();
  expect(page).toContain('href="http://shop.example.com/');
  expect(page).toContain('href="http://other.example.net/x/');
  expect(page).not.toContain('127.0.0.');
  expect(site.startUrl).toBe('http://shop.example.com/');
});

test('the statistics say what was requested', async () => {
  const { site, get } = await serve({ pages: 20 });
  const bytes = (await (await get('/')).arrayBuffer()).byteLength;
  await get('/p/1', { method: 'HEAD' });
  await get('/p/1', { method: 'HEAD' });
  await get('/trap/comment');
  await get('/x/0'); // lives on the other host
  expect(site.stats()).toEqual({
    requests: 5,
    head: 2,
    unknownUrls: 2,
    repeats: 1,
    unique: { page: 2 },
    byTarget: { 'page 0': 1, 'page 1': 2 },
    peakInFlight: expect.any(Number),
    bytes: bytes + 2 * '404 page not found\n'.length,
  });
  site.resetStats();
  expect(site.stats()).toMatchObject({ requests: 0, unique: {}, repeats: 0 });
});

test('a hanging URL never answers, and closing the site ends the wait', async () => {
  const { site, get } = await serve({ pages: 20, hang: 1 });
  expect(site.truth().broken.filter(({ status }) => status === 0)).toMatchObject([{ foundOnPages: 1 }]);
  const waiting = get('/hang/0').then(
    () => 'answered',
    () => 'cut',
  );
  await get('/'); // requested later, answered before
  await site.close();
  expect(await waiting).toBe('cut');
});
