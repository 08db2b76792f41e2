import { setImmediate as nextRound } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { runCrawl } from './test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from './test-support/serve.ts';
import { skippingClock } from './test-support/skipping-clock.ts';

const sites: TestSite[] = [];
const start = async (answers: Record<string, Answer>, host?: string): Promise<TestSite> => {
  const site = await serve(answers, host);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">to ${href}</a>`).join('\n');
const count = (site: TestSite, request: string): number => site.requests.filter((one) => one === request).length;

describe('a crawl', () => {
  test('reads every page of the site once and requests every target once', async () => {
    const other = await start({ '/x': 'hello' }, '127.0.0.2');
    const site = await start({
      '/': links('/a', '/b', `${other.origin}/x`, '/logo.png'),
      '/a': links('/', '/b', '/missing', `${other.origin}/x`),
      '/b': links('/a', 'a#top', './b?utm_source=mail'),
      '/logo.png': reply(200, { 'content-type': 'image/png' }),
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end).toEqual({ type: 'end', outcome: 'completed', truncated: false });
    expect(outcome.paths).toEqual(['/', '/a', '/b']);
    expect(outcome.verdictText('/missing')).toBe('broken/not_found');
    expect(outcome.verdictText(`${other.origin}/x`)).toBe('ok/ok');
    expect(site.requests.toSorted()).toEqual(
      ['GET /', 'GET /a', 'GET /b', 'GET /logo.png', 'GET /missing', 'GET /robots.txt'].toSorted(),
    );
    expect(other.requests).toEqual(['HEAD /x']);
  });

  test('yields the targets of a page before the page, and the page directly before its verdict', async () => {
    const { crawlSite } = await import('./crawl-site.ts');
    const { loopbackOutbound, testOptions } = await import('./test-support/run-crawl.ts');
    const site = await start({ '/': links('/a', '/b'), '/a': links('/c'), '/b': '', '/c': '' });
    const outbound = loopbackOutbound();
    const known = new Set<number>();
    let page: number | undefined;
    for await (const record of crawlSite(testOptions(`${site.origin}/`, outbound))) {
      if (page !== undefined) expect(record).toMatchObject({ type: 'verdict', target: page });
      page = record.type === 'page' ? record.target : undefined;
      if (record.type === 'target') known.add(record.id);
      if (record.type === 'page') for (const { target } of record.links) expect(known).toContain(target);
    }
    await outbound.close();
    expect([...known]).toEqual([1, 2, 3, 4]);
  });

  test('gives a page the depth of the shortest way to it, in whatever order the responses arrive', async () => {
    const slow: Answer = (_request, response) => {
      setTimeout(() => response.end(links('/deep')), 50);
    };
    const site = await start({
      '/': links('/slow', '/fast'),
      '/fast': links('/far'),
      '/far': links('/deep'),
      '/slow': (request, response) => {
        response.setHeader('content-type', 'text/html');
        (slow as (a: typeof request, b: typeof response) => void)(request, response);
      },
      '/deep': '',
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.page('/deep')?.depth).toBe(2);
  });

  test('starts no more requests while no consumer takes the records, and continues when one does', async () => {
    const { crawlSite } = await import('./crawl-site.ts');
    const { loopbackOutbound, testOptions } = await import('./test-support/run-crawl.ts');
    const page = links(...Array.from({ length: 500 }, (_, i) => `/p${i}`));
    const site = await start({
      '*': (request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end(page + links(...Array.from({ length: 500 }, (_, i) => `${request.url}-${i}`)));
      },
    });
    const inner = loopbackOutbound();
    let underWay = 0;
    const request: typeof inner.request = (fetched) => {
      underWay++;
      return inner.request(fetched).finally(() => underWay--);
    };
    /** Waits until nothing is in flight and, with no timer to wait for, nothing more was started in many rounds of the event loop. */
    const silence = async (): Promise<number> => {
      for (let rounds = 0; rounds < 100; rounds++) {
        await nextRound();
        if (underWay > 0) rounds = 0;
      }
      return site.requests.length;
    };
    const stream = crawlSite(testOptions(`${site.origin}/`, { ...inner, request }, { respectRobots: false }));
    await stream.next();
    const before = await silence();
    expect(before).toBeGreaterThan(1);
    expect(before).toBeLessThan(20);
    for (let taken = 0; taken < 5_000; taken++) await stream.next();
    expect(await silence()).toBeGreaterThan(before);
    await stream.return();
    await inner.close();
  });
});

describe('what a page may link to', () => {
  test('an internal image or stylesheet is requested with HEAD or read for its own URLs', async () => {
    const site = await start({
      '/': '<link rel=stylesheet href=/s.css><img src=/i.png alt="">',
      '/i.png': reply(200, { 'content-type': 'image/png' }),
      '/s.css': reply(200, { 'content-type': 'text/css' }, '@import "t.css"; a { background: url(missing.png) }'),
      '/t.css': reply(200, { 'content-type': 'text/css' }, ''),
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(count(site, 'HEAD /i.png')).toBe(1);
    expect(count(site, 'GET /t.css')).toBe(1);
    expect(outcome.verdictText('/missing.png')).toBe('broken/not_found');
    const resource = outcome.resources.get(outcome.idOf('/s.css') ?? 0);
    expect(resource?.links.map(({ kind, target }) => [kind, target])).toEqual([
      ['stylesheet', outcome.idOf('/t.css')],
      ['css', outcome.idOf('/missing.png')],
    ]);
  });

  test('a web app manifest is read for its icons and start page, which are checked and not crawled', async () => {
    const manifest = JSON.stringify({ start_url: 'start', icons: [{ src: 'icon.png' }] }, null, 1);
    const site = await start({
      '/': '<link rel=manifest href=/app/site.webmanifest><link rel=manifest href=/shell.json><link rel=manifest href=/broken.json>',
      '/app/site.webmanifest': reply(200, { 'content-type': 'application/octet-stream' }, manifest),
      '/app/start': links('/not-crawled'),
      '/shell.json': manifest,
      '/broken.json': reply(200, { 'content-type': 'application/json' }, '{"start_url":'),
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.paths).toEqual(['/']);
    expect(
      ['/app/start', '/app/icon.png', '/shell.json', '/broken.json'].map((path) => outcome.verdictText(path)),
    ).toEqual(['ok/ok', 'broken/not_found', 'ok/ok', 'ok/ok']);
    const resource = outcome.resources.get(outcome.idOf('/app/site.webmanifest') ?? 0);
    expect(resource?.links.map(({ kind, target, line }) => [kind, target, line])).toEqual([
      ['link', outcome.idOf('/app/start'), 2],
      ['icon', outcome.idOf('/app/icon.png'), 5],
    ]);
    expect(outcome.idOf('/start')).toBeUndefined();
  });

  test('a stylesheet and a manifest are read even if links on pages also lead to them', async () => {
    const site = await start({
      '/': `<link rel=stylesheet href=/s.css><link rel=manifest href=/m.json>${links('/s.css', '/m.json')}`,
      '/s.css': reply(200, { 'content-type': 'text/css' }, 'a { background: url(/1.png) }'),
      '/m.json': reply(200, { 'content-type': 'application/json' }, '{"icons":[{"src":"/2.png"}]}'),
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(['/1.png', '/2.png'].map((path) => outcome.verdictText(path))).toEqual([
      'broken/not_found',
      'broken/not_found',
    ]);
    expect(['GET /s.css', 'GET /m.json'].map((request) => count(site, request))).toEqual([1, 1]);
  });

  test('a manifest of more than 256 KB is not read', async () => {
    const manifest = JSON.stringify({ start_url: '/missing', name: 'x'.repeat(256 * 1_024) });
    const site = await start({
      '/': '<link rel=manifest href=/site.webmanifest>',
      '/site.webmanifest': reply(200, { 'content-type': 'application/manifest+json' }, manifest),
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect([outcome.verdictText('/site.webmanifest'), outcome.idOf('/missing')]).toEqual(['ok/ok', undefined]);
  });

  test('a form action is recorded and never requested, unless it is also a link', async () => {
    const site = await start({
      '/': '<form action=/post></form><form action=/both></form><a href=/both>b</a>',
      '/both': '',
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.verdictText('/post')).toBe('not_checked/form');
    expect(outcome.verdictText('/both')).toBe('ok/ok');
    expect(site.requests.some((request) => request.includes('/post'))).toBe(false);
  });

  test('a resource that is later linked as a page is read as a page', async () => {
    const site = await start({
      '/': '<img src=/doc alt=""><a href=/next>n</a>',
      '/next': links('/doc'),
      '/doc': links('/found'),
      '/found': '',
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.paths).toEqual(['/', '/doc', '/found', '/next']);
  });

  test('other schemes and broken addresses are kept with their reason', async () => {
    const site = await start({
      '/': links(
        'mailto:a@b.example',
        'mailto:nobody',
        'tel:+4930123',
        'javascript:void(0)',
        'data:text/plain,x',
        'http://',
      ),
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect([...outcome.targets.values()].slice(1).map(({ url }) => [url, outcome.verdictText(url)])).toEqual([
      ['mailto:a@b.example', 'not_checked/scheme'],
      ['mailto:nobody', 'broken/invalid_url'],
      ['tel:+4930123', 'not_checked/scheme'],
      ['javascript:', 'not_checked/scheme'],
      ['data:text/plain', 'not_checked/scheme'],
      ['http://', 'broken/invalid_url'],
    ]);
  });

  test('a URL longer than 2,048 characters is cut and not requested', async () => {
    const site = await start({ '/': links(`/${'x'.repeat(3_000)}`) });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.targets.get(2)?.url).toHaveLength(2_048);
    expect(outcome.verdicts.get(2)?.reason).toBe('url_too_long');
    expect(site.requests).toEqual(['GET /robots.txt', 'GET /']);
  });
});

describe('redirects', () => {
  test('inside the site: each URL is requested once, the final page is read and gives the verdict', async () => {
    const site = await start({
      '/': links('/old', '/older', '/gone-old'),
      '/older': reply(302, { location: '/old2' }),
      '/old2': reply(302, { location: '/new' }),
      '/old': reply(301, { location: '/new' }),
      '/new': links('/leaf'),
      '/leaf': '',
      '/gone-old': reply(301, { location: '/gone' }),
      '/gone': 410,
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.paths).toEqual(['/', '/leaf', '/new']);
    expect(count(site, 'GET /new')).toBe(1);
    expect(outcome.verdict('/old')).toMatchObject({
      verdict: 'ok',
      warnings: ['redirect_permanent'],
      finalUrl: `${site.origin}/new`,
    });
    expect(outcome.verdict('/older')).toMatchObject({ verdict: 'ok', warnings: ['redirect_chain'] });
    expect(outcome.verdict('/older')?.redirects.map(({ status }) => status)).toEqual([302, 302]);
    expect(outcome.verdict('/gone-old')).toMatchObject({ verdict: 'broken', reason: 'gone', status: 410 });
    expect(outcome.page('/new')?.depth).toBe(1);
  });

  test('a loop is broken, whether its members are linked or not', async () => {
    const site = await start({
      '/': links('/a', '/b', '/self', '/into'),
      '/a': reply(302, { location: '/b' }),
      '/b': reply(302, { location: '/a' }),
      '/self': reply(302, { location: '/self' }),
      '/into': reply(302, { location: '/c' }),
      '/c': reply(302, { location: '/d' }),
      '/d': reply(302, { location: '/c' }),
    });
    const outcome = await runCrawl(`${site.origin}/`);
    for (const path of ['/a', '/b', '/self', '/into']) expect(outcome.verdictText(path)).toBe('broken/redirect_loop');
  });

  test('a redirect loop that ends for clients with cookies is not broken, even when links lead to all of its URLs', async () => {
    const cookie = { 'set-cookie': 'seen=1; path=/' };
    const site = await start({
      '/': links('/a', '/b', '/c', '/d'),
      '/a': (request, response) => {
        if (request.headers.cookie === 'mine=0; seen=1') response.end('welcome');
        else response.writeHead(302, { location: '/b', ...cookie }).end();
      },
      '/b': reply(302, { location: '/a', ...cookie }),
      '/c': reply(302, { location: '/d', ...cookie }),
      '/d': reply(302, { location: '/c', ...cookie }),
    });
    const outcome = await runCrawl(`${site.origin}/`, { headers: { Cookie: 'mine=0' } });
    expect(['/a', '/b', '/c', '/d'].map((path) => outcome.verdictText(path))).toEqual([
      'ok/ok',
      'ok/ok',
      'broken/redirect_loop',
      'broken/redirect_loop',
    ]);
  });

  test('a chain of more than twenty redirects is broken, one of twenty is not', async () => {
    const answers: Record<string, Answer> = { '/': links('/t1', '/e1'), '/end': '' };
    for (let i = 1; i <= 20; i++) answers[`/t${i}`] = reply(302, { location: i === 20 ? '/end' : `/t${i + 1}` });
    for (let i = 1; i <= 21; i++) answers[`/e${i}`] = reply(302, { location: i === 21 ? '/end' : `/e${i + 1}` });
    const site = await start(answers);
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.verdictText('/t1')).toBe('ok/ok');
    expect(outcome.verdictText('/e1')).toBe('broken/too_many_redirects');
  });

  test('custom headers and user agent go to the own host only, not along a redirect to another', async () => {
    const other = await start({ '/in': 'x', '/x': 'x' }, '127.0.0.2');
    const site = await start({
      '/': links('/out', `${other.origin}/x`),
      '/out': reply(302, { location: `${other.origin}/in` }),
    });
    await runCrawl(`${site.origin}/`, {
      headers: { 'x-secret': 's', authorization: 'Bearer t' },
      ownUserAgent: 'Mine/1',
    });
    expect(site.headers.every((headers) => headers['x-secret'] === 's' && headers['user-agent'] === 'Mine/1')).toBe(
      true,
    );
    expect(other.headers).toHaveLength(2);
    for (const headers of other.headers) {
      expect(headers['x-secret']).toBeUndefined();
      expect(headers.authorization).toBeUndefined();
      expect(headers['user-agent']).toBe('TestBot/1.0');
    }
  });
});

describe('a HEAD request', () => {
  test('is followed by GET when HEAD is refused or its response is wrong, and GET decides', async () => {
    const byMethod =
      (head: number, get: number): Answer =>
      (request, response) => {
        response.writeHead(request.method === 'HEAD' ? head : get);
        response.end();
      };
    const other = await start(
      {
        '/405': byMethod(405, 200),
        '/404': byMethod(404, 200),
        '/gone': byMethod(404, 404),
        '/500': byMethod(500, 200),
      },
      '127.0.0.2',
    );
    const site = await start({ '/': links(...['/405', '/404', '/gone', '/500'].map((path) => other.origin + path)) });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(['/405', '/404', '/gone', '/500'].map((path) => outcome.verdictText(other.origin + path))).toEqual([
      'ok/ok',
      'ok/ok',
      'broken/not_found',
      'ok/ok',
    ]);
    expect(outcome.verdict(`${other.origin}/405`)?.method).toBe('GET');
  });

  test('is followed by GET when the server breaks the connection', async () => {
    const other = await start(
      {
        '/x': (request, response) => {
          if (request.method === 'HEAD') request.socket.destroy();
          else response.end('fine');
        },
      },
      '127.0.0.2',
    );
    const site = await start({ '/': links(`${other.origin}/x`) });
    expect((await runCrawl(`${site.origin}/`)).verdictText(`${other.origin}/x`)).toBe('ok/ok');
  });
});

describe('a link that stands on a page more than once', () => {
  const linkOf = async (html: string) => {
    const site = await start({ '/': html });
    const outcome = await runCrawl(`${site.origin}/`);
    return outcome.page('/')?.links.find(({ target }) => target === outcome.idOf('/gone'));
  };

  test('has the line and text of each place', async () => {
    const link = await linkOf(
      '<a href="/gone">One</a>\n<a href="gone">Two</a><a href="/gone">Two</a>\n\n<a href="/gone">One</a>',
    );
    const more = [
      { line: 2, text: 'Two' },
      { line: 4, text: 'One' },
    ];
    expect(link).toMatchObject({ line: 1, text: 'One', count: 4, more });
  });

  test('is counted where it stands on one line, or once', async () => {
    expect(await linkOf('<a href="/gone">x</a>')).not.toHaveProperty('more');
    const link = await linkOf('<a href="/gone">x</a><a href="/gone">y</a>');
    expect(link).toMatchObject({ line: 1, count: 2 });
    expect(link).not.toHaveProperty('more');
  });

  test('has at most 25 places; all are counted', async () => {
    const link = await linkOf('<a href="/gone">x</a>\n'.repeat(100));
    expect([link?.count, link?.more?.length, link?.more?.at(-1)?.line]).toEqual([100, 24, 25]);
  });

  test('has the places of a missing fragment too, whatever kinds of links they are', async () => {
    const site = await start({ '/': '<a href="#no">x</a>\n<area href="#no">\n<a href="#no">y</a>' });
    const outcome = await runCrawl(`${site.origin}/`);
    const [link] = outcome.fragmentLinks.values();
    expect([link?.line, link?.count, link?.more?.map(({ line }) => line).sort()]).toEqual([1, 3, [2, 3]]);
  });
});

describe('suspects', () => {
  test('are rechecked at the end of the crawl, and are broken only when they fail again', async () => {
    let calls = 0;
    const site = await start({
      '/': links('/flaky', '/dead'),
      '/flaky': (_request, response) => {
        calls++;
        response.writeHead(calls === 1 ? 502 : 200, { 'content-type': 'text/html' });
        response.end(links('/found-late'));
      },
      '/dead': 500,
      '/found-late': '',
    });
    const outcome = await runCrawl(`${site.origin}/`, { recheckAfterMs: 30_000 });
    expect(outcome.verdictText('/flaky')).toBe('ok/ok');
    expect(outcome.verdictText('/dead')).toBe('broken/server_error');
    expect(outcome.paths).toContain('/found-late');
    expect(count(site, 'GET /dead')).toBe(2);
  });

  test('are rechecked at the end of the crawl, after the rest of their pause if that is not over', async () => {
    const clock = skippingClock();
    const pages = Array.from({ length: 10 }, (_, at) => `/page-${at}`);
    const routes = Object.fromEntries(pages.map((path) => [path, '']));
    const fetched: [string, number][] = [];
    const dead: Answer = (request, response) => {
      fetched.push([request.url ?? '', clock.now()]);
      response.writeHead(500).end();
    };
    const site = await start({ ...routes, '/': links('/first', ...pages, '/last'), '/first': dead, '/last': dead });
    const rate = { start: 1, min: 1, max: 1, inFlight: 1 };
    const outcome = await runCrawl(`${site.origin}/`, { clock, rate, recheckAfterMs: 5_000 });
    expect([outcome.verdictText('/first'), outcome.verdictText('/last')]).toEqual(Array(2).fill('broken/server_error'));
    const [first = 0, second = 0] = fetched.filter(([path]) => path === '/first').map(([, at]) => at);
    const [last = 0, again = 0] = fetched.filter(([path]) => path === '/last').map(([, at]) => at);
    expect(fetched.map(([path]) => path)).toEqual(['/first', '/last', '/first', '/last']);
    expect(second - first).toBeGreaterThan(10_000);
    // The requests keep the rate of the site, without a pause.
    expect(second - last).toBeLessThan(2_000);
    expect(again - last).toBeGreaterThanOrEqual(5_000);
    expect(again - last).toBeLessThan(7_000);
  });

  test('do not include 404 and 410, which are broken at once', async () => {
    const site = await start({ '/': links('/404', '/410'), '/410': 410 });
    await runCrawl(`${site.origin}/`);
    expect(count(site, 'GET /404')).toBe(1);
    expect(count(site, 'GET /410')).toBe(1);
  });

  test('give their verdict to redirects that lead to them', async () => {
    const site = await start({ '/': links('/dead', '/r'), '/r': reply(302, { location: '/dead' }), '/dead': 503 });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.verdictText('/r')).toBe('broken/server_error');
    expect([count(site, 'GET /r'), count(site, 'GET /dead')]).toEqual([1, 2]);
  });

  test('that only a redirect leads to are rechecked by requesting the redirect', async () => {
    const site = await start({ '/': links('/r'), '/r': reply(302, { location: '/dead' }), '/dead': 503 });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.verdictText('/r')).toBe('broken/server_error');
    expect([count(site, 'GET /r'), count(site, 'GET /dead')]).toEqual([2, 2]);
    expect(outcome.verdict('/dead')).toBeUndefined();
  });
});

describe('fragments', () => {
  test('are found whether the page or the link is read first', async () => {
    const other = await start({ '/doc': '<h2 id=in>x</h2>' }, '127.0.0.2');
    const site = await start({
      '/': `<p id=here>${links('/a#one', '/a#two', '/a#zwei%20drei', '#here', '#', '#top', '#TOP', '/a#:~:text=x', '/a#/route', '#nowhere', `${other.origin}/doc#in`, `${other.origin}/doc#out`)}`,
      '/a': `<p id=one><a name=two></a><p id="zwei drei">${links('/#here', '/#gone', '/r#one', '/r#lost')}`,
      '/r': reply(302, { location: '/a' }),
    });
    const outcome = await runCrawl(`${site.origin}/`);
    const missing = [...outcome.verdicts.values()].filter(({ reason }) => reason === 'fragment_missing');
    expect(missing.map(({ target }) => outcome.targets.get(target)?.url).toSorted()).toEqual(
      [
        `${site.origin}/#nowhere`,
        `${site.origin}/#gone`,
        `${site.origin}/r#lost`,
        `${other.origin}/doc#out`,
      ].toSorted(),
    );
    const lost = outcome.idOf('/r#lost') ?? 0;
    expect([...outcome.fragmentLinks.values()].find(({ target }) => target === lost)).toMatchObject({
      page: outcome.idOf('/a'),
      kind: 'a',
      text: 'to /r#lost',
      fragment: 'lost',
      count: 1,
    });
    expect(outcome.targets.get(lost)).toMatchObject({ internal: true, navigational: true });
  });

  test('of pages that are not HTML or do not answer are not judged', async () => {
    const site = await start({
      '/': links('/pdf#page=3', '/dead#x'),
      '/pdf': reply(200, { 'content-type': 'application/pdf' }),
      '/dead': 404,
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect([...outcome.verdicts.values()].some(({ reason }) => reason === 'fragment_missing')).toBe(false);
  });
});

describe('sitemaps', () => {
  const map = (...urls: string[]): string =>
    `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

  test('add pages that nothing links to, by robots.txt, indexes and gzip', async () => {
    const site = await start({ '/': links('/a'), '/a': '', '/b': links('/c'), '/c': '', '/d': '' });
    const { origin } = site;
    site.answers['/robots.txt'] = `User-agent: *\nSitemap: ${origin}/index.xml`;
    site.answers['/index.xml'] = `<sitemapindex><sitemap><loc>${origin}/one.xml.gz</loc></sitemap></sitemapindex>`;
    site.answers['/one.xml.gz'] = reply(
      200,
      { 'content-type': 'application/gzip' },
      gzipSync(map(`${origin}/b`, `${origin}/a`, 'https://elsewhere.example/')),
    );
    site.answers['/sitemap.xml'] = map(`${origin}/d`);
    const outcome = await runCrawl(`${origin}/`, { useSitemaps: true });
    expect(outcome.paths).toEqual(['/', '/a', '/b', '/c', '/d']);
    expect(outcome.page('/b')?.depth).toBe(1);
    expect(outcome.page('/c')?.depth).toBe(2);
  });

  test('let a crawl complete whose start page fails, when they list pages', async () => {
    const site = await start({ '/': 404, '/p': 'x' });
    site.answers['/sitemap.xml'] = map(`${site.origin}/p`);
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true });
    expect(outcome.end?.outcome).toBe('completed');
    expect(outcome.paths).toEqual(['/p']);
  });
});
