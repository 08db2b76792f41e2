import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

let server: TestServer;
let crawlId: string;
let domainId: string;

const pages = [
  { target_id: 1, url: 'https://example.com/', title: 'Start', load_ms: 300, bytes: 9_000, broken_links: 3 },
  { target_id: 2, url: 'https://example.com/Prices', title: null, load_ms: 900, bytes: 4_000, broken_links: 0 },
  {
    target_id: 3,
    url: 'https://example.com/about',
    title: 'About PRICES',
    load_ms: 300,
    bytes: 4_000,
    broken_links: 7,
  },
  // An earlier version, which measured only the first byte and counted no broken links, wrote this row.
  { target_id: 4, url: 'https://example.com/old', title: 'Old', load_ms: null, bytes: 500, broken_links: null },
  { target_id: 5, url: 'https://example.com/deep', title: 'Deep', load_ms: 100, bytes: 100, broken_links: 1 },
];
const findings = [
  [1, 'thin_content', 'notice'],
  [2, 'thin_content', 'notice'],
  [1, 'h1_missing', 'warning'],
  [2, 'h1_missing', 'warning'],
  [3, 'lang_missing', 'warning'],
  [3, 'title_missing', 'error'],
  [3, 'of_a_later_version', 'notice'],
] as const;

beforeAll(async () => {
  server = await startTestServer();
  domainId = (await verifiedDomain(server)).id;
  const { body } = await server.call('POST', `/api/v1/domains/${domainId}/crawls`);
  crawlId = String(body.id);
  const { knex } = server.db;
  const rest = { crawl_id: crawlId, depth: 0, status_code: 200 };
  await knex('crawl_pages').insert(pages.map((page) => ({ ...rest, ...page })));
  const rows = findings.map(([target_id, code, severity]) => ({ crawl_id: crawlId, target_id, code, severity }));
  await knex('crawl_findings').insert(rows);
  return () => server.close();
});

describe('the pages of a crawl', () => {
  it.each([
    ['', [1, 2, 3, 4, 5]],
    ['sort=discovery', [1, 2, 3, 4, 5]],
    ['sort=load_time', [2, 3, 1, 5]],
    ['sort=size', [1, 3, 2, 4, 5]],
    ['sort=broken_links', [3, 1, 5, 2]],
    ['problem=broken_links', [1, 3, 5]],
    ['problem=findings', [1, 2, 3]],
    ['problem=any', [1, 2, 3, 5]],
    ['problem=broken_links&sort=broken_links', [3, 1, 5]],
    ['problem=any&sort=size&q=prices', [3, 2]],
    ['q=prices', [2, 3]],
    ['q=prices&sort=size', [3, 2]],
    ['q=EXAMPLE.com%2Fold', [4]],
    ['q=nowhere', []],
  ])('200: with "%s" they are %j, each once, on pages of any size', async (query, expected) => {
    for (const limit of [1, 2, 100]) {
      const seen: unknown[] = [];
      let cursor = '';
      do {
        const path = `/api/v1/crawls/${crawlId}/pages?limit=${limit}&${query}${cursor}`;
        const { status, body } = await server.call('GET', path);
        expect(status).toBe(200);
        seen.push(...body.data.map(({ target_id }) => target_id));
        cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
      } while (cursor !== '');
      expect(seen).toEqual(expected);
    }
  });

  it('200: say how many of their links are broken once the crawl has ended', async () => {
    const counts = async () => {
      const { body } = await server.call('GET', `/api/v1/crawls/${crawlId}/pages`);
      return body.data.map(({ broken_links }) => broken_links);
    };
    expect(await counts()).toEqual([null, null, null, null, null]);
    const crawl = () => server.db.knex('crawls').where({ id: crawlId });
    await crawl().update({ finished_at: 1 });
    expect(await counts()).toEqual([3, 0, 7, null, 1]);
    await crawl().update({ finished_at: null });
  });

  it.each(['sort=title', 'problem=all', 'q='])('400: %s', async (query) => {
    const { status, body } = await server.call('GET', `/api/v1/crawls/${crawlId}/pages?${query}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('the counts of links', () => {
  it('200: say how many targets have each verdict and each reason, without those that have yet to be requested', async () => {
    const judged = [
      ['ok', 'ok'],
      ['broken', 'timeout'],
      ['broken', 'not_found'],
      ['unverifiable', 'blocked'],
      ['not_checked', 'excluded'],
      ['broken', 'not_found'],
      [null, null],
    ] as const;
    const rows = judged.map(([verdict, reason], index) => ({
      crawl_id: crawlId,
      id: index + 1,
      url: `https://example.com/${index}`,
      url_hash: `hash-${index}`,
      host: 'example.com',
      internal: 1,
      navigational: 1,
      depth: 1,
      verdict,
      reason,
    }));
    await server.db.knex('crawl_targets').insert(rows);
    const { status, body } = await server.call('GET', `/api/v1/crawls/${crawlId}/link-counts`);
    const reasons = [
      { reason: 'not_found', count: 2 },
      ...['blocked', 'excluded', 'ok', 'timeout'].map((reason) => ({ reason, count: 1 })),
    ];
    expect([status, body]).toEqual([200, { ok: 1, broken: 3, suspect: 0, unverifiable: 1, not_checked: 1, reasons }]);
  });
});

