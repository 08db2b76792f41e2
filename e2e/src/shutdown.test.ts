import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createApi, listAll } from './api.ts';
import { setStage } from './staged-domain.ts';

const ended = { interval: 50 };

it('SIGTERM with deliveries and a crawl under way: 503 at once, the deliveries end, the crawl is kept, exit 0', async () => {
  const { installation, server, site, key, api, domainId } = await setStage({
    pages: 300,
    latencyMs: 20,
    alone: true,
  });
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  const released = Promise.withResolvers<void>();
  subscriber.respond(() => ({ status: 200, after: released.promise }));
  const webhooks = [];
  for (let n = 0; n < 8; n += 1) {
    webhooks.push(await api.post('/webhooks', { url: `${subscriber.url}/${n}`, events: ['crawl.started'] }));
  }
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  await subscriber.waitFor((_, index) => index === 7);
  await expect.poll(async () => (await api.get(`/crawls/${id}`)).progress.pages_crawled, ended).toBeGreaterThan(20);

  const gone = server.process.kill('SIGTERM');
  await server.process.waitForLine(/Stopping/);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { scheduler: 'failed' } }]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  // It waits for the subscribers; the API answers meanwhile, and the crawl has been let go.
  await expect.poll(() => server.process.stdout, ended).toMatch(/"crawl_id":"[^"]+".*"outcome":"suspended"/);
  released.resolve();
  expect(await gone).toEqual({ code: 0, signal: null });
  // Nothing was waited for that had no reason: else one of these lines says so.
  expect(server.process.stdout).not.toMatch(/did not finish in time|did not close in time/);
  expect(server.process.stdout).not.toContain('half done');

  // Nothing is sent twice, nothing is lost, the crawl ends as it would have.
  const again = await installation.serve();
  const after = createApi(again.url, key);
  await expect.poll(async () => (await after.get(`/crawls/${id}`)).state, ended).toBe('completed');
  expect((await after.get(`/crawls/${id}`)).stats.pages_crawled).toBe(site.truth().pages);
  expect(subscriber.received).toHaveLength(8);
  for (const { id: webhookId } of webhooks) {
    expect(await listAll(after, `/webhooks/${webhookId}/deliveries`)).toMatchObject([{ state: 'delivered' }]);
  }
});
