import { describe, expect, it } from 'vitest';
import { ConnectionError, NotFoundError, RateLimitError, ServerError } from './errors.ts';
import { mockApi, problemResponse, testClient } from './test-support/mock-api.ts';
import { crawlId, domainId, sampleCrawl, sampleDomain, sampleProblem } from './test-support/samples.ts';

const api = mockApi();
const unavailable = () => problemResponse(sampleProblem(503, 'unavailable'));
const rateLimited = (retryAfter: string) =>
  problemResponse(sampleProblem(429, 'rate_limited'), { 'retry-after': retryAfter });

describe('retries', () => {
  it.each([408, 429, 500, 502, 503, 504])('a GET is repeated after %i, with growing waits', async (status) => {
    api.answer((_, nth) => (nth < 3 ? new Response('', { status }) : Response.json(sampleDomain())));
    const { client, waits } = testClient();
    expect((await client.domains.get(domainId)).id).toBe(domainId);
    expect(waits).toEqual([500, 1_000]);
  });

  it('a lost connection is repeated', async () => {
    api.answer((_, nth) => (nth < 3 ? Response.error() : Response.json(sampleDomain())));
    expect((await testClient().client.domains.get(domainId)).id).toBe(domainId);
    expect(api.requests).toHaveLength(3);
  });

  it('a failure of a fetch of the caller is repeated, whatever it is called', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      if (calls < 3) throw Object.assign(new Error('socket hang up'), { name: 'FetchError' });
      return Response.json(sampleDomain());
    };
    expect((await testClient({ fetch }).client.domains.get(domainId)).id).toBe(domainId);
  });

  it('end after maxRetries with the last error', async () => {
    api.answer(unavailable);
    await expect(testClient({ maxRetries: 3 }).client.domains.get(domainId)).rejects.toThrow(ServerError);
    expect(api.requests).toHaveLength(4);
  });

  it('are none when maxRetries is 0', async () => {
    api.answer(() => Response.error());
    const { client, waits } = testClient({ maxRetries: 0 });
    await expect(client.domains.get(domainId)).rejects.toThrow(ConnectionError);
    expect(api.requests).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it('are none after an answer that will not change', async () => {
    api.answer(() => problemResponse(sampleProblem(404, 'not_found')));
    await expect(testClient().client.domains.get(domainId)).rejects.toThrow(NotFoundError);
    expect(api.requests).toHaveLength(1);
  });

  it('repeat a DELETE', async () => {
    api.answer((_, nth) => (nth === 1 ? unavailable() : new Response(null, { status: 204 })));
    await testClient().client.webhooks.delete('w');
    expect(api.requests.map((request) => request.method)).toEqual(['DELETE', 'DELETE']);
  });
});

describe('a POST', () => {
  it('keeps one Idempotency-Key and its body over all tries, and has a new one at the next call', async () => {
    api.answer((_, nth) => (nth < 3 ? Response.error() : Response.json(sampleDomain(), { status: 201 })));
    const { client } = testClient();
    await client.domains.create({ hostname: 'example.com' });
    await client.domains.create({ hostname: 'example.com' });
    const keys = api.requests.map((request) => request.headers.get('idempotency-key'));
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(api.requests.map((request) => request.body))).toEqual(new Set(['{"hostname":"example.com"}']));
  });

  it("takes the caller's key", async () => {
    api.answer((_, nth) => (nth === 1 ? unavailable() : Response.json(sampleCrawl('queued'), { status: 202 })));
    await testClient().client.crawls.start(domainId, { max_pages: 5 }, { idempotencyKey: 'order-7' });
    expect(api.requests.map((request) => request.headers.get('idempotency-key'))).toEqual(['order-7', 'order-7']);
  });

  it('waits for the answer of its own first try while that still runs', async () => {
    const inProgress = () => problemResponse(sampleProblem(409, 'idempotency_in_progress'));
    api.answer((_, nth) => [Response.error(), inProgress()][nth - 1] ?? Response.json(sampleCrawl('queued')));
    expect((await testClient().client.crawls.start(domainId)).id).toBe(crawlId);
    expect(api.requests).toHaveLength(3);
  });

  it('is the only one with a key', async () => {
    api.answer(() => Response.json(sampleDomain()));
    const { client } = testClient();
    await client.domains.get(domainId);
    await client.domains.update(domainId, { settings: { email_alerts: true } });
    expect(api.requests.map((request) => request.headers.has('idempotency-key'))).toEqual([false, false]);
  });
});

describe('a PATCH', () => {
  const change = { settings: { email_alerts: true } };

  it('is not repeated when it may have been done', async () => {
    api.answer(() => Response.error());
    await expect(testClient().client.domains.update(domainId, change)).rejects.toThrow(ConnectionError);
    expect(api.requests).toHaveLength(1);
  });

  it('is repeated with If-Match, which is sent each time', async () => {
    api.answer((_, nth) => (nth < 3 ? Response.error() : Response.json(sampleDomain())));
    await testClient().client.domains.update(domainId, change, { ifMatch: '"3"' });
    expect(api.requests.map((request) => request.headers.get('if-match'))).toEqual(['"3"', '"3"', '"3"']);
  });

  it('is repeated when the server has not begun it', async () => {
    api.answer((_, nth) => [unavailable(), rateLimited('0')][nth - 1] ?? Response.json(sampleDomain()));
    await testClient().client.domains.update(domainId, change);
    expect(api.requests).toHaveLength(3);
  });
});

describe('Retry-After', () => {
  it('is the least wait', async () => {
    api.answer((_, nth) => (nth === 1 ? rateLimited('7') : Response.json(sampleDomain())));
    const { client, waits } = testClient({}, { random: () => 0 });
    await client.domains.get(domainId);
    expect(waits).toEqual([7_000]);
  });

  it('beyond the total limit is reported at once instead of being slept through', async () => {
    api.answer(() => rateLimited('31'));
    const { client, waits } = testClient({ totalTimeoutMs: 30_000 });
    const error = await client.domains.get(domainId).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAfterMs: 31_000 });
    expect(waits).toEqual([]);
    expect(api.requests).toHaveLength(1);
  });

  it('counts against what is left of the total limit', async () => {
    api.answer(() => rateLimited('7'));
    let time = 0;
    const now = () => {
      time += 5_000;
      return time;
    };
    const { client, waits } = testClient({ totalTimeoutMs: 20_000, maxRetries: 9 }, { random: () => 0, now });
    await expect(client.domains.get(domainId)).rejects.toThrow(RateLimitError);
    expect(waits).toEqual([7_000, 7_000]);
  });
});
