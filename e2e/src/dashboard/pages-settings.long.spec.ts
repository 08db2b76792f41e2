import { atEndOfTest, startSubscriber } from '@linkvitals/testing';
import { LOOK_MS, lookAt, type Shot } from './pages/look-at.ts';
import { addDomain, hostnames, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

/** An endpoint that refuses what it gets, and a delivery to it that has failed once. */
async function addFailingWebhook(owner: Person): Promise<{ readonly webhook: string; readonly failed: string }> {
  const subscriber = await startSubscriber({ respond: () => ({ status: 401, body: '{"error":"bad signature"}' }) });
  atEndOfTest(() => subscriber.close());
  const url = `${subscriber.url}/linkvitals`;
  const { id: webhook } = await owner.call('POST', '/webhooks', { url, events: ['crawl.completed', 'crawl.failed'] });
  const { id: failed } = await owner.call('POST', `/webhooks/${webhook}/test`, {});
  await expect
    .poll(() => owner.call('GET', `/webhooks/${webhook}/deliveries/${failed}`))
    .toMatchObject({ attempts: [{ number: 1 }] });
  return { webhook, failed };
}

async function shotsOf(stage: Stage): Promise<readonly Shot[]> {
  const person = await setUpOwner(stage);
  const [shop, docs] = hostnames;
  const id = await addDomain(stage, person, shop, { verified: false });
  await addDomain(stage, person, docs, { verified: false });
  const { webhook, failed } = await addFailingWebhook(person);
  await person.call('POST', '/api-keys', {
    name: 'Deploy robot',
    scopes: ['domains:read', 'crawls:write'],
    domain_ids: [id],
  });
  await person.call('POST', '/invitations', { email: 'grace@example.com', role: 'admin' });
  return [
    { name: 'settings-account', path: '/settings/account', person },
    { name: 'webhooks', path: '/settings/api/webhooks', person },
    {
      name: 'webhooks-add',
      path: '/settings/api/webhooks',
      person,
      open: (page) => page.getByRole('button', { name: 'Add endpoint' }).click(),
    },
    { name: 'webhook', path: `/settings/api/webhooks/${webhook}`, person },
    { name: 'deliveries', path: `/settings/api/webhooks/${webhook}/deliveries`, person },
    { name: 'delivery', path: `/settings/api/webhooks/${webhook}/deliveries/${failed}`, person },
    { name: 'api-keys', path: '/settings/api/keys', person },
    {
      name: 'api-keys-add',
      path: '/settings/api/keys',
      person,
      open: (page) => page.getByRole('button', { name: 'Create key' }).click(),
    },
    { name: 'notifications', path: '/settings/notifications', person },
    { name: 'settings-security', path: '/settings/security', person },
    { name: 'branding', path: '/settings/branding', person },
    { name: 'settings-audit', path: '/settings/audit', person },
    { name: 'settings-members', path: '/settings/members', person },
    {
      name: 'settings-invite',
      path: '/settings/members',
      person,
      open: async (page) => {
        await page.getByRole('button', { name: 'Invite somebody' }).click();
        await page.getByLabel('Only chosen domains').check();
        await page.getByRole('group', { name: `Rights on ${shop}` }).waitFor();
      },
    },
    {
      name: 'settings-one-time-codes',
      path: '/settings/security',
      person,
      open: async (page) => {
        await page.getByRole('button', { name: 'Set up one-time codes' }).click();
        await page.getByRole('img', { name: 'QR code' }).waitFor();
      },
    },
  ];
}

test.describe('every page of the settings', () => {
  test('fits every width, is accessible in both themes, and keeps to its own server', async ({ visit }) => {
    test.setTimeout(LOOK_MS);
    const stage = await stageDashboard();
    await lookAt(visit, stage, await shotsOf(stage));
  });
});
