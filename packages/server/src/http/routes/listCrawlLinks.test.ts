import { beforeAll, expect, it } from 'vitest';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let crawlId: string;

const LOOKED_AT = Date.parse('2026-11-12T09:00:00.000Z');
const targets = [
  { id: 1, url: 'https://example.com/', verdict: 'ok', reason: 'ok', status_code: 200 },
  { id: 2, url: 'https://example.com/old', verdict: 'broken', reason: 'not_found', status_code: 404 },
  { id: 3, url: 'https://xn--mnchen-3ya.example:8443/', verdict: 'broken', reason: 'timeout', status_code: null },
  { id: 4, url: 'https://example.com/moved', verdict: 'suspect', reason: 'timeout', status_code: null },
  { id: 5, url: 'https://example.com/private', verdict: 'unverifiable', reason: 'needs_login', status_code: 403 },
  // A target of a crawl under way, which was not requested yet
  { id: 6, url: 'https://example.com/later', verdict: null, reason: null, status_code: null },
];
const links = [
  { page_id: 1, seq: 0, target_id: 2, kind: 'a' },
  { page_id: 1, seq: 1, target_id: 3, kind: 'img' },
  { page_id: 1, seq: 2, target_id: 3, kind: 'a' },
  { page_id: 2, seq: 0, target_id: 4, kind: 'script' },
  { page_id: 2, seq: 1, target_id: 5, kind: 'a' },
  { page_id: 2, seq: 2, target_id: 6, kind: 'a' },
];

beforeAll(async () => {
  server = await startTestServer();
  const { id } = await verifiedDomain(server);
  const { body } = await server.call('POST', `/api/v1/domains/${id}/crawls`);
  crawlId = String(body.id);
  for (const target of targets) {
    const { hostname: host } = new URL(target.url);
    const internal = host === 'example.com' ? 1 : 0;
    const rest = { url_hash: String(target.id), host, internal, navigational: 1, depth: 0 };
    const looked = target.verdict === null ? {} : { method: 'HEAD', looked_at: LOOKED_AT };
    await server.db.knex('crawl_targets').insert({ crawl_id: crawlId, ...target, ...rest, ...looked });
  }
  for (const link of links) await server.db.knex('crawl_links').insert({ crawl_id: crawlId, ...link });
  return () => server.close();
});

it.each([
  ['', [2, 3]],
  ['verdict=ok', [1]],
  ['reason=timeout', [3, 4]],
  ['reason=timeout&verdict=broken', [3]],
  ['reason=unheard_of', []],
  ['status_code=403', [5]],
  ['status_code=404&host=example.com', [2]],
  ['host=EXAMPLE.com', [1, 2, 4, 5]],
  [`host=${encodeURIComponent('München.example')}`, [3]],
  ['host=example', []],
  ['host=example.com%2Fold', []],
  ['host=a%20b', []],
  ['kind=a', [2, 3, 5]],
  ['kind=img', [3]],
  ['page=1', [2, 3]],
  ['page=2&kind=a', [5]],
  ['page=1&kind=script', []],
  ['page=99', []],
  ['verdict=any', [1, 2, 3, 4, 5]],
  ['verdict=any&host=example.com', [1, 2, 4, 5]],
  ['location=external', [3]],
  ['location=internal&verdict=broken', [2]],
  ['location=external&verdict=ok', []],
  ['q=EXAMPLE.com%2Fo', [2]],
  ['q=%25', []],
  ['q=private&page=2', [5]],
  ['q=example&location=internal&kind=a&verdict=any', [2, 5]],
  ['kind=a&verdict=broken&reason=not_found&status_code=404&host=example.com&page=1', [2]],
])('200: with "%s" the list has the targets %j, each once, on pages of any size', async (query, expected) => {
  for (const limit of [1, 100]) {
    const seen: unknown[] = [];
    let cursor = '';
    do {
      const { status, body } = await server.call(
        'GET',
        `/api/v1/crawls/${crawlId}/links?limit=${limit}&${query}${cursor}`,
      );
      expect(status).toBe(200);
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(expected);
  }
});

it('200: a target says when it was requested and how', async () => {
  const { body } = await server.call('GET', `/api/v1/crawls/${crawlId}/links?verdict=ok`);
  expect(body.data).toEqual([
    expect.objectContaining({ method: 'HEAD', checked_at: new Date(LOOKED_AT).toISOString() }),
  ]);
});

it.each(['status_code=99', 'status_code=x', 'page=0', 'host=', 'kind=', 'reason=', 'verdict=bad', 'location=x', 'q='])(
  '400: %s',
  async (query) => {
    const { status, body } = await server.call('GET', `/api/v1/crawls/${crawlId}/links?${query}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  },
);
