import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertInBatches } from '../../platform/storage/index.ts';
import { exportOccurrences } from '../../reporting/reports/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** The number of pages that link to each broken target. One statement reads 500 places. */
const PAGES: Readonly<Record<number, number>> = { 2: 500, 4: 3, 6: 1_203, 8: 1, 9: 0 };
const TARGETS = 1_203;

let server: TestServer;
let crawlId: string;
let domainId: string;

const urlOf = (id: number): string => `https://${id === 4 ? 'other.example' : 'example.com'}/${id}`;

/** Adds a crawl whose pages are the targets with odd verdicts too: each page links to a broken target once or twice. */
async function addCrawl(domain: string): Promise<string> {
  const { knex } = server.db;
  const { body } = await server.call('POST', `/api/v1/domains/${domain}/crawls`);
  const crawl_id = `${body.id}`;
  const targets = Array.from({ length: TARGETS }, (_, index) => {
    const id = index + 1;
    const judged = id in PAGES ? { verdict: 'broken', reason: 'not_found' } : { verdict: 'ok', reason: 'ok' };
    const { host, href: url } = new URL(urlOf(id));
    const internal = host === 'example.com' ? 1 : 0;
    return { crawl_id, id, url, url_hash: `${crawl_id}${id}`, host, internal, navigational: 1, depth: 0, ...judged };
  });
  const links = Object.entries(PAGES).flatMap(([target, pages]) =>
    Array.from({ length: pages }, (_, page) => ({
      crawl_id,
      page_id: page + 1,
      seq: Number(target),
      target_id: Number(target),
      kind: 'a',
      line: page + 10,
      text: `To ${target}`,
      region: 'footer',
      count: 2,
    })),
  );
  await insertInBatches(knex, 'crawl_targets', targets);
  await insertInBatches(knex, 'crawl_links', links);
  await knex('crawl_targets').where({ crawl_id, verdict: 'broken' }).update({ status_code: 404 });
  return crawl_id;
}

beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_API_RATE_LIMIT: '100000' } });
  domainId = (await verifiedDomain(server)).id;
  crawlId = await addCrawl(domainId);
  return () => server.close();
});

const get = (path: string, key = server.key) =>
  fetch(`${server.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${key}` } });

async function rowsOf(path: string): Promise<Record<string, string>[]> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true });
}

/** The pages of each of these targets, in the order of the file */
const placesOf = (targets: readonly number[]): [string, string][] =>
  targets.flatMap((target) =>
    Array.from({ length: PAGES[target] ?? 0 }, (_, page): [string, string] => [urlOf(target), urlOf(page + 1)]),
  );

