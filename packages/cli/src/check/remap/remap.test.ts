import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkLines } from '../../test-support/check-lines.ts';
import { run } from '../../test-support/run.ts';
import { pages, serve } from '../../test-support/serve-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

const SHOP = 'https://shop.example/';
const quick = ['--recheck-after', '0'];

/** A server that records the paths that are requested. */
async function recorded(listener: RequestListener) {
  const fetched: string[] = [];
  const url = await serve((request, response) => {
    fetched.push(request.url ?? '');
    listener(request, response);
  });
  return { url, fetched };
}

describe('a site that --remap has requested on this machine', () => {
  const site = () =>
    serve(
      pages({
        '/': `<a href="${SHOP}about">about</a> <a href="/gone">gone</a>`,
        '/about': '<a href="/hidden/a">hidden</a>',
        '/robots.txt': 'User-agent: *\nDisallow: /hidden/',
      }),
    );
  const expected = [
    `${SHOP} ok`,
    `${SHOP}about ok ${SHOP}:1`,
    `${SHOP}gone not_found ${SHOP}:1`,
    `${SHOP}hidden/a robots_disallowed ${SHOP}about:1`,
  ];

  it('is crawled under its own name, with the robots.txt of the place, and a fault says where it was requested', async () => {
    const url = await site();
    const { lines, targets } = await checkLines([SHOP, '--remap', `${SHOP}=${url}`]);
    expect(lines).toEqual(expected);
    expect(targets.find(({ reason }) => reason === 'not_found')?.detail).toBe(`It was requested at ${url}gone`);
  });

  it('has the same report when the place is named as what to check', async () => {
    const url = await site();
    const { lines } = await checkLines([url, '--remap', `${SHOP}=${url}`]);
    expect(lines).toEqual(expected);
  });

  it('is listed by a sitemap with its own name', async () => {
    const { url, fetched } = await recorded(
      pages({ '/sitemap.xml': `<urlset><url><loc>${SHOP}a</loc></url></urlset>`, '/a': '<a href="b">b</a>' }),
    );
    const args = ['--sitemap', `${url}sitemap.xml`, '--remap', `${SHOP}=${url}`];
    expect((await checkLines(args)).lines).toEqual([
      `${SHOP}a ok ${SHOP}sitemap.xml:0`,
      `${SHOP}b not_found ${SHOP}a:1`,
    ]);
    expect(fetched).toContain('/b');
  });

  it('may be a folder of its host, and redirects to names, by a path or by the address of the place', async () => {
    const url = await serve((request, response) => {
      const { url: path = '', headers } = request;
      if (path === '/v2/') response.setHeader('content-type', 'text/html').end('<a href=path>1</a><a href=own>2</a>');
      else if (path === '/v2/own') response.writeHead(302, { location: `http://${headers.host}/v2/end` }).end();
      else if (path === '/v2/path') response.writeHead(302, { location: '/v2/end' }).end();
      else response.writeHead(path === '/v2/end' ? 200 : 404).end('x');
    });
    // The host of that name does not exist, so that the crawl fails if it requests anything there.
    const { lines } = await checkLines([`${SHOP}docs/`, '--remap', `${SHOP}docs/=${url}v2/`]);
    const at = `${SHOP}docs/`;
    expect(lines).toEqual([`${at} ok`, `${at}end ok`, `${at}own ok ${at}:1`, `${at}path ok ${at}:1`]);
  });

  it('gives its headers to no other place', async () => {
    const seen: Record<string, unknown> = {};
    const note =
      (name: string): RequestListener =>
      ({ headers, url }, response) => {
        if (url !== '/robots.txt') seen[name] = headers['x-key'];
        response.setHeader('content-type', 'text/html').end(name === 'site' ? `<a href="${SHOP}api/x">x</a>` : 'x');
      };
    const [site, api] = [await serve(note('site')), await serve(note('api'))];
    const places = ['--remap', `${SHOP}=${site}`, '--remap', `${SHOP}api/=${api}`];
    const { lines } = await checkLines([SHOP, ...places, '--no-sitemap', '--header', 'X-Key: secret']);
    expect(lines).toEqual([`${SHOP} ok`, `${SHOP}api/x ok ${SHOP}:1`]);
    expect(seen).toEqual({ site: 'secret', api: undefined });
  });
});

