import type { Crawl } from '@linkvitals/contract/types';
import { describe, expect, it } from 'vitest';
import { NotFoundError, ServerError, TimeoutError } from '../errors.ts';
import { mockApi, problemResponse, testClient } from '../test-support/mock-api.ts';
import { crawlId, sampleCrawl, sampleProblem } from '../test-support/samples.ts';
import { waitingClient } from '../test-support/waiting-client.ts';

const api = mockApi();

describe('crawls.wait', () => {
  it('looks until the crawl has ended, and reports each look', async () => {
    const states = [sampleCrawl('queued'), sampleCrawl('running', 3), sampleCrawl('completed', 9)];
    api.answer((_, nth) => Response.json(states[nth - 1]));
    const { client, waits } = waitingClient();
    const seen: [string, number][] = [];
    const onProgress = (crawl: Crawl) => seen.push([crawl.state, crawl.progress.pages_crawled]);
    const crawl = await client.crawls.wait(crawlId, { onProgress });
    expect(crawl).toEqual(states[2]);
    expect(seen).toEqual([
      ['queued', 0],
      ['running', 3],
      ['completed', 9],
    ]);
    expect(waits).toEqual([2_000, 2_000]);
  });

  it.each(['failed', 'canceled'] as const)('gives a %s crawl back as a result', async (state) => {
    api.answer(() => Response.json(sampleCrawl(state)));
    expect((await waitingClient().client.crawls.wait(crawlId)).state).toBe(state);
  });

  it('gives up after timeoutMs, the last wait cut short', async () => {
    api.answer(() => Response.json(sampleCrawl('running')));
    const { client, waits } = waitingClient();
    const call = client.crawls.wait(crawlId, { timeoutMs: 5_000, intervalMs: 3_000 });
    await expect(call).rejects.toThrow(TimeoutError);
    expect(waits).toEqual([3_000, 2_000]);
    expect(api.requests).toHaveLength(3);
  });

  it('stops at once when it is called off', async () => {
    api.answer(() => Response.json(sampleCrawl('running')));
    const controller = new AbortController();
    const { client } = testClient({}, { waitMs: () => 25_000 });
    const onProgress = () => queueMicrotask(() => controller.abort('enough'));
    await expect(client.crawls.wait(crawlId, { signal: controller.signal, onProgress })).rejects.toBe('enough');
    expect(api.requests).toHaveLength(1);
  });

  it('sits out a restart of the service', async () => {
    const running = () => Response.json(sampleCrawl('running'));
    const outage = [
      () => Response.error(),
      () => new Response('<html>', { status: 502 }),
      () => new Response('<html>'),
    ];
    const answers = [running, ...outage, () => Response.json(sampleCrawl('completed'))];
    api.answer((_, nth) => answers[nth - 1]?.() ?? Response.error());
    expect((await waitingClient().client.crawls.wait(crawlId)).state).toBe('completed');
  });

  it('does not sit out a 404 that is no problem of the API', async () => {
    const gone = () => new Response('<html>', { status: 404 });
    api.answer((_, nth) => (nth === 1 ? Response.json(sampleCrawl('running')) : gone()));
    await expect(waitingClient().client.crawls.wait(crawlId)).rejects.toThrow(NotFoundError);
    expect(api.requests).toHaveLength(2);
  });

  it('waits as long as the rate limit demands', async () => {
    const limited = () => problemResponse(sampleProblem(429, 'rate_limited'), { 'retry-after': '30' });
    const answers = [() => Response.json(sampleCrawl('running')), limited];
    api.answer((_, nth) => answers[nth - 1]?.() ?? Response.json(sampleCrawl('completed')));
    const { client, waits } = waitingClient();
    await client.crawls.wait(crawlId);
    expect(waits).toEqual([2_000, 30_000]);
  });

  it('does not sit out an outage of more than a minute', async () => {
    api.answer((_, nth) => (nth === 1 ? Response.json(sampleCrawl('running')) : new Response('', { status: 500 })));
    const { client, waits } = waitingClient();
    await expect(client.crawls.wait(crawlId)).rejects.toThrow(ServerError);
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(62_000);
  });

  it('reports a first look that fails at once', async () => {
    api.answer(() => new Response('', { status: 500 }));
    await expect(waitingClient().client.crawls.wait(crawlId)).rejects.toThrow(ServerError);
    expect(api.requests).toHaveLength(1);
  });

  it('reports at once what will not pass', async () => {
    const gone = () => problemResponse(sampleProblem(404, 'not_found'));
    api.answer((_, nth) => (nth === 1 ? Response.json(sampleCrawl('running')) : gone()));
    await expect(waitingClient().client.crawls.wait(crawlId)).rejects.toThrow(NotFoundError);
  });

  it('lets an error of onProgress out, whatever it is', async () => {
    api.answer(() => Response.json(sampleCrawl('running')));
    const onProgress = () => {
      throw new TimeoutError('mine');
    };
    await expect(waitingClient().client.crawls.wait(crawlId, { onProgress })).rejects.toThrow('mine');
  });
});
