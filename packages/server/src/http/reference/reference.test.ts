import { document, eventTypes, operations } from '@linkvitals/contract';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { renderReference } from './render-reference.ts';

let server: TestServer;
let answer: Response;
/** The pages and their ids, by their paths. */
let pages: ReadonlyMap<string, HTMLElement>;
let ids: ReadonlyMap<string, readonly string[]>;

/** Every link and source of a page, as a URL. */
const addressesOf = (path: string, page: HTMLElement): URL[] =>
  page
    .querySelectorAll('[href], [src]')
    .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', server.url + path));

const pageAt = (path: string): HTMLElement => {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`There is no ${path}.`);
  return page;
};

beforeAll(async () => {
  server = await startTestServer();
  answer = await fetch(`${server.url}/docs`);
  const names = [...renderReference(document).keys()];
  const read = async (path: string) => [path, parse(await (await fetch(server.url + path)).text())] as const;
  pages = new Map(await Promise.all(names.map((name) => read(name === '' ? '/docs' : `/docs/${name}`))));
  ids = new Map([...pages].map(([path, page]) => [path, page.querySelectorAll('[id]').map(({ id }) => id)]));
  return () => server.close();
});

const wanted = [
  ...operations.map(({ id }) => id),
  ...Object.keys(document.webhooks).map((name) => `event-${name}`),
  ...Object.keys(document.components.schemas).map((name) => `schema-${name}`),
];

it('/docs shows every operation, event and schema of the contract on the page of one section, to everybody', () => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const sections = [...pages].filter(([path]) => path !== '/docs' && path !== '/docs/all');
  const shown = sections.flatMap(([, page]) => page.querySelectorAll('main section').map(({ id }) => id));
  expect(shown.sort()).toEqual(wanted.sort());
  expect(Object.keys(document.webhooks)).toHaveLength(eventTypes.length);
});

it.each(['/docs', '/docs/all'])(
  '%s has a place for each, so that a link to it and a search on the page find it',
  (path) => {
    expect(wanted.filter((id) => !ids.get(path)?.includes(id))).toEqual([]);
  },
);

it('its pages have one spelling each, and no other page', async () => {
  for (const path of ['/docs/', '/docs/none', '/docs/Crawls', '/docs/crawls/', '/docs/crawls/startCrawl'])
    expect((await fetch(server.url + path)).status, path).toBe(404);
});

it.each([
  ['identity', null, 100_000],
  ['gzip', 'gzip', 20_000],
  ['br, gzip', 'br', 20_000],
])('the page that is opened first is small for a browser that takes %s', async (takes, encoding, bound) => {
  const { headers } = await fetch(`${server.url}/docs`, { headers: { 'Accept-Encoding': takes } });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  expect(Number(headers.get('content-length'))).toBeLessThan(bound);
});

it('it begins with a first call, which works with a key', async () => {
  const first = pageAt('/docs').querySelector('main section');
  expect(first?.id).toBe('first-call');
  const command = first?.querySelector('pre')?.textContent ?? '';
  const [, name = '', path = ''] = /^curl -H "([\w-]+): Bearer \$KEY" "\$URL(\S+)"$/.exec(command) ?? [];
  const called = await fetch(`${server.url}${path}`, { headers: { [name]: `Bearer ${server.key}` } });
  expect([called.status, await called.json()]).toMatchObject([200, { data: [] }]);
});

it('its pages lead to places that exist on them, to the contract and to nothing else, so that they work behind a path', () => {
  for (const [path, page] of pages) {
    expect(new Set(ids.get(path)).size, path).toBe(ids.get(path)?.length);
    for (const { origin, pathname, hash } of addressesOf(path, page)) {
      expect(origin).toBe(server.url);
      if (/^\/openapi\.(?:yaml|json)$/.test(pathname)) continue;
      const places = ids.get(pathname)?.map((id) => `#${id}`);
      expect(places === undefined ? 'no page' : ['', ...places], `${pathname} on ${path}`).toContain(hash);
    }
    const written = page.querySelectorAll('[href]').map((link) => link.getAttribute('href') ?? '');
    expect(written.filter((address) => address.startsWith('/'))).toEqual([]);
  }
});

it('they lead back to the dashboard, where there is one', () => {
  expect(renderReference(document).get('')).not.toContain('href="./"');
  const withDashboard = renderReference(document, { hasDashboard: true });
  expect(withDashboard.get('')).toContain('href="./"');
  expect(withDashboard.get('crawls')).toContain('href="../"');
});

it('they run no script, and style themselves as the headers of every answer allow', () => {
  for (const page of pages.values()) expect(page.querySelectorAll('script, link, img, iframe')).toEqual([]);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self' 'unsafe-inline'/,
  );
});

it('it is sent again only after it has changed', async () => {
  const etag = answer.headers.get('etag') ?? '';
  // This request lacks the `Cache-Control` that fetch adds.
  const bytes = `GET /docs HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`;
  expect((await rawRequest(server.url, bytes)).status).toBe(304);
});

it('text of the contract is text', () => {
  const evil = '<script>alert(1)</script> & "`<b>`';
  const info = { ...document.info, title: evil, description: evil };
  const rendered = renderReference({ ...document, info }).get('');
  expect(rendered).not.toContain('<script');
  expect(rendered).toContain('<code>&lt;b&gt;</code>');
});
