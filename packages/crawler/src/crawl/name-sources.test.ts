import { afterEach, describe, expect, test } from 'vitest';
import { type Outcome, runCrawl } from '../test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from '../test-support/serve.ts';

const sites: TestSite[] = [];
const start = async (answers: Record<string, Answer>, host?: string): Promise<TestSite> => {
  const site = await serve(answers, host);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('\n');
const to = (location: string, status = 301): Answer => reply(status, { location });
const map = (...urls: string[]): string =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

const broken = ({ verdicts, targets }: Outcome): (string | undefined)[] =>
  [...verdicts.values()].filter(({ verdict }) => verdict === 'broken').map(({ target }) => targets.get(target)?.url);

/** The places where a target is found, as `kind of URL`. */
function foundOn(outcome: Outcome, path: string): string[] {
  const id = outcome.idOf(path);
  const holders = [...outcome.pages.values(), ...outcome.resources.values()];
  return holders.flatMap(({ target, links }) =>
    links.filter((link) => link.target === id).map(({ kind }) => `${kind} of ${outcome.targets.get(target)?.url}`),
  );
}

describe('a redirect to a dead page', () => {
  test('that is only reached by the redirect is one broken link, whose verdict has the final URL', async () => {
    const site = await start({ '/': links('/old'), '/old': to('/older'), '/older': to('/dead') });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(broken(outcome)).toEqual([`${site.origin}/old`]);
    expect(outcome.verdict('/old')).toMatchObject({
      reason: 'not_found',
      status: 404,
      finalUrl: `${site.origin}/dead`,
      redirects: [{ location: `${site.origin}/older` }, { location: `${site.origin}/dead` }],
    });
  });

  test('that pages link to as well is a broken link of its own, with the redirect among its sources', async () => {
    const site = await start({ '/': links('/dead', '/old'), '/old': to('/dead') });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(broken(outcome).sort()).toEqual([`${site.origin}/dead`, `${site.origin}/old`]);
    expect(foundOn(outcome, '/dead')).toEqual([`a of ${site.origin}/`, `redirect of ${site.origin}/old`]);
    expect(outcome.verdict('/old')?.finalUrl).toBe(`${site.origin}/dead`);
  });

  test('of the site, from another host, has that redirect among its sources', async () => {
    const other = await start({}, '127.0.0.2');
    const site = await start({ '/': links(`${other.origin}/short`) });
    other.answers['/short'] = to(`${site.origin}/dead`);
    const outcome = await runCrawl(`${site.origin}/`);
    expect(foundOn(outcome, '/dead')).toEqual([`redirect of ${other.origin}/short`]);
    expect(outcome.verdict(`${other.origin}/short`)).toMatchObject({
      verdict: 'broken',
      finalUrl: `${site.origin}/dead`,
    });
  });
});

test('a redirect to a page that answers makes no record of sources', async () => {
  const site = await start({ '/': links('/old'), '/old': to('/new'), '/new': links('/') });
  const outcome = await runCrawl(`${site.origin}/`);
  expect(outcome.paths).toEqual(['/', '/new']);
  expect(outcome.resources.size).toBe(0);
});

describe('a dead page that a sitemap lists', () => {
  test('has the sitemap as its source; pages that answer do not', async () => {
    const index = `<sitemapindex><sitemap><loc>/s1.xml</loc></sitemap><sitemap><loc>/s2.xml</loc></sitemap></sitemapindex>`;
    const site = await start({
      '/': 'home',
      '/sitemap.xml': index,
      '/s1.xml': map('/a', '/dead1', '/old'),
      '/s2.xml': map('/', '/dead2'),
      '/a': 'a',
      '/old': to('/away'),
    });
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true });
    expect(foundOn(outcome, '/dead1')).toEqual([`sitemap of ${site.origin}/s1.xml`]);
    expect(foundOn(outcome, '/old')).toEqual([`sitemap of ${site.origin}/s1.xml`]);
    expect(foundOn(outcome, '/dead2')).toEqual([`sitemap of ${site.origin}/s2.xml`]);
    expect(foundOn(outcome, '/a')).toEqual([]);
    expect(outcome.verdictText('/s1.xml')).toBe('ok/ok');
    expect(broken(outcome).sort()).toEqual(['/dead1', '/dead2', '/old'].map((path) => site.origin + path));
  });

  test('is in one record with the images of the sitemap', async () => {
    const image = '<url><loc>/dead</loc><image:image><image:loc>/i.png</image:loc></image:image></url>';
    const xmlns = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
    const site = await start({ '/': 'home', '/sitemap.xml': `<urlset ${xmlns}>${image}</urlset>`, '/i.png': 404 });
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true });
    expect(foundOn(outcome, '/i.png')).toEqual([`img of ${site.origin}/sitemap.xml`]);
    expect(foundOn(outcome, '/dead')).toEqual([`sitemap of ${site.origin}/sitemap.xml`]);
  });
});
