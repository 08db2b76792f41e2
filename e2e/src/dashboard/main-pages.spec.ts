import { atEndOfTest, startSubscriber } from '@linkvitals/testing';
import { addHistory, sixWeeks } from './crawl-history.ts';
import { alternating, LOOK_MS, lookAt, type Shot } from './pages/look-at.ts';
import { addDomain, hostnames, type Stage, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

async function shotsOf(stage: Stage): Promise<readonly Shot[]> {
  const person = await setUpOwner(stage);
  const id = await addDomain(stage, person, hostnames[0], { crawls: 1 });
  await addHistory(stage, id, sixWeeks);
  const report = await person.call('POST', `/domains/${id}/reports`, { format: 'html' });
  await expect.poll(async () => (await person.call('GET', `/reports/${report.id}`)).state).toBe('completed');
  const subscriber = await startSubscriber();
  atEndOfTest(() => subscriber.close());
  await person.call('POST', '/webhooks', { url: subscriber.url, events: ['crawl.completed'] });
  return [
    { name: 'sign-in', path: '/sign-in' },
    { name: 'domains', path: '/', person },
    { name: 'links', path: `/domains/${id}/results/links`, person },
    { name: 'issues', path: `/domains/${id}/issues`, person },
    { name: 'trends', path: `/domains/${id}/trends`, person },
    { name: 'domain-settings', path: `/domains/${id}/settings`, person },
    { name: 'webhooks', path: '/settings/api/webhooks', person },
    { name: 'notifications', path: '/settings/notifications', person },
    { name: 'reports', path: `/domains/${id}/reports`, person },
    { name: 'settings-account', path: '/settings/account', person },
  ];
}

test.describe('the main pages', () => {
  test('fit a wide or a narrow window, are accessible there, and keep to their own server', async ({ visit }) => {
    test.setTimeout(LOOK_MS);
    const stage = await stageDashboard();
    await lookAt(visit, stage, await shotsOf(stage), alternating);
  });
});
