import { afterEach, expect, test } from 'vitest';
import { type Outcome, runCrawl, type TestOptions } from './test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from './test-support/serve.ts';

const sites: TestSite[] = [];
const start = async (answers: Record<string, Answer>, host?: string): Promise<TestSite> => {
  const site = await serve(answers, host);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const page = '<title>Page</title><h1>Page</h1><p id=here><a href=/one>1</a><form action=/two></form><a href=/two>2</a>';
const lookAt = (site: TestSite, path: string, options: TestOptions = {}): Promise<Outcome> =>
  runCrawl(`${site.origin}/`, { only: { url: path.startsWith('/') ? site.origin + path : path }, ...options });

test('is requested, the links on its page are not', async () => {
  const site = await start({ '/page': `${page}<img src=/i.png><link rel=stylesheet href=/s.css>` });
  const seen = await lookAt(site, '/page');
  expect(seen.verdictText('/page')).toBe('ok/ok');
  expect(seen.page('/page')).toMatchObject({ title: 'Page', status: 200 });
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /page']);
  expect(seen.end).toEqual({ type: 'end', outcome: 'completed', truncated: true });
});

test('is followed through redirects, also to the start page', async () => {
  const redirect = (location: string) => reply(301, { location });
  const site = await start({
    '/': page,
    '/a': redirect('/b'),
    '/b': redirect('/page'),
    '/page': page,
    '/c': redirect('/'),
  });
  const seen = await lookAt(site, '/a');
  expect(seen.verdict('/a')).toMatchObject({ verdict: 'ok', warnings: ['redirect_permanent', 'redirect_chain'] });
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /a', 'GET /b', 'GET /page']);
  expect((await lookAt(site, '/c')).verdictText('/c')).toBe('ok/ok');
});

test('may be the start page', async () => {
  const site = await start({ '/': page });
  const seen = await lookAt(site, '/');
  expect([seen.verdictText('/'), seen.page('/')?.title]).toEqual(['ok/ok', 'Page']);
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /']);
});

test('is left alone where robots.txt or a pattern excludes it', async () => {
  const site = await start({ '/robots.txt': 'User-agent: *\nDisallow: /private', '/private/x': page, '/old/x': page });
  expect((await lookAt(site, '/private/x')).verdictText('/private/x')).toBe('not_checked/robots_disallowed');
  expect((await lookAt(site, '/old/x', { exclude: ['/old/**'] })).verdictText('/old/x')).toBe('not_checked/excluded');
  expect(new Set(site.requests)).toEqual(new Set(['GET /robots.txt']));
});

test('gets a second chance before it is broken', async () => {
  let requests = 0;
  const site = await start({
    '/flaky': (_, response) => {
      response.statusCode = requests++ === 0 ? 500 : 200;
      response.end();
    },
    '/down': 503,
  });
  expect((await lookAt(site, '/flaky')).verdictText('/flaky')).toBe('ok/ok');
  expect((await lookAt(site, '/down')).verdictText('/down')).toBe('broken/server_error');
});

test('on another host is requested without the headers of the site', async () => {
  const other = await start({ '/x': reply(404, {}) }, '127.0.0.2');
  const site = await start({ '/': page });
  const seen = await lookAt(site, `${other.origin}/x`, { headers: { 'x-secret': 's' } });
  expect(seen.verdictText(`${other.origin}/x`)).toBe('broken/not_found');
  // No HEAD is sent: the recheck of a link decides by the response that a reader gets.
  expect(other.requests).toEqual(['GET /x']);
  expect(site.requests).toEqual([]);
});

test('is broken when GET fails, even if HEAD would not', async () => {
  const onlyHead: Answer = ({ method }, response) => {
    response.statusCode = method === 'HEAD' ? 200 : 404;
    response.end();
  };
  const other = await start({ '/x': onlyHead }, '127.0.0.2');
  const site = await start({ '/': page, '/page': onlyHead, '/x.zip': onlyHead });
  for (const url of ['/page', '/x.zip', `${other.origin}/x`]) {
    expect((await lookAt(site, url)).verdictText(url)).toBe('broken/not_found');
  }
});

test('with a fragment is broken as long as no element has that id', async () => {
  const site = await start({ '/page': page.repeat(9) });
  expect((await lookAt(site, '/page#gone')).verdictText('/page#gone')).toBe('broken/fragment_missing');
  const there = await lookAt(site, '/page#here');
  expect([there.verdictText('/page'), there.verdictText('/page#here')]).toEqual(['ok/ok', 'nothing']);
});

test('that was a soft 404 is compared with an error page, even if its text is not suspicious', async () => {
  const missing = '<title>Shop</title><p>Choose one of our products.';
  const words = '<title>Shop</title><h1>Welcome</h1><p>We sell many things of all kinds to everybody who comes by.';
  const site = await start({ '/robots.txt': 404, '/': words, '*': missing });
  const seen = async (doubted: boolean) =>
    (await lookAt(site, '/p1', { only: { url: `${site.origin}/p1`, doubted } })).verdict('/p1')?.warnings;
  expect(await seen(false)).toEqual([]);
  expect(await seen(true)).toEqual(['soft_404']);
});

test('without a response gets no verdict while the start page gives no response either', async () => {
  const cut: Answer = (_, response) => void response.destroy();
  const away = await start({ '/robots.txt': 404, '*': cut });
  expect((await lookAt(away, '/x')).end).toMatchObject({ outcome: 'failed', errorCode: 'CONNECTION_REFUSED' });
  const alone = await start({ '/robots.txt': 404, '/': page, '/x': cut });
  const seen = await lookAt(alone, '/x');
  expect([seen.verdictText('/x'), seen.end?.outcome]).toEqual(['broken/connection_reset', 'completed']);
});

test('that is no URL stays broken without a request', async () => {
  const site = await start({ '/': page });
  const seen = await lookAt(site, 'http://[broken#x');
  expect(seen.verdict('http://[broken#x')).toMatchObject({ verdict: 'broken', reason: 'invalid_url' });
  expect(site.requests).toEqual([]);
});
