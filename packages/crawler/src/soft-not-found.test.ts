import { afterEach, expect, test } from 'vitest';
import { runCrawl } from './test-support/run-crawl.ts';
import { type Answer, serve, type TestSite } from './test-support/serve.ts';

const sites: TestSite[] = [];
const start = async (answers: Record<string, Answer>): Promise<TestSite> => {
  const site = await serve(answers);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('\n');
const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => `/p${i}`);

test('an application that shows everything by script is no site of error pages', async () => {
  const shell = `<title>App</title><div id=root></div><script src=/app.js></script>${links(...numbers(5))}`;
  const site = await start({ '/robots.txt': 404, '*': shell });
  const outcome = await runCrawl(`${site.origin}/`);
  expect(outcome.pages.size).toBe(6);
  expect([...outcome.verdicts.values()].flatMap(({ warnings }) => warnings)).toEqual([]);
});

test('at most 25 pages are fetched a second time', async () => {
  const missing = '<title>Page not found</title><p>Sorry.</p>';
  const site = await start({ '/robots.txt': 404, '/': links(...numbers(40)), '*': missing });
  const outcome = await runCrawl(`${site.origin}/`);
  const warned = [...outcome.verdicts.values()].filter(({ warnings }) => warnings.includes('soft_404'));
  expect(warned).toHaveLength(25);
  expect(site.requests.filter((request) => /^GET \/p\d+$/.test(request))).toHaveLength(40 + 25);
});

test('the home page is never a soft 404, and a site without suspicion gets no more requests', async () => {
  const site = await start({ '/': `<title>Not found</title>${links('/a')}`, '/a': '<title>A</title>' });
  const outcome = await runCrawl(`${site.origin}/`);
  expect([...outcome.verdicts.values()].flatMap(({ warnings }) => warnings)).toEqual([]);
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /', 'GET /a']);
});

test('paths that cannot exist are not requested where robots.txt forbids', async () => {
  const page = (name: string): string => `<title>Same</title><meta name=robots content=noindex><p>${name}`;
  const site = await start({
    '/robots.txt': 'User-agent: *\nDisallow: /\nAllow: /$\nAllow: /a$\nAllow: /b$',
    '/': links('/a', '/b'),
    '/a': page('one'),
    '/b': page('two'),
  });
  await runCrawl(`${site.origin}/`);
  expect(new Set(site.requests)).toEqual(new Set(['GET /robots.txt', 'GET /', 'GET /a', 'GET /b']));
});

test('a crawl that is resumed finds what an undisturbed one finds', async () => {
  const missing = '<title>Page not found</title><p>Sorry.</p>';
  const site = await start({
    '/robots.txt': 404,
    '/': links('/a', '/gone'),
    '/a': '<title>A</title>',
    '/gone': missing,
  });
  const whole = await runCrawl(`${site.origin}/`);
  const resumed = await runCrawl(`${site.origin}/`, { resume: whole.resumeState() });
  expect(whole.verdict('/gone')?.warnings).toEqual(['soft_404']);
  expect([...resumed.verdicts.values()].map(({ warnings }) => warnings)).toEqual([['soft_404']]);
});

const redirect =
  (location: string): Answer =>
  (_, response) =>
    void response.writeHead(302, { location }).end();
const toHome = redirect('/');

test('a page that redirects to the start page counts as missing if every path does', async () => {
  const site = await start({ '/robots.txt': 404, '/': links('/old/page', '/blog'), '*': toHome });
  const outcome = await runCrawl(`${site.origin}/`);
  expect(outcome.verdict('/old/page')?.warnings).toEqual(['soft_404']);
  expect(outcome.verdict('/blog')?.warnings).toEqual([]);
});

test('a page that redirects to the start page counts as moved if other paths are not found', async () => {
  const site = await start({ '/robots.txt': 404, '/': links('/old/page', '/blog'), '/old/page': toHome, '/blog': 'x' });
  const outcome = await runCrawl(`${site.origin}/`);
  expect(outcome.verdict('/old/page')?.warnings).toEqual([]);
});

test('two pages that redirect to the start page count as missing, over several redirects too', async () => {
  const site = await start({
    '/robots.txt': 404,
    '/': links('/old/page', '/tea.html'),
    '/old/page': redirect('/hop'),
    '/hop': toHome,
    '/tea.html': toHome,
  });
  const outcome = await runCrawl(`${site.origin}/`);
  expect(outcome.verdict('/old/page')?.warnings.toSorted()).toEqual(['redirect_chain', 'soft_404']);
  expect(outcome.verdict('/tea.html')).toMatchObject({ verdict: 'ok', method: 'GET', warnings: ['soft_404'] });
});

test('two pages of another host that redirect to its start page count as missing', async () => {
  const other = await start({ '/': 'x', '*': toHome });
  const site = await start({ '/': links(`${other.origin}/old/page`, `${other.origin}/tea.html`) });
  const outcome = await runCrawl(`${site.origin}/`);
  expect(outcome.verdict(`${other.origin}/old/page`)?.warnings).toEqual(['soft_404']);
});
