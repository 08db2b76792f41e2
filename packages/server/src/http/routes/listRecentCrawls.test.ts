import { beforeAll, expect, it } from 'vitest';
import { historyOf } from '../../findings/trends/trends.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const DAY = 86_400_000;

let server: TestServer;
let busy: string;
let quiet: string;

const recent = (ids: readonly string[], key?: string) =>
  server.call('GET', `/api/v1/trends/recent-crawls?domain_id=${ids.join(',')}`, key === undefined ? {} : { key });

beforeAll(async () => {
  server = await startTestServer();
  busy = (await verifiedDomain(server, { hostname: 'busy.example.com' })).id;
  quiet = (await verifiedDomain(server, { hostname: 'quiet.example.com' })).id;
  const add = historyOf(server, busy);
  const now = server.ctx.clock.now();
  for (let age = 34; age >= 0; age -= 1) {
    await add({
      at: now - age * DAY,
      ...(age === 1 && { state: 'failed' }),
      figures: { score: 60 + age, broken_links: age },
    });
  }
  return () => server.close();
});

it('200: the last 30 crawls of each domain, the oldest first, those that failed without figures', async () => {
  const { status, body } = await recent([quiet, busy]);
  expect(status).toBe(200);
  expect(body.data.map(({ domain_id }) => domain_id)).toEqual([busy]);
  const crawls = body.data[0]?.crawls as Record<string, unknown>[];
  expect(crawls).toHaveLength(30);
  expect(crawls.map(({ health_score }) => health_score)).toEqual(
    Array.from({ length: 30 }, (_, index) => (index === 28 ? null : 60 + 29 - index)),
  );
  expect(crawls.slice(-2)).toMatchObject([
    { state: 'failed', health_score: null, health_status: 'unknown', broken_links: null },
    { state: 'completed', health_score: 60, health_status: 'fair', broken_links: 0 },
  ]);
});

it('200: a domain that is named twice is there once, whatever the case of its id', async () => {
  const { body } = await recent([busy.toUpperCase(), busy]);
  expect(body.data).toHaveLength(1);
});

it('200: domains that the caller may not know of are left out', async () => {
  const key = await server.keyFor(server.ctx, { domainIds: [quiet] });
  expect((await recent([busy, quiet], key)).body.data).toEqual([]);
  expect((await recent([server.ctx.ids.uuid()])).body.data).toEqual([]);
});

it('400: with something else than ids, or more than 100', async () => {
  expect((await recent(['busy.example.com'])).status).toBe(400);
  expect((await recent(Array.from({ length: 101 }, () => busy))).status).toBe(400);
  expect((await server.call('GET', '/api/v1/trends/recent-crawls')).status).toBe(400);
});
