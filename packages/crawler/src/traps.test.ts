import { afterEach, expect, test } from 'vitest';
import { runCrawl, type TestOptions } from './test-support/run-crawl.ts';
import { serve, type TestSite } from './test-support/serve.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const FAILS = 'fails';

/** Crawls a site whose pages are made by their URL; undefined: not found; a URL: a redirect. */
async function crawl(pageAt: (url: URL) => string | URL | undefined, options: TestOptions = {}) {
  const site = await serve({
    '*': (request, response) => {
      const page = pageAt(new URL(request.url ?? '', site.origin));
      if (page instanceof URL) {
        response.writeHead(302, { location: page.href }).end();
        return;
      }
      const status = page === undefined ? 404 : page === FAILS ? 500 : 200;
      response.writeHead(status, { 'content-type': 'text/html' }).end(page);
    },
  });
  sites.push(site);
  const limits = { depthLimit: 1_000, maxPages: 5_000, ...options.limits };
  const outcome = await runCrawl(`${site.origin}/`, { respectRobots: false, ...options, limits });
  const trapped = [...outcome.verdicts.values()].filter(({ reason }) => reason === 'trap').length;
  return { outcome, trapped };
}

const page = (title: string | number, ...hrefs: string[]): string =>
  `<title>${title}</title>${hrefs.map((href) => `<a href="${href}">x</a>`).join('\n')}`;
const numbered = (count: number, url: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => url(i));

/** A shop that adds new sessions to all its links. */
function shopWithSessions(): () => string {
  let session = 0;
  return () => page('Shop', ...numbered(10, () => `/shop?session=${session++}`), '/about');
}

test('all variants of a path that a page outside of them links to are requested, however many and alike', async () => {
  const topics = numbered(300, (i) => `/viewtopic.php?t=${i}`);
  const { outcome, trapped } = await crawl(({ pathname, searchParams }) => {
    if (pathname === '/') return page('Topics', ...topics);
    return searchParams.get('t') === '299' ? undefined : page('Topic', '/');
  });
  expect(outcome.verdictText('/viewtopic.php?t=299')).toBe('broken/not_found');
  expect(trapped).toBe(0);
});

test('variants that only variants link to are requested as long as their pages differ', async () => {
  const { outcome, trapped } = await crawl(({ pathname, searchParams }) => {
    const id = Number(searchParams.get('id'));
    if (pathname === '/') return page('Start', '/topic?id=1');
    return id < 300 ? page(id, `/topic?id=${id + 1}`) : undefined;
  });
  expect(outcome.verdictText('/topic?id=300')).toBe('broken/not_found');
  expect(trapped).toBe(0);
});

test('variants that repeat each other are left out as a trap, and the rest of the site is not', async () => {
  const shop = shopWithSessions();
  const { outcome, trapped } = await crawl(({ pathname }) => {
    if (pathname === '/') return page('Start', '/shop?session=first');
    return pathname === '/shop' ? shop() : page('About');
  });
  expect(outcome.verdictText('/about')).toBe('ok/ok');
  expect(outcome.pages.size).toBeLessThan(150);
  expect(trapped).toBeGreaterThan(500);
  expect(outcome.end).toMatchObject({ outcome: 'completed', truncated: false, trapped });
});

test('a page of a trap that failed before the trap was found is requested once more like any other', async () => {
  const shop = shopWithSessions();
  let tries = 0;
  const { outcome, trapped } = await crawl(({ pathname, searchParams }) => {
    if (pathname === '/') return page('Start', '/shop?session=first');
    if (searchParams.get('session') === 'first') return page('First', '/shop?session=fails', '/shop?session=next');
    if (searchParams.get('session') !== 'fails') return shop();
    tries++;
    return FAILS;
  });
  expect(outcome.verdictText('/shop?session=fails')).toBe('broken/server_error');
  expect(tries).toBe(2);
  expect(trapped).toBeGreaterThan(500);
});

test('a parameter that changes the page is followed where another one is a trap', async () => {
  let session = 0;
  const { outcome, trapped } = await crawl(({ pathname, searchParams }) => {
    const id = Number(searchParams.get('id'));
    if (pathname === '/') return page('Start', '/item?id=1');
    return id < 120 ? page(id, `/item?id=${id}&session=${session++}`, `/item?id=${id + 1}`) : undefined;
  });
  expect(outcome.verdictText('/item?id=120')).toBe('broken/not_found');
  expect(trapped).toBeGreaterThan(0);
});

/** A site of pages and a missing one; each link of each page has a new session. */
function siteWithSessions(write: (path: string, session: number) => string) {
  let session = 100_000;
  const linkTo = (path: string): string => write(path, session++);
  const menu = numbered(40, (i) => `/page/${i}`);
  return ({ pathname, searchParams }: URL): string | undefined => {
    const path = pathname.split(';', 1)[0] ?? '';
    if (path === '/topic') return page(`Topic ${searchParams.get('t')}`, linkTo('/gone'));
    if (path === '/page/39') return page('Last', ...menu.map(linkTo), linkTo('/topic?t=1'));
    return path === '/' || menu.includes(path) ? page(path, ...menu.map(linkTo)) : undefined;
  };
}

test.each([
  ['in the query', (path: string, session: number) => `${path}${path.includes('?') ? '&' : '?'}sid=${session}`],
  ['behind a semicolon', (path: string, session: number) => path.replace(/$|(?=\?)/, `;jsessionid=${session}`)],
])('a site whose links all carry a session %s is read about once', async (_where, write) => {
  const { outcome, trapped } = await crawl(siteWithSessions(write));
  expect([...outcome.verdicts.values()].filter(({ reason }) => reason === 'not_found')).not.toEqual([]);
  expect(outcome.pages.size).toBeLessThan(110);
  expect(trapped).toBeGreaterThan(1_000);
});

