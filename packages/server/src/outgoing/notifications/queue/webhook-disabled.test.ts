import { randomUUID } from 'node:crypto';
import { startSubscriber } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { transaction } from '../../../platform/storage/index.ts';
import { insertDomain } from '../../../test-support/insert-domain.ts';
import { attemptDelivery } from '../../deliveries/index.ts';
import { crawlStarted, recordEvent } from '../../events/index.ts';
import { createWebhook, getWebhook } from '../../webhooks/index.ts';
import { createNotificationLab, type NotificationLab } from '../notification-lab.test-support.ts';

let lab: NotificationLab;
beforeEach(async () => {
  lab = await createNotificationLab();
  await lab.setUp();
});
afterEach(() => lab.close());

/** Sends a delivery to an endpoint, with a first attempt that is its last. */
async function deliverTo(url: string): Promise<string> {
  const { endpoint } = await createWebhook(lab.ctx, { url, description: 'billing', events: ['crawl.started'] });
  const domainId = await insertDomain(lab.ctx);
  const crawlId = randomUUID();
  const facts = { crawlId, domainId, hostname: 'site.example', url: 'https://site.example/' };
  const body = crawlStarted({ ...facts, startedAt: lab.clock.now(), maxPages: 10, depthLimit: 3 });
  const event = { accountId: lab.ctx.account.id, domainId, crawlId, body };
  const [delivery] = await transaction(lab.db, (trx) => recordEvent(lab.services, trx, event));
  const config = { ...lab.services.config, retryScheduleSeconds: [] };
  await attemptDelivery({ ...lab.services, config }, { deliveryId: delivery?.id ?? '' });
  return endpoint.id;
}

it('notifies every recipient that an endpoint was disabled, and never the path of its URL', async () => {
  await using subscriber = await startSubscriber({ respond: () => ({ status: 410 }) });
  const id = await deliverTo(`${subscriber.url}/secret-path`);
  expect(await getWebhook(lab.ctx, { webhookId: id })).toMatchObject({ state: 'disabled', disabled_reason: 'gone' });
  expect(await lab.ringFor(0)).toEqual(['sent', 'sent']);
  expect(lab.mail.received.map(({ to }) => to.join()).sort()).toEqual(['a@example.com', 'b@example.com']);
  const [mail] = lab.mail.received;
  expect(mail?.subject).toBe(`Webhook endpoint at ${subscriber.address} disabled`);
  expect(mail?.text).toContain('410');
  expect(mail?.text).toContain('billing');
  expect(mail?.text).toContain(id);
  expect(`${mail?.text}${mail?.html}`).not.toContain('secret-path');
  expect(lab.slack.received).toEqual([]);
});

it('reports a failing endpoint only when it is disabled', async () => {
  await using subscriber = await startSubscriber({ respond: () => ({ status: 500 }) });
  await deliverTo(subscriber.url);
  expect(lab.alarms.notifications).toEqual([]);
});

it('leaves the endpoint disabled and its delivery settled when the mail server is down', async () => {
  await using subscriber = await startSubscriber({ respond: () => ({ status: 410 }) });
  await lab.mail.close();
  const id = await deliverTo(subscriber.url);
  expect(await lab.ringFor(0)).toEqual(['retrying', 'retrying']);
  expect(await getWebhook(lab.ctx, { webhookId: id })).toMatchObject({ state: 'disabled' });
  expect(await lab.db.knex('deliveries').pluck('state')).toEqual(['failed']);
});
