import { describe, expect, test } from 'vitest';
import { expectRefusal, startDomainApi, wrongSettings } from './domain-api.test-support.ts';

const path = '/api/v1/domains';

describe('201', () => {
  test('any spelling of a site becomes one unverified domain, with the TXT record to add', async () => {
    const api = await startDomainApi();
    const answer = await api.call('POST', path, { body: { hostname: 'https://WWW.Shop.Example.com:8443/a?b#c' } });
    const { body, headers } = answer;
    expect(answer.status).toBe(201);
    expect(headers.get('location')).toBe(`${path}/${body.id}`);
    expect(headers.get('etag')).toBe('"v1"');
    expect(body).toMatchObject({
      hostname: 'shop.example.com',
      verification_status: 'unverified',
      lifecycle_state: 'unverified',
      read_only: false,
      health_score: null,
      health_status: 'unknown',
      last_crawl: null,
      next_crawl_at: null,
      created_at: '2026-01-01T00:00:00.000Z',
    });
    const { token, records, badge } = (await api.read(body.id as string)).verification;
    expect(badge).toMatchObject({ label: 'Unverified', status: 'Failed' });
    expect(records).toMatchObject([
      { type: 'TXT', name: 'shop.example.com', place: 'shop', value: `linkvitals-verify=${token}` },
      { type: 'TXT', name: '_linkvitals-verify.shop.example.com', place: '_linkvitals-verify.shop' },
    ]);
  });

  test('settings and crawl configuration are taken at once', async () => {
    const api = await startDomainApi();
    const schedule = { frequency: 'daily', time: '02:30', time_zone: 'Europe/Berlin' };
    const body = {
      hostname: 'example.com',
      settings: { slack_notifications: true, request_headers: { 'X-Staging': 'secret' } },
      crawl_config: { max_pages: 40, exclusions: ['/private/**', '/\\.pdf$/'], schedule },
    };
    const { body: domain } = await api.call('POST', path, { body });
    expect(domain.settings).toMatchObject({ slack_notifications: true, request_headers: { 'X-Staging': '***' } });
    expect(domain.crawl_config).toMatchObject({ max_pages: 40, depth_limit: 20, schedule });
    expect(domain.next_crawl_at).toBe('2026-01-01T01:30:00.000Z');
  });

  test('the same Idempotency-Key adds it once', async () => {
    const api = await startDomainApi();
    const call = () =>
      api.call('POST', path, { body: { hostname: 'a.example' }, headers: { 'idempotency-key': 'k1' } });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await api.rows()).toHaveLength(1);
  });
});

describe('400', () => {
  test.each([
    ['malformed JSON', '{"hostname":', [400, 'malformed_json']],
    ['no hostname', {}, [400, 'validation_failed', '#/hostname']],
    ['an empty hostname', { hostname: '' }, [400, 'validation_failed', '#/hostname']],
    ['a hostname that is no text', { hostname: ['example.com'] }, [400, 'validation_failed', '#/hostname']],
    ['a hostname of 2,049 characters', { hostname: 'a'.repeat(2049) }, [400, 'validation_failed', '#/hostname']],
    ['an unknown member', { hostname: 'a.example', plan: 'agency' }, [400, 'validation_failed', '#/plan']],
  ] as const)('%s', async (_, body, refusal) => {
    const api = await startDomainApi();
    await expectRefusal(api, () => api.call('POST', path, { body }), refusal);
  });
});

describe('401, 403', () => {
  test('no key, a key without the scope, a key for some domains only', async () => {
    const api = await startDomainApi();
    const { server } = api;
    const reader = await server.keyFor(server.ctx, { scopes: ['domains:read'] });
    const limited = await server.keyFor(server.ctx, { domainIds: [] });
    const body = { hostname: 'example.com' };
    await expectRefusal(api, () => api.call('POST', path, { body, key: null }), [401, 'unauthorized']);
    await expectRefusal(api, () => api.call('POST', path, { body, key: reader }), [403, 'insufficient_scope']);
    await expectRefusal(api, () => api.call('POST', path, { body, key: limited }), [403, 'insufficient_scope']);
  });

  test('one domain more than the account may have', async () => {
    const api = await startDomainApi();
    await api.limit(2);
    await api.add('a.example');
    await api.add('b.example');
    const over = () => api.call('POST', path, { body: { hostname: 'c.example' } });
    await expectRefusal(api, over, [403, 'plan_limit_reached']);
    expect((await over()).body.detail).toMatch(/Delete one or move to a larger plan/);
  });
});

describe('409', () => {
  test('the name is there already, in whatever spelling', async () => {
    const api = await startDomainApi();
    const { id } = await api.add('example.com');
    for (const hostname of ['example.com', 'http://www.EXAMPLE.com/']) {
      const again = () => api.call('POST', path, { body: { hostname } });
      await expectRefusal(api, again, [409, 'domain_exists']);
      expect((await again()).body.domain_id, 'which one it is').toBe(id);
    }
  });
});

describe('415', () => {
  test('a body that is not JSON', async () => {
    const api = await startDomainApi();
    const headers = { 'content-type': 'text/plain' };
    const call = () => api.call('POST', path, { body: 'hostname=example.com', headers });
    await expectRefusal(api, call, [415, 'unsupported_media_type']);
  });
});

describe('422', () => {
  test.each([
    '127.0.0.1',
    'http://0x7f.1/',
    '[::1]',
    'localhost',
    'co.uk',
    'github.io',
    'ftp://example.com',
    'a b.example',
    'ex_ample.com',
    'me@example.com',
  ])('%s cannot be monitored', async (hostname) => {
    const api = await startDomainApi();
    const call = () => api.call('POST', path, { body: { hostname } });
    await expectRefusal(api, call, [422, 'invalid_hostname', '#/hostname']);
  });
});

test.each(wrongSettings)('%s adds nothing', async (_, body, refusal) => {
  const api = await startDomainApi();
  await expectRefusal(api, () => api.call('POST', path, { body: { hostname: 'example.com', ...body } }), refusal);
});

test('every fault of a request is named, with what to give instead', async () => {
  const api = await startDomainApi();
  const fault = async (at: string, body?: object) => (await api.call(body ? 'POST' : 'GET', at, { body })).body.errors;
  expect(await fault(path, { hostname: '', crawl_config: { max_pages: 0, schedule: { time: '25:00' } } })).toEqual([
    { pointer: '#/hostname', detail: 'It is empty.' },
    { pointer: '#/crawl_config/max_pages', detail: 'Give 1 or more.' },
    { pointer: '#/crawl_config/schedule/time', detail: 'Give a time from 00:00 to 23:59.' },
  ]);
  expect(await fault(path, {})).toEqual([{ pointer: '#/hostname', detail: 'It is required.' }]);
  expect(await fault(`${path}/nonsense`)).toEqual([
    { pointer: 'path:domain_id', detail: 'This is not an id: ids are UUIDs.' },
  ]);
  expect(await fault(`${path}?limit=1000`)).toEqual([{ pointer: 'query:limit', detail: 'Give 100 at most.' }]);
});