describe('the counts of findings', () => {
  it('200: name each check once, the worst first, then the most frequent', async () => {
    const { status, body } = await server.call('GET', `/api/v1/crawls/${crawlId}/finding-counts`);
    expect(status).toBe(200);
    expect(body.data.map(({ code, severity, count }) => [code, severity, count])).toEqual([
      ['title_missing', 'error', 1],
      ['h1_missing', 'warning', 2],
      ['lang_missing', 'warning', 1],
      ['thin_content', 'notice', 2],
      ['of_a_later_version', 'notice', 1],
    ]);
    expect(body.data[0]).toMatchObject({
      title: 'The page has no title.',
      how_to_fix: 'Give the page a title element that says what it is about.',
    });
    // A code of another version is shown, too.
    expect(body.data[4]).toMatchObject({ title: 'of_a_later_version', how_to_fix: '' });
  });
});

describe('the counts of issues', () => {
  it('200: are those of the four states, as they are now', async () => {
    const add = (path: string, columns: Record<string, string | number>) =>
      insertIssue(server.ctx, { domainId, url: `https://example.com/${path}`, columns });
    const read = async () => (await server.call('GET', `/api/v1/domains/${domainId}/issue-counts`)).body;
    expect(await read()).toEqual({ new: 0, still_open: 0, fixed: 0, ignored: 0, complete: true });
    await add('a', { outcome: 'new' });
    await add('b', { outcome: 'reopened' });
    const id = await add('c', { outcome: 'persisting' });
    await add('d', { outcome: 'inconclusive' });
    await add('e', { outcome: 'none' });
    await add('f', { state: 'fixed', outcome: 'fixed' });
    expect(await read()).toEqual({ new: 2, still_open: 3, fixed: 1, ignored: 0, complete: true });
    await server.call('POST', `/api/v1/issues/${id}/ignore`, { body: { reason: 'It moves.' } });
    expect(await read()).toEqual({ new: 2, still_open: 2, fixed: 1, ignored: 1, complete: true });
  });
});

describe('the links', () => {
  it('200: a broken one comes with its issue as it is now: who ignores it, why, and until when', async () => {
    const target = {
      crawl_id: crawlId,
      host: 'example.com',
      internal: 1,
      navigational: 1,
      depth: 1,
      reason: 'not_found',
    };
    const rows = ['ignored', 'open', 'none'].map((name, index) => {
      const url = `https://example.com/link-${name}`;
      return { ...target, id: 50 + index, url, url_hash: sha256(url), status_code: 404, verdict: 'broken' };
    });
    await server.db.knex('crawl_targets').insert(rows);
    const ids = [];
    for (const { url } of rows.slice(0, 2)) ids.push(await insertIssue(server.ctx, { domainId, url }));
    const until = new Date(server.ctx.clock.now() + 86_400_000).toISOString();
    await server.call('POST', `/api/v1/issues/${ids[0]}/ignore`, { body: { reason: 'It moves.', until } });
    const { body } = await server.call('GET', `/api/v1/crawls/${crawlId}/links?q=link-`);
    const ignored = { reason: 'It moves.', by: expect.any(String), at: expect.any(String), until, rule_id: null };
    expect(body.data.map(({ issue }) => issue)).toEqual([
      { id: ids[0], state: 'ignored', ignored },
      { id: ids[1], state: 'open', ignored: null },
      null,
    ]);
  });

  it.each([
    ['target=51', [51]],
    ['target=51&verdict=ok', []],
    ['target=51&q=link-ignored', []],
    ['target=9999', []],
  ])('200: with %s they are %j', async (query, expected) => {
    const { status, body } = await server.call('GET', `/api/v1/crawls/${crawlId}/links?${query}`);
    expect([status, body.data.map(({ id }) => id)]).toEqual([200, expected]);
  });
});
