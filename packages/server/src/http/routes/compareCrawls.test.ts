import { beforeAll, describe, expect, it } from 'vitest';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let base: string;
let crawl: string;

const broken = { verdict: 'broken', reason: 'not_found', status_code: 404, found_on_pages: 3 };
const ok = { verdict: 'ok', reason: 'ok', status_code: 200, found_on_pages: 0 };
const timeout = { verdict: 'suspect', reason: 'timeout', status_code: null, found_on_pages: 1 };
const waiting = { verdict: null, reason: null, status_code: null, found_on_pages: null };

/** Targets of the two crawls by their path */
const before = { new: ok, still: broken, mended: broken, gone: broken, late: broken, fine: ok, flaky: timeout };
const after = {
  still: broken,
  new: broken,
  fresh: broken,
  mended: ok,
  late: timeout,
  fine: ok,
  flaky: broken,
  next: waiting,
};

/** Adds a completed crawl of the domain with these targets. */
async function addCrawl(domainId: string, seen: Readonly<Record<string, object>>): Promise<string> {
  const { body } = await server.call('POST', `/api/v1/domains/${domainId}/crawls`);
  const id = String(body.id);
  const { knex } = server.db;
  await knex('crawls').where({ id }).update({ state: 'completed', active_domain_id: null });
  const rest = { crawl_id: id, host: 'example.com', internal: 1, navigational: 1, depth: 1 };
  const rows = Object.entries(seen).map(([path, target], index) => {
    return { ...rest, id: index + 1, url: `https://example.com/${path}`, url_hash: path, ...target };
  });
  if (rows.length > 0) await knex('crawl_targets').insert(rows);
  return id;
}

beforeAll(async () => {
  server = await startTestServer();
  const { id } = await verifiedDomain(server);
  base = await addCrawl(id, before);
  crawl = await addCrawl(id, after);
  return () => server.close();
});

const compare = (query: string, id = crawl) => server.call('GET', `/api/v1/crawls/${id}/comparison?${query}`);
const pathOf = (url: unknown): string => new URL(String(url)).pathname.slice(1);

describe('what changed between two crawls', () => {
  it.each([
    ['', ['new', 'fresh', 'flaky']],
    ['&change=new', ['new', 'fresh', 'flaky']],
    ['&change=still', ['still']],
    ['&change=fixed', ['mended', 'gone', 'late']],
  ])('200: "%s" lists %j, each once, on pages of any size', async (query, expected) => {
    for (const limit of [1, 2, 100]) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const { status, body } = await compare(`base=${base}&limit=${limit}${query}${cursor}`);
        expect(status).toBe(200);
        seen.push(...body.data.map(({ url }) => pathOf(url)));
        cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
      } while (cursor !== '');
      expect(seen).toEqual(expected);
    }
  });

  it('200: each target has the verdicts of both crawls', async () => {
    const fixed = await compare(`base=${base}&change=fixed`);
    expect(fixed.body.data).toEqual([
      {
        url: 'https://example.com/mended',
        internal: true,
        before: { target_id: 3, ...broken },
        after: { target_id: 4, ...ok },
      },
      { url: 'https://example.com/gone', internal: true, before: { target_id: 4, ...broken }, after: null },
      {
        url: 'https://example.com/late',
        internal: true,
        before: { target_id: 5, ...broken },
        after: { target_id: 5, ...timeout },
      },
    ]);
    const added = await compare(`base=${base}`);
    expect(added.body.data[1]).toEqual({
      url: 'https://example.com/fresh',
      internal: true,
      before: null,
      after: { target_id: 3, ...broken },
    });
  });

  it('200: with the crawls swapped, new targets are fixed ones', async () => {
    const { body } = await compare(`base=${crawl}&change=fixed`, base);
    expect(body.data.map(({ url }) => pathOf(url))).toEqual(['new', 'fresh', 'flaky']);
  });

  it('200: a crawl compared with itself has nothing new', async () => {
    expect((await compare(`base=${crawl}`)).body.data).toEqual([]);
    expect((await compare(`base=${crawl}&change=still`)).body.data).toHaveLength(4);
  });
});

describe('a comparison is refused', () => {
  it('404: with a crawl of another domain, of another account, or an unknown one', async () => {
    const other = await verifiedDomain(server, { hostname: 'other.example.com' });
    const elsewhere = await addCrawl(other.id, {});
    for (const id of [elsewhere, server.ctx.ids.uuid()]) {
      expect((await compare(`base=${id}`)).status).toBe(404);
      expect((await compare(`base=${base}`, id)).status).toBe(404);
    }
  });

  it('404: with a crawl that the key may not know of', async () => {
    const other = await verifiedDomain(server, { hostname: 'second.example.com' });
    const key = await server.keyFor(server.ctx, { domainIds: [other.id] });
    const { status } = await server.call('GET', `/api/v1/crawls/${crawl}/comparison?base=${base}`, { key });
    expect(status).toBe(404);
  });

  it('409: while one of the two has not completed', async () => {
    const other = await verifiedDomain(server, { hostname: 'third.example.com' });
    const done = await addCrawl(other.id, {});
    const { body } = await server.call('POST', `/api/v1/domains/${other.id}/crawls`);
    for (const [one, two] of [
      [done, body.id],
      [body.id, done],
    ]) {
      const answer = await compare(`base=${one}`, String(two));
      expect([answer.status, answer.body.code]).toEqual([409, 'crawl_not_completed']);
    }
  });

  it('410: when the results of one were deleted for their age', async () => {
    const other = await verifiedDomain(server, { hostname: 'fourth.example.com' });
    const [old, done] = [await addCrawl(other.id, {}), await addCrawl(other.id, {})];
    await server.db.knex('crawls').where({ id: old }).update({ results_expired_at: 1 });
    const answer = await compare(`base=${old}`, done);
    expect([answer.status, answer.body.code]).toEqual([410, 'results_expired']);
  });

  it('400: without a base', async () => {
    expect((await compare('change=new')).status).toBe(400);
    expect((await compare(`base=${base}&change=better`)).status).toBe(400);
  });
});
