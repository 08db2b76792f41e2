import { verifySignature } from '@linkvitals/contract/signature';
import { type ReceivedRequest, startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createApi, listAll } from './api.ts';
import { allEvents, setStage } from './staged-domain.ts';

/** Length of leases, for which a dead server keeps its work; short, so that the tests need not wait. */
const env = { LINKVITALS_LEASE_SECONDS: '2' };
const ended = { interval: 100 };

async function subscribe() {
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  return subscriber;
}

const text = ({ body }: ReceivedRequest): string => Buffer.from(body).toString('utf8');
const keyOf = (request: ReceivedRequest): string => {
  const { event, data } = JSON.parse(text(request));
  return `${event} ${data.crawl_id}`;
};

it('kill -9 during a crawl: it goes on after the restart and ends with the same result', async () => {
  const { installation, server, site, key, api, domainId } = await setStage({ pages: 400, latencyMs: 15, env });
  const subscriber = await subscribe();
  await api.post('/webhooks', { url: subscriber.url, events: allEvents });
  const { id } = await api.post(`/domains/${domainId}/crawls`);

  let running = server;
  for (const pages of [60, 150, 260]) {
    const watch = createApi(running.url, key);
    await expect
      .poll(async () => (await watch.get(`/crawls/${id}`)).progress.pages_crawled, ended)
      .toBeGreaterThanOrEqual(pages);
    await running.process.kill('SIGKILL');
    running = await installation.serve();
  }

  const after = createApi(running.url, key);
  await expect.poll(async () => (await after.get(`/crawls/${id}`)).state, ended).toBe('completed');
  const truth = site.truth();
  const broken = await listAll(after, `/crawls/${id}/links`);
  expect(broken.map(({ url, found_on_pages }) => `${url} ${found_on_pages}`).sort()).toEqual(
    truth.broken.map(({ url, foundOnPages }) => `${url} ${foundOnPages}`).sort(),
  );
  expect((await after.get(`/crawls/${id}`)).stats).toMatchObject({
    pages_crawled: 400,
    broken_links: truth.broken.length,
  });

  await subscriber.waitFor((request) => keyOf(request) === `broken_links.found ${id}`);
  await subscriber.waitFor((request) => keyOf(request) === `crawl.completed ${id}`);
  const times = (event: string) => subscriber.received.filter((request) => keyOf(request) === `${event} ${id}`).length;
  for (const event of ['crawl.started', 'crawl.completed', 'broken_links.found']) {
    expect(times(event), event).toBeGreaterThanOrEqual(1);
    expect(times(event), event).toBeLessThanOrEqual(2);
  }
});

it('kill -9 during a delivery: the event arrives, twice at most, with the same bytes', async () => {
  const { installation, server, key, api, domainId } = await setStage({ pages: 20, env });
  const subscriber = await subscribe();
  const released = Promise.withResolvers<void>();
  subscriber.respond(() => ({ status: 200, after: released.promise }));
  const webhook = await api.post('/webhooks', { url: subscriber.url, events: ['crawl.completed'] });
  const { id } = await api.post(`/domains/${domainId}/crawls`);

  // The subscriber has the request and the server waits for its answer: the worst moment.
  await subscriber.waitFor((request) => keyOf(request) === `crawl.completed ${id}`);
  await server.process.kill('SIGKILL');
  released.resolve();
  const again = await installation.serve();
  await subscriber.waitFor((_, index) => index === 1);

  const after = createApi(again.url, key);
  const log = () => listAll(after, `/webhooks/${webhook.id}/deliveries`);
  await expect.poll(async () => (await log())[0]?.state, ended).toBe('delivered');
  expect(subscriber.received).toHaveLength(2);
  const [first, second] = subscriber.received as [ReceivedRequest, ReceivedRequest];
  expect(text(second)).toBe(text(first));
  for (const { headers, body } of [first, second]) {
    const now = Math.floor(Date.now() / 1000);
    const verdict = await verifySignature(body, headers['x-service-signature'] as string, {
      secrets: [webhook.secret],
      now,
    });
    expect(verdict).toBe('valid');
    expect(headers['x-service-attempt']).toBe('1');
  }
});

it('SIGTERM during a crawl: the process ends by itself and the next one goes on', async () => {
  const { installation, server, site, key, api, domainId } = await setStage({
    pages: 200,
    latencyMs: 20,
    alone: true,
  });
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  await expect.poll(async () => (await api.get(`/crawls/${id}`)).progress.pages_crawled, ended).toBeGreaterThan(20);
  expect(await server.process.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  const requests = site.stats().requests;
  const again = await installation.serve();
  const after = createApi(again.url, key);
  await expect.poll(async () => (await after.get(`/crawls/${id}`)).state, ended).toBe('completed');
  expect((await after.get(`/crawls/${id}`)).stats.pages_crawled).toBe(200);
  expect(site.stats().requests).toBeGreaterThan(requests);
});
