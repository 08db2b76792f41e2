import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const unknownId = '0190f3a0-0000-7000-8000-000000000001';

let server: TestServer;
let other: string;
beforeAll(async () => {
  server = await startTestServer();
  other = await server.keyFor(await server.other());
});
afterAll(() => server.close());

let count = 0;
/** Adds a verified domain for one test. */
async function verified(): Promise<string> {
  count += 1;
  const hostname = `site-${count}.example.com`;
  const { body } = await server.call('POST', '/api/v1/domains', { body: { hostname } });
  const { token } = body.verification as { token: string };
  server.dns.set(hostname, `linkvitals-verify=${token}`);
  await server.call('POST', `/api/v1/domains/${body.id}/verification/check`);
  return String(body.id);
}

const start = (domainId: string, body?: unknown) =>
  server.call('POST', `/api/v1/domains/${domainId}/crawls`, body === undefined ? {} : { body });
const rowsOf = (domainId: string) => server.db.knex('crawls').where({ domain_id: domainId });

describe('startCrawl', () => {
  it('202: queues the crawl, says where it is, and wakes a worker', async () => {
    const domainId = await verified();
    const { status, headers, body } = await start(domainId);
    expect([status, headers.get('location')]).toEqual([202, `/api/v1/crawls/${body.id}`]);
    expect(body).toMatchObject({ state: 'queued', trigger: 'manual', max_pages: 20_000, depth_limit: 20, stats: null });
    expect(server.alarms.crawls.at(-1)).toEqual({ id: body.id });
  });

  it('202: limits of the request only lower those of the plan and the domain', async () => {
    const domainId = await verified();
    await server.call('PATCH', `/api/v1/domains/${domainId}`, { body: { crawl_config: { max_pages: 50 } } });
    const { body } = await start(domainId, { max_pages: 1000, depth_limit: 2 });
    expect([body.max_pages, body.depth_limit]).toEqual([50, 2]);
  });

  it('202: priority crawling jumps the queue', async () => {
    const domainId = await verified();
    await server.call('PATCH', `/api/v1/domains/${domainId}`, { body: { settings: { priority_crawling: true } } });
    const { body } = await start(domainId);
    expect(await rowsOf(domainId)).toMatchObject([{ id: body.id, priority: 10 }]);
  });

  it('409: a second one while the first is queued names the one in the way', async () => {
    const domainId = await verified();
    const first = await start(domainId);
    const { status, body } = await start(domainId);
    expect([status, body.code, body.crawl_id]).toEqual([409, 'crawl_in_progress', first.body.id]);
    expect(await rowsOf(domainId)).toHaveLength(1);
  });

  it('409: of twenty at the same moment one is queued', async () => {
    const domainId = await verified();
    const all = await Promise.all(Array.from({ length: 20 }, () => start(domainId)));
    expect(all.map(({ status }) => status).sort()).toEqual([202, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('409: not without proof of ownership', async () => {
    const { body } = await server.call('POST', '/api/v1/domains', { body: { hostname: 'unproved.example.com' } });
    const answer = await start(String(body.id));
    expect([answer.status, answer.body.code]).toEqual([409, 'domain_not_verified']);
    expect(await rowsOf(String(body.id))).toEqual([]);
  });

  it.each([
    ['an unknown member', { pages: 5 }, '#/pages'],
    ['a wrong type', { max_pages: 'all' }, '#/max_pages'],
    ['a limit below 1', { max_pages: 0 }, '#/max_pages'],
  ])('400: %s, and nothing is queued', async (_, input, pointer) => {
    const domainId = await verified();
    const { status, body } = await start(domainId, input);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect((body.errors as { pointer: string }[])[0]?.pointer).toBe(pointer);
    expect(await rowsOf(domainId)).toEqual([]);
  });

  it('404: another account, an unknown id and a key for other domains get the same answer', async () => {
    const domainId = await verified();
    const limited = await server.keyFor(server.ctx, { domainIds: [unknownId] });
    const ofAnother = await server.call('POST', `/api/v1/domains/${domainId}/crawls`, { key: other });
    const elsewhere = await server.call('POST', `/api/v1/domains/${domainId}/crawls`, { key: limited });
    const unknown = await start(unknownId);
    const shape = ({ status, body: { request_id, instance, ...rest } }: typeof unknown) => [status, rest];
    expect(shape(ofAnother)).toEqual(shape(unknown));
    expect(shape(elsewhere)).toEqual(shape(unknown));
    expect(await rowsOf(domainId)).toEqual([]);
  });

  it('the same Idempotency-Key gives the first answer again, another payload is refused', async () => {
    const domainId = await verified();
    const path = `/api/v1/domains/${domainId}/crawls`;
    const headers = { 'idempotency-key': `key-${domainId}` };
    const first = await server.call('POST', path, { headers, body: { max_pages: 5 } });
    const again = await server.call('POST', path, { headers, body: { max_pages: 5 } });
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([202, first.body, 'true']);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    const changed = await server.call('POST', path, { headers, body: { max_pages: 6 } });
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_mismatch']);
    const theirs = await server.call('POST', path, { headers, body: { max_pages: 5 }, key: other });
    expect(theirs.status).toBe(404);
  });
});

describe('listCrawls, getCrawl, cancelCrawl', () => {
  it('200: newest first, page by page, by state', async () => {
    const domainId = await verified();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { body } = await start(domainId);
      ids.unshift(String(body.id));
      await server.call('POST', `/api/v1/crawls/${body.id}/cancel`);
      await server.clock.advance(1000);
    }
    const path = `/api/v1/domains/${domainId}/crawls`;
    const seen: unknown[] = [];
    let next: string | null = `${path}?limit=2`;
    while (next !== null) {
      const page: Awaited<ReturnType<TestServer['call']>> = await server.call('GET', next);
      seen.push(...page.body.data.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual(ids);
    expect((await server.call('GET', `${path}?state=queued`)).body.data).toEqual([]);
    // Lists from a time on, up to but not including another one; of one domain and of all.
    const at = (await server.call('GET', path)).body.data.map(({ queued_at }) => queued_at);
    for (const list of [path, '/api/v1/crawls']) {
      const idsIn = async (query: string) =>
        (await server.call('GET', `${list}?${query}`)).body.data
          .map(({ id }) => id)
          .filter((id) => ids.includes(`${id}`));
      expect(await idsIn(`from=${at[3]}`)).toEqual(ids.slice(0, 4));
      expect(await idsIn(`to=${at[3]}&state=canceled`)).toEqual(ids.slice(4));
      expect(await idsIn(`from=${at[3]}&to=${at[0]}`)).toEqual(ids.slice(1, 4));
      expect(await idsIn(`from=${at[0]}&to=${at[3]}`)).toEqual([]);
      expect((await server.call('GET', `${list}?from=yesterday`)).status).toBe(400);
    }
    const first: Awaited<ReturnType<TestServer['call']>> = await server.call('GET', `${path}?from=${at[3]}&limit=3`);
    const [, rest = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    expect((await server.call('GET', rest)).body.data.map(({ id }) => id)).toEqual(ids.slice(3, 4));
  });

  it('202 and 409: a queued crawl is canceled, one that has ended is not', async () => {
    const { body } = await start(await verified());
    const path = `/api/v1/crawls/${body.id}/cancel`;
    expect((await server.call('POST', path)).body.state).toBe('canceled');
    const again = await server.call('POST', path);
    expect([again.status, again.body.code]).toEqual([409, 'crawl_not_active']);
  });

  it.each([
    ['GET', ''],
    ['POST', '/cancel'],
    ['GET', '/pages'],
    ['GET', '/findings'],
    ['GET', '/links'],
    ['GET', '/links/1/pages'],
  ])('404: %s %s of another account looks like an unknown one', async (method, rest) => {
    const { body } = await start(await verified());
    const ofAnother = await server.call(method, `/api/v1/crawls/${body.id}${rest}`, { key: other });
    const unknown = await server.call(method, `/api/v1/crawls/${unknownId}${rest}`);
    expect([ofAnother.status, ofAnother.body.code, ofAnother.body.detail]).toEqual([
      404,
      'not_found',
      unknown.body.detail,
    ]);
    expect((await server.call('GET', `/api/v1/crawls/${body.id}`)).body.state).toBe('queued');
  });

  it('200: empty lists for a crawl that has not begun, 404 for a link that it does not have', async () => {
    const { body } = await start(await verified());
    expect((await server.call('GET', `/api/v1/crawls/${body.id}/pages`)).body.data).toEqual([]);
    expect((await server.call('GET', `/api/v1/crawls/${body.id}/findings`)).body.data).toEqual([]);
    expect((await server.call('GET', `/api/v1/crawls/${body.id}/links`)).body.data).toEqual([]);
    expect((await server.call('GET', `/api/v1/crawls/${body.id}/links/1/pages`)).status).toBe(404);
    const bad = await server.call('GET', `/api/v1/crawls/${body.id}/links?verdict=perhaps`);
    expect([bad.status, bad.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('listCrawlFindings', () => {
  it('200: page by page, of one code or severity; 400: for anything else', async () => {
    const { body } = await start(await verified());
    const path = `/api/v1/crawls/${body.id}/findings`;
    const url = 'https://site.example/';
    const target = { crawl_id: body.id, id: 1, url, url_hash: 'h', internal: 1, navigational: 1, depth: 0 };
    await server.db.knex('crawl_targets').insert(target);
    const row = (code: string, severity: string) => ({ crawl_id: body.id, target_id: 1, code, severity, detail: null });
    await server.db
      .knex('crawl_findings')
      .insert([
        row('h1_missing', 'warning'),
        row('noindex', 'notice'),
        row('of_a_later_version', 'warning'),
        row('title_missing', 'error'),
      ]);
    const seen: unknown[] = [];
    let next: string | undefined = `${path}?limit=3`;
    while (next !== undefined) {
      const page: Awaited<ReturnType<TestServer['call']>> = await server.call('GET', next);
      seen.push(...page.body.data);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    const common = { target_id: 1, page_url: url, detail: null };
    expect(seen).toEqual([
      expect.objectContaining({ ...common, code: 'h1_missing', title: 'The page has no main heading (h1).' }),
      expect.objectContaining({ ...common, code: 'noindex', severity: 'notice' }),
      { ...common, code: 'of_a_later_version', severity: 'warning', title: 'of_a_later_version', how_to_fix: '' },
      expect.objectContaining({ ...common, code: 'title_missing', severity: 'error' }),
    ]);
    const codes = async (query: string) =>
      (await server.call('GET', `${path}?${query}`)).body.data.map(({ code }) => code);
    expect(await codes('code=noindex')).toEqual(['noindex']);
    expect(await codes('severity=warning')).toEqual(['h1_missing', 'of_a_later_version']);
    for (const query of ['severity=fatal', 'code=No%20Code', 'cursor=x']) {
      expect((await server.call('GET', `${path}?${query}`)).status, query).toBe(400);
    }
  });

  it('403: not without crawls:read', async () => {
    const { body } = await start(await verified());
    const key = await server.keyFor(server.ctx, { scopes: ['domains:read'] });
    const answer = await server.call('GET', `/api/v1/crawls/${body.id}/findings`, { key });
    expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope']);
  });
});

describe('a downgrade', () => {
  it('403: what is over the new limit is not crawled and stays readable', async () => {
    const domainId = await verified();
    await server.db.knex('accounts').where({ id: server.ctx.account.id }).update({ custom_domain_limit: 1 });
    const { status, body } = await start(domainId);
    expect([status, body.code]).toEqual([403, 'domain_read_only']);
    expect((await server.call('GET', `/api/v1/domains/${domainId}`)).body.read_only).toBe(true);
  });
});
