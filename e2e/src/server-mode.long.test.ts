import { startSubscriber } from '@linkvitals/testing';
import { describeDatabases, describeMongodb } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { allEvents, setStage } from './staged-domain.ts';

/** Runs the whole main job, small, on the given databases. */
async function mainJob(env: Readonly<Record<string, string>>): Promise<void> {
  const { api, site, domainId } = await setStage({ env });
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  await api.post('/webhooks', { url: subscriber.url, events: allEvents });
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  await subscriber.waitFor((request) => request.headers['x-service-event'] === 'broken_links.found');
  const crawl = await api.get(`/crawls/${id}`);
  expect(crawl).toMatchObject({
    state: 'completed',
    stats: { pages_crawled: 60, broken_links: site.truth().broken.length },
  });
  const events = () => subscriber.received.map((request) => request.headers['x-service-event']).sort();
  await expect.poll(events).toEqual(['broken_links.found', 'crawl.completed', 'crawl.started']);
}

describeDatabases('the main job', (open) => {
  it('is done with this database', async () => mainJob({ DATABASE_URL: await open() }));
});

describeMongodb('the main job', (open) => {
  it('is done with jobs in MongoDB', async () => mainJob({ MONGODB_URL: await open() }));
});
