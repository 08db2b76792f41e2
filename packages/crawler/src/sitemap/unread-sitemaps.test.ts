import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runCrawl } from '../test-support/run-crawl.ts';
import { type Answer, reply, serve } from '../test-support/serve.ts';

const map = (...urls: string[]): string =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
const index = (...urls: string[]): string =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;
const packed = gzipSync(map('/a'));

/** The findings of a crawl about the sitemap `/s`, which the robots.txt of a site names, and about the sitemaps in it. */
async function unreadOf(answers: Record<string, Answer>): Promise<string[]> {
  const site = await serve({ '/': 'home', '/a': 'a', '/robots.txt': 'Sitemap: /s', ...answers });
  const { end } = await runCrawl(`${site.origin}/`, { useSitemaps: true });
  await site.close();
  return (end?.unreadSitemaps ?? []).map(({ url, namedBy, why }) =>
    `${url} ${why}, named by ${namedBy}`.replaceAll(site.origin, ''),
  );
}

test.each([
  ['a 404', reply(404), 'answers HTTP 404'],
  ['a 500', reply(500), 'answers HTTP 500'],
  ['a redirect to nothing', reply(301, { location: '/gone' }), 'answers HTTP 404'],
  ['a loop', reply(301, { location: '/s' }), 'redirects to nothing that can be read'],
  ['an HTML page', '<!doctype html><html><body><p>Hello</body></html>', 'is an HTML page'],
  ['an HTML page of loose tags', '<p>Hello', 'is no sitemap'],
  ['nothing', '', 'is empty'],
  ['plain words', reply(200, { 'content-type': 'text/plain' }, 'Not here'), 'is no sitemap'],
  ['XML that breaks off', map('/a').slice(0, -3), 'breaks off'],
  ['gzip that breaks off', reply(200, {}, packed.subarray(0, -20)), 'is damaged gzip data'],
  ['gzip that is none', reply(200, {}, Buffer.from([0x1f, 0x8b, 1, 2, 3])), 'is damaged gzip data'],
] as [string, Answer, string][])(
  'a sitemap that robots.txt names and that is %s is said',
  async (_name, answer, why) => {
    expect(await unreadOf({ '/s': answer })).toEqual([`/s ${why}, named by /robots.txt`]);
  },
);

test.each([
  ['a set without a page', map()],
  ['a closed root', '<urlset/>'],
  ['with a prefix', '<s:urlset xmlns:s="x"><s:url><s:loc>/a</s:loc></s:url></s:urlset>'],
  ['RSS', '<rss><channel><item><link>/a</link></item></channel></rss>'],
  ['gzip', reply(200, {}, packed)],
  ['text', (request, response) => response.end(`http://${request.headers.host}/a\n`)],
] as [string, Answer][])('a sitemap that is whole is not: %s', async (_name, answer) => {
  expect(await unreadOf({ '/s': answer })).toEqual([]);
});

const challenge = '<html><title>Just a moment...</title><script src="/cdn-cgi/x.js"></script></html>';

test.each([
  ['demands a login', reply(401)],
  ['refuses with 403', reply(403)],
  ['answers 404 in the name of a bot wall', reply(404, { 'cf-mitigated': 'challenge' })],
  ['has had too many requests', reply(429)],
  ['is away for a while', reply(503, { 'retry-after': '1' })],
  ['gives a challenge as a page', challenge],
] as [string, Answer][])('a sitemap is no fault where the server %s: others may get it', async (_name, answer) => {
  expect(await unreadOf({ '/s': answer })).toEqual([]);
});

test.each([500, 408])(
  'a sitemap that once answers %i is requested again, and its pages are read then',
  async (status) => {
    let requests = 0;
    const passing: Answer = (_request, response) =>
      requests++ === 0 ? response.writeHead(status).end() : response.end(map('/a'));
    const site = await serve({ '/': 'home', '/a': 'a', '/robots.txt': 'Sitemap: /s', '/s': passing });
    const { end, paths } = await runCrawl(`${site.origin}/`, { useSitemaps: true });
    await site.close();
    expect(end?.unreadSitemaps).toBeUndefined();
    expect(paths).toContain('/a');
    expect(requests).toBe(2);
  },
);

test('an index is reported as the file that names its sitemaps', async () => {
  const answers = { '/s': index('/one', '/two', '/three'), '/one': map('/a'), '/two': '<html></html>' };
  expect(await unreadOf(answers)).toEqual([
    '/two is an HTML page, named by /s',
    '/three answers HTTP 404, named by /s',
  ]);
});

test('a missing sitemap at the usual place is no fault when nothing names it', async () => {
  expect(await unreadOf({ '/robots.txt': 'User-agent: *' })).toEqual([]);
});
