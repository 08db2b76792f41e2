import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportLinks } from '../../reporting/reports/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** More entries than are read at a time */
const MANY = 1_203;

let server: TestServer;
let crawlId: string;
let domainId: string;
let otherId: string;

async function addCrawl(domain_id: string): Promise<string> {
  const { body } = await server.call('POST', `/api/v1/domains/${domain_id}/crawls`);
  return `${body.id}`;
}

/** Adds targets: every second is broken, every third is on another host. */
async function addTargets(crawl_id: string): Promise<void> {
  const { knex } = server.db;
  for (let id = 1; id <= MANY; id += 1) {
    const host = id % 3 === 0 ? 'other.example' : 'example.com';
    const judged = id % 2 === 0 ? { verdict: 'broken', reason: 'not_found' } : { verdict: 'ok', reason: 'ok' };
    const rest = { host, internal: id % 3 === 0 ? 0 : 1, navigational: 1, depth: 0, status_code: 404 };
    const url = `https://${host}/${id}`;
    await knex('crawl_targets').insert({ crawl_id, id, url, url_hash: `${crawl_id}${id}`, ...judged, ...rest });
  }
}

beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_API_RATE_LIMIT: '100000' } });
  domainId = (await verifiedDomain(server)).id;
  otherId = (await verifiedDomain(server, { hostname: 'other.example' })).id;
  crawlId = await addCrawl(domainId);
  await addTargets(crawlId);
  const { knex } = server.db;
  const held = { crawl_id: crawlId, page_id: 1, line: 7, region: 'main', kind: 'a', count: 1 };
  await knex('crawl_links').insert({ ...held, seq: 0, target_id: 2, text: '=HYPERLINK("https://evil.example")' });
  await knex('crawl_links').insert({ ...held, seq: 1, target_id: 2, text: 'once more' });
  const pages = [
    { target_id: 1, url: 'https://example.com/', title: 'Start', load_ms: 300, bytes: 9_000, broken_links: 0 },
    { target_id: 2, url: 'https://example.com/prices', title: '@SUM(A1)', load_ms: 900, bytes: 4_000, broken_links: 4 },
  ];
  await knex('crawl_pages').insert(pages.map((page) => ({ crawl_id: crawlId, depth: 0, status_code: 200, ...page })));
  const add = (url: string, columns: Record<string, string | number>, domain = domainId) =>
    insertIssue(server.ctx, { domainId: domain, url, columns });
  await add('https://example.com/a', { opened_at: 1, found_on_pages: 9 });
  await add('https://example.com/b', { opened_at: 2, severity: 'notice' });
  await add('https://example.com/c', { opened_at: 3, state: 'fixed' });
  await add('https://other.example/d', { opened_at: 4 }, otherId);
  return () => server.close();
});

const get = (path: string, key = server.key, method = 'GET') =>
  fetch(`${server.url}/api/v1/${path}`, { method, headers: { authorization: `Bearer ${key}` } });

async function rowsOf(path: string, key?: string): Promise<Record<string, string>[]> {
  const response = await get(path, key);
  expect(response.status).toBe(200);
  return parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true });
}

/** Values of a column of every entry of a list, page by page */
async function listed(path: string, column: string): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined = `/api/v1/${path}`; next !== undefined; ) {
    const { body, headers } = await server.call('GET', next);
    found.push(...body.data.map((entry) => String(entry[column])));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return found;
}

describe('a file has what the list has, in its order: ', () => {
  it.each([
    '',
    'verdict=any',
    'verdict=ok&location=external',
    'reason=not_found',
    'status_code=404&host=OTHER.example',
    'kind=a',
    'page=1',
    'q=%2F12',
    'q=nowhere',
    'host=a%20b',
  ])('links with "%s"', async (query) => {
    const expected = await listed(`crawls/${crawlId}/links?limit=100&${query}`, 'url');
    const rows = await rowsOf(`crawls/${crawlId}/links.csv?${query}`);
    expect(rows.map(({ url }) => url)).toEqual(expected);
  });

  it.each(['', 'sort=load_time', 'sort=size', 'sort=broken_links', 'problem=broken_links', 'rendered=yes', 'q=PRICES'])(
    'pages with "%s"',
    async (query) => {
      const rows = await rowsOf(`crawls/${crawlId}/pages.csv?${query}`);
      expect(rows.map(({ url }) => url)).toEqual(await listed(`crawls/${crawlId}/pages?${query}`, 'url'));
    },
  );

  it.each([
    '',
    'state=fixed',
    'severity=notice',
    'sort=pages',
    'sort=severity',
    'q=example.com%2Fb',
    'outcome=persisting',
  ])('issues of a domain with "%s"', async (query) => {
    const rows = await rowsOf(`domains/${domainId}/issues.csv?${query}`);
    expect(rows.map(({ url }) => url)).toEqual(await listed(`domains/${domainId}/issues?${query}`, 'url'));
  });

  it('issues of all domains, each with its domain', async () => {
    const rows = await rowsOf('issues.csv?severity=error');
    expect(rows.map(({ domain, url }) => [domain, url])).toEqual([
      ['other.example', 'https://other.example/d'],
      ['example.com', 'https://example.com/a'],
    ]);
  });

  it('issues of those domains that a key may see', async () => {
    const key = await server.keyFor(server.ctx, { domainIds: [otherId] });
    expect((await rowsOf('issues.csv', key)).map(({ domain }) => domain)).toEqual(['other.example']);
    expect((await get(`domains/${domainId}/issues.csv`, key)).status).toBe(404);
    expect((await get(`crawls/${crawlId}/links.csv`, key)).status).toBe(404);
  });
});

