import { startSubscriber } from '@linkvitals/testing';
import { expect, onTestFinished } from 'vitest';
import { allEvents, setStage } from './staged-domain.ts';

const readiness = async (url: string): Promise<unknown> => (await fetch(`${url}/readyz`)).json();

/** Expects that a crawl works when one server answers, another works, and they share only the databases. */
export async function expectWorkApart(env: Readonly<Record<string, string>>): Promise<void> {
  const { api, server, site, domainId, installation } = await setStage({ env, args: ['--role', 'api'] });
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  await api.post('/webhooks', { url: subscriber.url, events: allEvents });
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  expect(await readiness(server.url)).toMatchObject({ status: 'ready', roles: ['api'] });
  const reads = site.stats().requests;

  // The crawl waits through several sweeps when no server crawls.
  await expect(subscriber.waitFor(() => true, { timeoutMs: 1_500 })).rejects.toThrow();
  expect((await api.get(`/crawls/${id}`)).state).toBe('queued');
  expect(site.stats().requests).toBe(reads);

  // The first sweep of the worker finds the crawl. The rest is woken by alarms from one process to the other.
  const worker = await installation.serve({ LINKVITALS_SWEEP_SECONDS: '300' }, '--role', 'crawl,deliver');
  expect(await readiness(worker.url)).toMatchObject({ status: 'ready', roles: ['crawl', 'deliver'] });
  expect((await fetch(`${worker.url}/api/v1/domains`)).status).toBe(503);
  await subscriber.waitFor((request) => request.headers['x-service-event'] === 'broken_links.found');
  const stats = { pages_crawled: 60, broken_links: site.truth().broken.length };
  expect(await api.get(`/crawls/${id}`)).toMatchObject({ state: 'completed', stats });
  const events = () => subscriber.received.map((request) => request.headers['x-service-event']).sort();
  await expect.poll(events).toEqual(['broken_links.found', 'crawl.completed', 'crawl.started']);

  const again = await api.post(`/domains/${domainId}/crawls`);
  await expect.poll(async () => (await api.get(`/crawls/${again.id}`)).state).toBe('completed');
}
