import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../../context.ts';
import { deleteWebhook, updateWebhook } from '../../webhooks/index.ts';
import { createDeliveryLab, type DeliveryLab } from '../delivery-lab.test-support.ts';
import { sendTest } from '../send-test.ts';
import { getDelivery } from './get-delivery.ts';
import { listDeliveries } from './list-deliveries.ts';
import { presentDelivery } from './present-delivery.ts';
import { pruneDeliveries } from './prune-deliveries.ts';

const DAY = 24 * 60 * 60_000;
const firstPage = { limit: 25, after: undefined };

let lab: DeliveryLab;
beforeEach(async () => {
  lab = await createDeliveryLab();
});
afterEach(() => lab.close());

const limitedTo = (...domainIds: string[]): Context => ({ ...lab.ctx, actor: { ...lab.ctx.actor, domainIds } });

describe('the delivery log', () => {
  it('shows each delivery with its attempts, newest first', async () => {
    lab.subscriber.respond((_request, index) => ({ status: index === 0 ? 500 : 200, body: `answer ${index}` }));
    const { id: webhookId } = await lab.endpoint();
    const [older = ''] = await lab.emit();
    await lab.ringFor(DAY);
    const [newer] = await lab.emit();
    const data = (await listDeliveries(lab.ctx, { webhookId, page: firstPage })).data.map(presentDelivery);
    expect(data.map(({ id }) => id)).toEqual([newer, older]);
    expect(data[0]).toMatchObject({ state: 'pending', retry_count: 0, attempts: [], finished_at: null });
    expect(data[1]).toMatchObject({
      webhook_id: webhookId,
      event: 'crawl.started',
      state: 'delivered',
      retry_count: 1,
      next_attempt_at: null,
      finished_at: '2026-01-01T00:01:00.000Z',
      attempts: [
        { number: 1, status_code: 500, response_body: 'answer 0', error: 'The answer was 500.' },
        { number: 2, status_code: 200, response_body: 'answer 1', error: null, url: `${lab.subscriber.url}/hook` },
      ],
    });
    const sent = lab.subscriber.received.map(({ headers }) => headers['x-service-signature']);
    expect(new Set(sent).size).toBe(2);
    expect(data[1]?.attempts.map(({ signature }) => signature)).toEqual(sent);
  });

  it('shows a delivery whose attempt is in flight as pending, without the time of a next attempt', async () => {
    const gate = Promise.withResolvers<void>();
    lab.subscriber.respond(() => ({ after: gate.promise, status: 500 }));
    const { id: webhookId } = await lab.endpoint();
    const [deliveryId = ''] = await lab.emit();
    const seen = async () => {
      const data = (await listDeliveries(lab.ctx, { webhookId, page: firstPage })).data.map(presentDelivery);
      const { state, next_attempt_at } = presentDelivery(await getDelivery(lab.ctx, { webhookId, deliveryId }));
      expect(data).toMatchObject([{ state, next_attempt_at }]);
      return { state, next_attempt_at };
    };
    expect(await seen()).toEqual({ state: 'pending', next_attempt_at: '2026-01-01T00:00:00.000Z' });
    const attempt = lab.ringFor(0);
    await lab.subscriber.waitFor(() => true);
    expect(await seen()).toEqual({ state: 'pending', next_attempt_at: null });
    gate.resolve();
    await attempt;
    expect(await seen()).toEqual({ state: 'pending', next_attempt_at: '2026-01-01T00:01:00.000Z' });
    // The process died during the second attempt: when the lease has run out, the delivery waits again.
    await lab.clock.advance(60_000);
    const lease = { lease_token: 'dead', lease_owner: 'dead', lease_expires_at: lab.clock.now() + 1 };
    await lab.db.knex('deliveries').update(lease);
    expect(await seen()).toMatchObject({ next_attempt_at: null });
    await lab.clock.advance(1);
    expect(await seen()).toMatchObject({ next_attempt_at: '2026-01-01T00:01:00.000Z' });
  });

  it('lists only deliveries in the requested state', async () => {
    const { id: webhookId } = await lab.endpoint();
    await lab.emit();
    await lab.ringFor(0);
    const [waiting] = await lab.emit();
    const { data } = await listDeliveries(lab.ctx, { webhookId, state: 'pending', page: firstPage });
    expect(data.map(({ id }) => id)).toEqual([waiting]);
  });

  it('shows the exact body that was sent', async () => {
    const { id: webhookId } = await lab.endpoint();
    const [deliveryId = ''] = await lab.emit();
    await lab.ringFor(0);
    const { body } = await getDelivery(lab.ctx, { webhookId, deliveryId });
    expect(body).toBe(lab.subscriber.received[0]?.body.toString());
  });

  it('hides deliveries about other domains from an API key that is limited to some domains', async () => {
    const { id: webhookId } = await lab.endpoint();
    const [shown = ''] = await lab.emit();
    const [hidden = ''] = await lab.emit();
    const test = await sendTest(lab.ctx, { webhookId });
    const domainId = (await lab.delivery(shown)).domain_id ?? '';
    const key = limitedTo(domainId);
    const unseen = { code: 'not_found' };
    await expect(getDelivery(key, { webhookId, deliveryId: shown })).rejects.toMatchObject(unseen);

    const change = { domain_ids: [domainId] };
    await updateWebhook(lab.ctx, { webhookId, change, version: undefined, onDisabled: async () => undefined });
    const { data } = await listDeliveries(key, { webhookId, page: firstPage });
    expect(data.map(({ id }) => id).toSorted()).toEqual([shown, test.id].toSorted());
    expect(await getDelivery(key, { webhookId, deliveryId: shown })).toMatchObject({ id: shown });
    await expect(getDelivery(key, { webhookId, deliveryId: hidden })).rejects.toMatchObject(unseen);
  });

  it('does not exist for another account', async () => {
    const { id: webhookId } = await lab.endpoint();
    const [deliveryId = ''] = await lab.emit();
    const stranger = await lab.other();
    for (const wanted of [
      listDeliveries(stranger, { webhookId, page: firstPage }),
      getDelivery(stranger, { webhookId, deliveryId }),
      sendTest(stranger, { webhookId }),
    ]) {
      await expect(wanted).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('pruning the delivery log', () => {
  it('deletes deliveries that ended more than 30 days ago, with their attempts, and no younger ones', async () => {
    await lab.endpoint();
    const [old = ''] = await lab.emit();
    await lab.ringFor(0);
    await lab.clock.advance(DAY);
    const [young = ''] = await lab.emit();
    await lab.ringFor(29 * DAY);
    expect(await pruneDeliveries(lab.services)).toEqual({ deliveries: 0, events: 0 });
    await lab.clock.advance(1);
    expect(await pruneDeliveries(lab.services)).toEqual({ deliveries: 1, events: 1 });
    expect(await lab.db.knex('deliveries').pluck('id')).toEqual([young]);
    expect(await lab.attempts(old)).toEqual([]);
    expect(await lab.attempts(young)).toHaveLength(1);
  });

  it('removes the rows of an endpoint 30 days after it was deleted', async () => {
    const { id: webhookId } = await lab.endpoint();
    const { id: kept } = await lab.endpoint();
    await lab.emit();
    await lab.ringFor(0);
    await deleteWebhook(lab.ctx, { webhookId, version: undefined, onDeleted: async () => undefined });
    const endpoints = () => lab.db.knex('webhook_endpoints').orderBy('id').pluck('id');
    await lab.clock.advance(30 * DAY);
    await pruneDeliveries(lab.services);
    expect(await endpoints()).toEqual([webhookId, kept].sort());
    await lab.clock.advance(1);
    await pruneDeliveries(lab.services);
    expect(await endpoints()).toEqual([kept]);
    await expect(listDeliveries(lab.ctx, { webhookId, page: firstPage })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps a delivery that still waits, and its event', async () => {
    await lab.endpoint();
    const [id] = await lab.emit();
    await lab.clock.advance(31 * DAY);
    expect(await pruneDeliveries(lab.services)).toEqual({ deliveries: 0, events: 0 });
    expect(await lab.db.knex('deliveries').pluck('id')).toEqual([id]);
  });

  it('continues in batches until nothing old is left', async () => {
    const events = Array.from({ length: 1001 }, (_, n) => ({
      id: `event-${n}`,
      account_id: lab.ctx.account.id,
      type: 'test',
      occurred_at: 0,
      body: '{}',
      created_at: 0,
    }));
    await lab.db.knex.batchInsert('events', events, 200);
    expect(await pruneDeliveries(lab.services)).toEqual({ deliveries: 0, events: 1001 });
  });
});

describe('a test event', () => {
  it('is sent at once and logged like any other, though endpoints cannot subscribe to it', async () => {
    const { id: webhookId } = await lab.endpoint({ events: ['crawl.failed'] });
    const delivery = presentDelivery(await sendTest(lab.ctx, { webhookId }));
    expect(delivery).toMatchObject({
      webhook_id: webhookId,
      event: 'test',
      state: 'pending',
      crawl_id: null,
      attempts: [],
    });
    expect(lab.alarms.deliveries).toEqual([{ id: delivery.id, at: lab.clock.now(), first: true }]);
    expect(await lab.ringFor(0)).toEqual(['delivered']);
    const [request] = lab.subscriber.received;
    expect(request?.headers['x-service-event']).toBe('test');
    expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject({
      event: 'test',
      data: { webhook_id: webhookId },
    });
  });

  it('is refused for a disabled endpoint and not recorded', async () => {
    const { id: webhookId } = await lab.endpoint();
    const input = { webhookId, change: { enabled: false }, version: undefined, onDisabled: async () => undefined };
    await updateWebhook(lab.ctx, input);
    await expect(sendTest(lab.ctx, { webhookId })).rejects.toMatchObject({ code: 'webhook_disabled' });
    expect(await lab.db.knex('events').pluck('id')).toEqual([]);
  });
});