it('more rows than are read at a time come all, each once', async () => {
  const rows = await rowsOf(`crawls/${crawlId}/links.csv?verdict=any`);
  expect(rows.map(({ target_id }) => target_id)).toEqual(Array.from({ length: MANY }, (_, at) => `${at + 1}`));
});

it('a link stands with its first place; what a spreadsheet would calculate is text', async () => {
  const [link] = await rowsOf(`crawls/${crawlId}/links.csv`);
  expect(link).toMatchObject({
    url: 'https://example.com/2',
    first_page: 'https://example.com/1',
    first_line: '7',
    first_text: `'=HYPERLINK("https://evil.example")`,
  });
  expect((await rowsOf(`crawls/${crawlId}/pages.csv`)).map(({ title }) => title)).toEqual(['Start', `'@SUM(A1)`]);
});

it('an issue has the first page that holds its link, on however many it stands', async () => {
  const { id } = await verifiedDomain(server, { hostname: 'placed.example' });
  const crawl = await addCrawl(id);
  await addTargets(crawl);
  const held = { crawl_id: crawl, target_id: 2, region: 'main', kind: 'a', count: 1 };
  await server.db.knex('crawl_links').insert({ ...held, page_id: 5, seq: 0, line: 3, text: 'later' });
  await server.db.knex('crawl_links').insert({ ...held, page_id: 3, seq: 4, line: 36, text: 'Winder' });
  const columns = { url_hash: `${crawl}2`, last_seen_crawl_id: crawl, found_on_pages: 2 };
  const [url, kind] = ['https://example.com/2', 'slow_page'];
  await insertIssue(server.ctx, { domainId: id, url, columns });
  await insertIssue(server.ctx, { domainId: id, url, kind, columns: { ...columns, found_on_pages: 1 } });
  const rows = await rowsOf(`domains/${id}/issues.csv`);
  const placed = { first_page: 'https://other.example/3', first_line: '36', first_text: 'Winder', found_on_pages: '2' };
  expect(rows.find((row) => row.kind === 'broken_link')).toMatchObject(placed);
  // The URL of a finding of a page check is the page.
  expect(rows.find((row) => row.kind === kind)).toMatchObject({ url, first_page: '', first_line: '', first_text: '' });
});

it.each([
  ['example.com-2026-01-01-links.csv', () => `crawls/${crawlId}/links.csv`],
  ['example.com-2026-01-01-pages.csv', () => `crawls/${crawlId}/pages.csv`],
  ['other.example-2026-01-01-issues.csv', () => `domains/${otherId}/issues.csv`],
  ['all-domains-2026-01-01-issues.csv', () => 'issues.csv'],
])('%s is an attachment, of a length that nobody knows before', async (name, path) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await get(path(), server.key, method);
    const { status, headers } = response;
    expect([status, (await response.text()) === '']).toEqual([200, method === 'HEAD']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-digest')).toBeNull();
    expect(headers.get('content-length')).toBeNull();
  }
});

it.each(['limit=5', 'cursor=x', 'target=1', 'verdict=fine', 'q='])('400: links with %s', async (query) => {
  const { status, body } = await server.call('GET', `/api/v1/crawls/${crawlId}/links.csv?${query}`);
  expect([status, body.code]).toEqual([400, 'validation_failed']);
});

it('a file whose domain is deleted while it is sent breaks off', async () => {
  const { id } = await verifiedDomain(server, { hostname: 'gone.example' });
  const crawl = await addCrawl(id);
  await addTargets(crawl);
  const { content } = await exportLinks(server.ctx, { crawlId: crawl, filter: { verdict: 'any' } });
  const chunks = content[Symbol.asyncIterator]();
  await chunks.next();
  await chunks.next();
  const rest = async (): Promise<void> => {
    while (!(await chunks.next()).done);
  };
  await server.db.knex('domains').where({ id }).update({ deleted_at: 1 });
  await expect(rest()).rejects.toMatchObject({ code: 'not_found' });
});