describe('links that --remap has requested elsewhere', () => {
  it('are requested at the place of the longest beginning', async () => {
    const [all, docs] = [await recorded(pages({ '/a': 'a' })), await recorded(pages({ '/b': 'b' }))];
    const cwd = await temporaryFolder({ 'a.md': `[1](${SHOP}a) [2](${SHOP}docs/b) [3](${SHOP}docs/c)` });
    const places = ['--remap', `${SHOP}=${all.url}`, '--remap', `${SHOP}docs/=${docs.url}`];
    const { lines } = await checkLines(['a.md', ...places, ...quick], { cwd });
    expect(lines).toEqual([
      'a.md ok',
      `${SHOP}a ok a.md:1`,
      `${SHOP}docs/b ok a.md:1`,
      `${SHOP}docs/c not_found a.md:1`,
    ]);
    expect([all.fetched, new Set(docs.fetched)]).toEqual([['/a'], new Set(['/b', '/c'])]);
  });

  it('may have a private place, and other private addresses stay refused, also behind a redirect', async () => {
    const other = await recorded(pages({ '/': 'x' }));
    const place = await serve((request, response) => {
      if (request.url === '/out') response.writeHead(302, { location: other.url }).end();
      else response.end('x');
    });
    const stdin = [`${SHOP}a`, `${SHOP}out`, `${other.url}x`].join('\n');
    const { lines } = await checkLines(['-', '--remap', `${SHOP}=${place}`, ...quick], { stdin });
    expect(lines).toEqual(
      [`${SHOP}a ok stdin:1`, `${SHOP}out address_refused stdin:2`, `${other.url}x address_refused stdin:3`].sort(),
    );
    expect(other.fetched).toEqual([]);
  });

  it('are looked for in a folder as a web server would', async () => {
    const cwd = await temporaryFolder({
      'dist/index.html': 'home',
      'dist/guide/index.html': '<h1 id=start>x</h1>',
      'README.md': `[1](${SHOP}) [2](${SHOP}guide/#start) [3](${SHOP}guide/#end) [4](${SHOP}gone)`,
    });
    const { lines, targets } = await checkLines(['README.md', '--remap', `${SHOP}=dist`], { cwd });
    expect(lines).toEqual([
      'README.md ok',
      `${SHOP} ok README.md:1`,
      `${SHOP}gone not_found README.md:1`,
      `${SHOP}guide/ ok README.md:1 README.md:1`,
      `${SHOP}guide/#end fragment_missing README.md:1`,
    ]);
    expect(targets.find(({ url }) => url.endsWith('gone'))?.detail).toBe('It was looked for in the folder dist.');
  });

  it('may be set in a config file', async () => {
    const { url, fetched } = await recorded(pages({ '/a': 'a' }));
    const cwd = await temporaryFolder({
      'a.md': `[1](${SHOP}a)`,
      'linkvitals.config.json': JSON.stringify({ remap: [`${SHOP}=${url}`] }),
    });
    expect((await checkLines(['a.md'], { cwd })).lines).toEqual(['a.md ok', `${SHOP}a ok a.md:1`]);
    expect(fetched).toEqual(['/a']);
  });
});

it.each([
  [['https://a.example/'], 'FROM=TO'],
  [['=dist'], 'FROM=TO'],
  [['a.example=dist'], 'http:// or https:// URL'],
  [['https://a.example/?q=dist'], 'without credentials, query'],
  [['https://a.example/=127.0.0.1:4000'], 'write http://127.0.0.1:4000'],
  [['https://a.example/=http://u:p@localhost/'], 'without credentials'],
  [['https://a.example/=http://localhost/', 'https://a.example=http://[::1]/'], 'two places for https://a.example/'],
])('refuses --remap %j', async (places, why) => {
  const { code, stdout, stderr } = await run([
    'check',
    'http://127.0.0.1:9/',
    ...places.flatMap((one) => ['--remap', one]),
  ]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(why);
});
