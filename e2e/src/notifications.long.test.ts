import { startMailServer, startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { allEvents, setStage } from './staged-domain.ts';

const soon = { interval: 50 };

interface Listed {
  readonly channel: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_error: string | null;
}

it('a mail server that is down and a Slack channel that is gone touch neither crawl nor webhooks, and the owner sees why', async () => {
  const [mail, slack, hooks] = [await startMailServer(), await startSubscriber(), await startSubscriber()];
  onTestFinished(async () => {
    await mail.close();
    await slack.close();
    await hooks.close();
  });
  mail.respond(() => 'hang');
  slack.respond(() => ({ status: 404, body: 'no_service' }));
  const env = {
    LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    LINKVITALS_NOTIFICATION_RETRY_SECONDS: Array(20).fill('2').join(),
    // An attempt at a mail server that is silent ends within it.
    LINKVITALS_LEASE_SECONDS: '2',
  };
  const { api, domainId, site, installation } = await setStage({ env, args: ['--role', 'api,crawl'] });
  await api.post('/webhooks', { url: hooks.url, events: allEvents });
  await api.patch('/notification-settings', { email_recipients: ['ops@example.com'], slack: { url: slack.url } });
  await api.patch(`/domains/${domainId}`, { settings: { slack_notifications: true } });
  await installation.serve({}, '--role', 'deliver');

  const { id } = await api.post(`/domains/${domainId}/crawls`);
  await expect.poll(async () => (await api.get(`/crawls/${id}`)).state, soon).toBe('completed');
  const broken = site.truth().broken.length;
  expect(await api.get(`/crawls/${id}`)).toMatchObject({ stats: { broken_links: broken }, error: null });

  // Webhooks arrive while no notification does.
  await hooks.waitFor((request) => request.headers['x-service-event'] === 'broken_links.found');
  const errorOf = async (channel: 'email' | 'slack') =>
    (await api.get('/notification-settings'))[channel].status.last_error;
  await expect.poll(() => errorOf('email'), soon).toBe('The mail server did not take the mail in time.');
  await expect.poll(() => errorOf('slack'), soon).toBe('The answer was 404: no_service');
  expect(mail.received).toEqual([]);

  // They come back, and so does what waited for them.
  mail.respond(() => 'take');
  slack.respond(() => ({}));
  const list = async (): Promise<Listed[]> => (await api.get('/notifications')).data;
  await expect.poll(async () => (await list()).map(({ state }) => state), soon).toEqual(['sent', 'sent']);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.subject).toBe(`${broken} new broken links on shop.example.com`);
  for (const { attempts, last_error } of await list()) {
    expect(attempts).toBeGreaterThan(1);
    expect(last_error).toBeNull();
  }
});