describe('every place of the links of a crawl', () => {
  it('comes once, also of a link on more pages than are read at a time, in the order of the list', async () => {
    const rows = await rowsOf(`crawls/${crawlId}/occurrences.csv`);
    expect(rows.map((row) => [row.url, row.page_url])).toEqual(placesOf([2, 4, 6, 8]));
    expect(rows.at(-1)).toEqual({
      target_id: '8',
      url: 'https://example.com/8',
      scope: 'internal',
      verdict: 'broken',
      reason: 'not_found',
      status_code: '404',
      page_url: 'https://example.com/1',
      line: '10',
      text: 'To 8',
      region: 'footer',
      kind: 'a',
      fragment: '',
      links: '2',
      fix: '',
    });
  });

  it.each<[string, number[]]>([
    ['verdict=any', [2, 4, 6, 8]],
    ['verdict=ok', []],
    ['host=OTHER.example', [4]],
    ['host=a%20b', []],
    ['location=internal&verdict=broken', [2, 6, 8]],
    ['reason=not_found&status_code=404', [2, 4, 6, 8]],
    ['q=%2F8', [8]],
    ['kind=img', []],
    // The filter chooses targets: each comes with all its pages.
    ['page=3', [2, 4, 6]],
    ['page=600', [6]],
    ['target=4', [4]],
    ['target=9', []],
  ])('fits "%s"', async (query, targets) => {
    const rows = await rowsOf(`crawls/${crawlId}/occurrences.csv?${query}`);
    expect(rows.map((row) => [row.url, row.page_url])).toEqual(placesOf(targets));
  });

  it('is an attachment with the domain and the list in its name', async () => {
    const { headers } = await get(`crawls/${crawlId}/occurrences.csv?target=8`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="example.com-2026-01-01-occurrences.csv"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  });

  it('is text, also where a spreadsheet would calculate it', async () => {
    const { id } = await verifiedDomain(server, { hostname: 'formula.example' });
    const crawl = await addCrawl(id);
    const hostile = { text: '=HYPERLINK("https://evil.example")', fragment: '@SUM(A1)' };
    await server.db.knex('crawl_links').where({ crawl_id: crawl, target_id: 8 }).update(hostile);
    const [row] = await rowsOf(`crawls/${crawl}/occurrences.csv?target=8`);
    expect(row).toMatchObject({ text: `'=HYPERLINK("https://evil.example")`, fragment: `'@SUM(A1)` });
  });

  it('is hidden from a key for other domains', async () => {
    const { id } = await verifiedDomain(server, { hostname: 'seen.example' });
    const key = await server.keyFor(server.ctx, { domainIds: [id] });
    expect((await get(`crawls/${crawlId}/occurrences.csv`, key)).status).toBe(404);
  });

  it('ends with an error when the domain is deleted while a link on many pages is sent', async () => {
    const { id } = await verifiedDomain(server, { hostname: 'gone.example' });
    const crawl = await addCrawl(id);
    const { content } = await exportOccurrences(server.ctx, { crawlId: crawl, filter: { id: 6 } });
    const chunks = content[Symbol.asyncIterator]();
    await chunks.next();
    await chunks.next();
    const rest = async (): Promise<void> => {
      while (!(await chunks.next()).done);
    };
    await server.db.knex('domains').where({ id }).update({ deleted_at: 1 });
    await expect(rest()).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('every place of the URL of an issue', () => {
  const addIssue = (kind: string, crawl = crawlId) => {
    const columns = { url_hash: `${crawl}6`, last_seen_crawl_id: crawl };
    return insertIssue(server.ctx, { domainId, url: urlOf(6), kind, columns });
  };

  it('comes from the crawl that saw it last', async () => {
    const rows = await rowsOf(`issues/${await addIssue('broken_link')}/occurrences.csv`);
    expect(rows.map((row) => [row.url, row.page_url])).toEqual(placesOf([6]));
  });

  it('has the id of the fix of the link, not that of a finding of the page behind it', async () => {
    const { id } = await verifiedDomain(server, { hostname: 'fixed.example' });
    const crawl = await addCrawl(id);
    const [ofLink, ofPage] = ['1', '2'].map((digit) => `fix_${digit.repeat(32)}`);
    const columns = { url_hash: `${crawl}6`, last_seen_crawl_id: crawl };
    const add = (kind: string, fix_id = '') =>
      insertIssue(server.ctx, { domainId: id, url: urlOf(6), kind, columns: { ...columns, fix_id } });
    const issue = await add('broken_link', ofLink);
    await add('slow_page', ofPage);
    const rows = await rowsOf(`issues/${issue}/occurrences.csv`);
    expect(new Set(rows.map(({ fix }) => fix))).toEqual(new Set([ofLink]));
  });

  it('is none for a page check, whose URL is the page: the file has the names of the columns only', async () => {
    const response = await get(`issues/${await addIssue('slow_page')}/occurrences.csv`);
    expect([response.status, (await response.text()).split('\r\n')]).toEqual([
      200,
      ['target_id,url,scope,verdict,reason,status_code,page_url,line,text,region,kind,fragment,links,fix', ''],
    ]);
  });

  it('is hidden from a key for other domains', async () => {
    const { id } = await verifiedDomain(server, { hostname: 'viewed.example' });
    const key = await server.keyFor(server.ctx, { domainIds: [id] });
    const issue = await addIssue('missing_fragment');
    expect((await get(`issues/${issue}/occurrences.csv`, key)).status).toBe(404);
  });

  it('is gone with the results of the crawl', async () => {
    const { id } = await verifiedDomain(server, { hostname: 'expired.example' });
    const crawl = await addCrawl(id);
    const columns = { url_hash: `${crawl}6`, last_seen_crawl_id: crawl };
    const issue = await insertIssue(server.ctx, { domainId: id, url: urlOf(6), columns });
    await server.db.knex('crawls').where({ id: crawl }).update({ results_expired_at: 1 });
    expect((await get(`issues/${issue}/occurrences.csv`)).status).toBe(410);
  });
});