test('a parameter that changed a page of the site is followed on all of its pages', async () => {
  const plain = numbered(10, (i) => `/plain/${i}`);
  const { outcome, trapped } = await crawl(({ pathname, searchParams }) => {
    const at = Number(searchParams.get('at'));
    if (pathname === '/') return page('Start', '/list?at=0', '/list?at=1');
    if (pathname !== '/list') return page('Plain', ...plain.map((path) => `${path}?at=${at + 1}`));
    return at < 90 ? page(at, `/list?at=${at + 1}`, ...plain.map((path) => `${path}?at=${at}`)) : undefined;
  });
  expect(outcome.verdictText('/list?at=90')).toBe('broken/not_found');
  expect(trapped).toBeGreaterThan(0);
});

test('URLs of hundreds of parameters are distinguished by their pages alone', async () => {
  const names = numbered(300, (i) => `p${i}`).join('&');
  const { outcome, trapped } = await crawl(({ pathname, searchParams }) => {
    const at = Number(searchParams.get('at'));
    if (pathname === '/') return page('Start', `/list?${names}&at=0`);
    return at < 60 ? page(at, `/list?${names}&at=${at + 1}`) : undefined;
  });
  expect(outcome.verdictText(`/list?${names}&at=60`)).toBe('broken/not_found');
  expect(trapped).toBe(0);
});

test('paths whose segments circle are requested until their pages repeat', async () => {
  const { outcome, trapped } = await crawl(({ pathname }) => {
    if (pathname === '/') return page('Start', 'a/b/', '/11/11/11/post', '/11/11/11/gone');
    if (pathname === '/11/11/11/gone') return undefined;
    return pathname.endsWith('post') ? page('Post') : page('Circle', 'a/b/', 'b/a/');
  });
  expect(outcome.verdictText('/11/11/11/post')).toBe('ok/ok');
  expect(outcome.verdictText('/11/11/11/gone')).toBe('broken/not_found');
  expect(outcome.pages.size).toBeLessThan(200);
  expect(trapped).toBeGreaterThan(0);
});

test('a page that was left out with a trap is requested when a sitemap names it', async () => {
  const shop = shopWithSessions();
  const { outcome, trapped } = await crawl(
    ({ pathname, search, origin }) => {
      if (pathname === '/sitemap.xml') return `<urlset><url><loc>${origin}/shop?session=400</loc></url></urlset>`;
      if (search === '?session=400') return undefined;
      return pathname === '/' ? page('Start', '/shop?session=first') : shop();
    },
    { useSitemaps: true },
  );
  expect(outcome.verdictText('/shop?session=400')).toBe('broken/not_found');
  expect(trapped).toBeGreaterThan(100);
});

test('variants of one path leave three quarters of the budget to the rest of the site', async () => {
  const { outcome } = await crawl(
    ({ pathname }) => {
      if (pathname === '/') return page('Start', ...numbered(100, (i) => `/list?p=${i}`), '/more');
      return page(pathname, ...(pathname === '/more' ? numbered(30, (i) => `/page-${i}`) : []));
    },
    { limits: { maxPages: 40 } },
  );
  expect(outcome.paths.filter((path) => path.startsWith('/list'))).toHaveLength(10);
  expect(outcome.paths.filter((path) => path.startsWith('/page-'))).toHaveLength(28);
  expect(outcome.end).toMatchObject({ outcome: 'completed', truncated: true });
});

test('pages that differ in their images alone are no trap', async () => {
  const { outcome, trapped } = await crawl(({ pathname, searchParams }) => {
    const id = Number(searchParams.get('id'));
    if (pathname === '/') return page('Start', '/photo?id=1001');
    if (pathname.endsWith('.jpg')) return 'image';
    return id < 1_250 ? `${page('Gallery', `/photo?id=${id + 1}`)}<img src="/${id}.jpg" alt="">` : undefined;
  });
  expect(outcome.verdictText('/photo?id=1250')).toBe('broken/not_found');
  expect(trapped).toBe(0);
});

test('a page of a trap is requested when a URL that a sitemap names redirects to it', async () => {
  const shop = shopWithSessions();
  const { outcome } = await crawl(
    (url) => {
      const { pathname, search, origin } = url;
      if (pathname === '/sitemap.xml') return `<urlset><url><loc>${origin}/shop?to=400</loc></url></urlset>`;
      if (search === '?to=400') return new URL('/shop?session=400', url);
      if (search === '?session=400') return undefined;
      return pathname === '/' ? page('Start', '/shop?session=first') : shop();
    },
    { useSitemaps: true },
  );
  expect(outcome.verdictText('/shop?session=400')).toBe('broken/not_found');
  expect(outcome.verdictText('/shop?to=400')).toBe('broken/not_found');
});

test('pages that a form and then links lead to are a trap like others', async () => {
  let session = 0;
  const { outcome, trapped } = await crawl(({ pathname }) => {
    if (pathname !== '/search' && pathname !== '/') return page('Other');
    const next = Array.from({ length: 5 }, () => `/search?sid=${session++}`);
    return `${next.map((url) => `<form action="${url}"></form>`).join('')}${page('Search', ...next)}`;
  });
  expect(outcome.pages.size).toBeLessThan(150);
  expect(trapped).toBeGreaterThan(100);
});
