import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createApi, listAll } from './api.ts';
import { setStage } from './staged-domain.ts';

const ended = { interval: 50 };

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
  const gone = server.process.kill('SIGTERM');
  await server.process.waitForLine(/to stop at once/);
  // Two that come closer together count as one. It has seen the first when it prints this.
  const seen = performance.now();
  await expect.poll(() => performance.now() - seen).toBeGreaterThan(600);
  // The first signal alone lets it end with 0, once the subscriber had its 30 s.
  expect(await server.process.kill('SIGTERM')).toEqual({ code: 130, signal: null });
  await gone;

  const again = await installation.serve();
  const after = createApi(again.url, key);
  await expect.poll(async () => (await after.get(`/crawls/${id}`)).state, ended).toBe('completed');
  expect((await after.get(`/crawls/${id}`)).stats.pages_crawled).toBe(300);
  const log = () => listAll(after, `/webhooks/${webhook.id}/deliveries`);
  await expect.poll(async () => (await log()).map(({ state }) => state), ended).toEqual(['delivered']);
  expect(subscriber.received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '1']);
});
