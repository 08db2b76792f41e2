import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createApi, listAll } from './api.ts';
import { setStage } from './staged-domain.ts';

const ended = { interval: 50 };

it('SIGTERM with deliveries and a crawl under way: 503 at once, the deliveries end, the crawl is kept, exit 0 in 35 s', async () => {
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

  const stopped = Date.now();
  const gone = server.process.kill('SIGTERM');
  await server.process.waitForLine(/Stopping/);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { scheduler: 'failed' } }]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  // It waits for the subscribers; the API answers meanwhile, and the crawl has been let go.
  await expect.poll(() => server.process.stdout, ended).toMatch(/"crawl_id":"[^"]+".*"outcome":"suspended"/);
  released.resolve();
  expect(await gone).toEqual({ code: 0, signal: null });
  expect(Date.now() - stopped).toBeLessThan(35_000);
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

it('a subscriber that never answers does not keep the process beyond 35 s; its event is kept', async () => {
  const { installation, server, key, api, domainId } = await setStage({ pages: 5, alone: true });
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  subscriber.respond(() => 'hang');
  const webhook = await api.post('/webhooks', { url: subscriber.url, events: ['crawl.started'] });
  await api.post(`/domains/${domainId}/crawls`);
  await subscriber.waitFor((_, index) => index === 0);
  const stopped = Date.now();
  expect(await server.process.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(Date.now() - stopped).toBeLessThan(35_000);
  const again = await installation.serve();
  const after = createApi(again.url, key);
  expect(await listAll(after, `/webhooks/${webhook.id}/deliveries`)).toMatchObject([{ state: 'pending' }]);
});

it('a second SIGTERM ends the process at once; what was under way is done after the restart, as after a kill', async () => {
  const env = { LINKVITALS_LEASE_SECONDS: '5' };
  const { installation, server, key, api, domainId } = await setStage({ pages: 300, latencyMs: 20, alone: true, env });
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  subscriber.respond((_, index) => (index === 0 ? 'hang' : { status: 200 }));
  const webhook = await api.post('/webhooks', { url: subscriber.url, events: ['crawl.started'] });
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  await subscriber.waitFor((_, index) => index === 0);
  const stopped = Date.now();
  const gone = server.process.kill('SIGTERM');
  await server.process.waitForLine(/to stop at once/);
  // Two that come closer together count as one.
  await expect.poll(() => Date.now() - stopped).toBeGreaterThan(600);
  expect(await server.process.kill('SIGTERM')).toEqual({ code: 130, signal: null });
  await gone;
  // The first signal alone gives the subscriber 30 s.
  expect(Date.now() - stopped).toBeLessThan(20_000);

  const again = await installation.serve();
  const after = createApi(again.url, key);
  await expect.poll(async () => (await after.get(`/crawls/${id}`)).state, ended).toBe('completed');
  expect((await after.get(`/crawls/${id}`)).stats.pages_crawled).toBe(300);
  const log = () => listAll(after, `/webhooks/${webhook.id}/deliveries`);
  await expect.poll(async () => (await log()).map(({ state }) => state), ended).toEqual(['delivered']);
  expect(subscriber.received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '1']);
});
