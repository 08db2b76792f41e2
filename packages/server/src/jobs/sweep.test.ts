import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMailServer, startSubscriber } from '@linkvitals/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cancelCrawl, getCrawl, startCrawl } from '../findings/crawls/index.ts';
import { sendTest } from '../outgoing/deliveries/index.ts';
import { sendTest as sendNotificationTest, updateSettings } from '../outgoing/notifications/index.ts';
import { createWebhook } from '../outgoing/webhooks/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/storage/index.ts';
import { dailyHalfADayAway, verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { getDomain } from '../sites/domains/index.ts';
import { insertIssue } from '../test-support/insert-issue.ts';
import { createTestContext, type TestContext } from '../test-support/test-context.ts';
import { startSweep } from './sweep.ts';
import { createWorkers } from './workers.ts';

/** Alarms are recorded and never ring: all that happens is the work of the sweep. */
async function sweptServer(more: Readonly<Record<string, string>> = {}): Promise<TestContext> {
  const env = {
    LINKVITALS_SWEEP_SECONDS: '0.05',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_CONNECT_TO: 'example.com:443:127.0.0.1:1,www.example.com:443:127.0.0.1:1',
    ...more,
  };
  // On a clock that runs: the sweep leaves alone what became due a moment ago.
  const db = openDatabase({ url: 'sqlite::memory:' });
  const test = await createTestContext({ db, env, services: { clock: systemClock } });
  const workers = createWorkers(test.services);
  const sweep = startSweep(test.services, workers);
  onTestFinished(async () => {
    await sweep.stop();
    await workers.stop();
    await test.close();
    await db.close();
  });
  return test;
}

describe('the sweep finds work whose alarm was lost:', () => {
  it('a delivery', async () => {
    const test = await sweptServer();
    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    const { endpoint } = await createWebhook(test.ctx, { url: subscriber.url, events: ['crawl.failed'] });
    await sendTest(test.ctx, { webhookId: endpoint.id });
    await subscriber.waitFor((request) => request.headers['x-service-event'] === 'test');
  });

  it('a mail and a Slack message', async () => {
    const [mail, slack] = [await startMailServer(), await startSubscriber()];
    onTestFinished(async () => {
      await mail.close();
      await slack.close();
    });
    const test = await sweptServer({
      LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    });
    const change = { email_recipients: ['a@example.com'], slack: { url: slack.url } };
    await updateSettings(test.ctx, { change, version: undefined });
    await sendNotificationTest(test.ctx, { channel: 'email' });
    await sendNotificationTest(test.ctx, { channel: 'slack' });
    await slack.waitFor(() => true);
    await expect.poll(() => mail.received.length).toBe(1);
  });

  it('a broken link for which the archive is to be searched', async () => {
    const url = 'http://web.archive.example/1';
    const closest = { available: true, url, timestamp: '20190304', status: '200' };
    const archive = createServer((_, response) => response.end(JSON.stringify({ archived_snapshots: { closest } })));
    await new Promise<void>((resolve) => archive.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void archive.close());
    const { port } = archive.address() as AddressInfo;
    const test = await sweptServer({ LINKVITALS_ARCHIVE_URL: `http://127.0.0.1:${port}/` });
    const { id: domainId } = await verifiedDomain(test);
    const id = await insertIssue(test.ctx, { domainId, columns: { archive_due_at: 1 } });
    const suggested = async () => (await test.db.knex('issues').where({ id }).first()).suggestion;
    await expect.poll(suggested).toContain(url);
  });

  it('a queued crawl', async () => {
    const test = await sweptServer();
    const domain = await verifiedDomain(test, { hostname: 'nothing-there.test' });
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await expect.poll(async () => (await getCrawl(test.ctx, { crawlId: id })).state).toBe('failed');
  });

  it('a scheduled crawl whose time has come, and sets its next run', async () => {
    const test = await sweptServer();
    const domain = await verifiedDomain(test);
    const config = JSON.stringify({ ...domain.crawl_config, ...dailyHalfADayAway() });
    await test.db.knex('domains').update({ crawl_config: config, next_crawl_at: Date.now() - 1 });
    const crawls = () => test.db.knex('crawls').where({ domain_id: domain.id }).select('id', 'trigger_kind');
    await expect.poll(crawls).toEqual([{ id: expect.any(String), trigger_kind: 'schedule' }]);
    expect((await getDomain(test.ctx, domain.id)).next_crawl_at).toBeGreaterThan(Date.now() + 3_600_000);
    const [crawl] = await crawls();
    await cancelCrawl(test.ctx, { crawlId: crawl.id }).catch(() => {});
  });

  it('a schedule that a clock decided on which was a day ahead', async () => {
    const test = await sweptServer();
    const domain = await verifiedDomain(test);
    const config = JSON.stringify({ ...domain.crawl_config, ...dailyHalfADayAway() });
    const inTwoDays = Date.now() + 2 * 86_400_000;
    const ahead = { crawl_config: config, next_crawl_at: inTwoDays, next_crawl_set_at: Date.now() + 86_400_000 };
    await test.db.knex('domains').update(ahead);
    const wait = async () => ((await getDomain(test.ctx, domain.id)).next_crawl_at ?? 0) - Date.now();
    await expect.poll(wait).toBeLessThan(86_400_000);
  });

  it('an ownership check that is due, and a look at the certificates along with it', async () => {
    const test = await sweptServer();
    await verifiedDomain(test);
    const hosts = () => test.db.knex('domain_certificates').orderBy('host').pluck('host');
    expect(await hosts()).toEqual([]);
    await test.db.knex('domains').update({ next_check_at: 1, last_checked_at: 1 });
    await expect.poll(hosts).toEqual(['example.com', 'www.example.com']);
  });

  it('an ownership check that is due: a lost record ends in expired', async () => {
    const test = await sweptServer();
    const domain = await verifiedDomain(test);
    test.dns.set(domain.hostname);
    const status = async () => (await getDomain(test.ctx, domain.id)).verification_status;
    await test.db.knex('domains').update({ next_check_at: 1, last_checked_at: 1 });
    await expect.poll(async () => (await getDomain(test.ctx, domain.id)).first_absent_at).not.toBeNull();
    expect(await status()).toBe('verified');
    const longAgo = Date.now() - 600_000;
    await test.db.knex('domains').update({ first_absent_at: longAgo, next_check_at: 1, last_checked_at: 1 });
    await expect.poll(status).toBe('expired');
  });
});
