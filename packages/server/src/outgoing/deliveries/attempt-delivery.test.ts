import { verifySignature } from '@linkvitals/contract/signature';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteWebhook, rotateSecret } from '../webhooks/index.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';
import { dueDeliveries } from './due-deliveries.ts';
import { endDeliveries } from './end-deliveries.ts';
import { listDeliveries } from './log/list-deliveries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let lab: DeliveryLab;
beforeEach(async () => {
  lab = await createDeliveryLab();
});
afterEach(() => lab.close());

/** Creates one delivery to one endpoint and makes its first attempt. */
async function firstAttempt(): Promise<{ id: string; endpointId: string; secret: string }> {
  const { id: endpointId, secret } = await lab.endpoint();
  const [id = ''] = await lab.emit();
  await lab.ringFor(0);
  return { id, endpointId, secret };
}

describe('the retry schedule', () => {
  it('makes an attempt at once and three more, 1, 5 and 15 minutes after the failure before, and then no other', async () => {
    lab.subscriber.respond(() => ({ status: 500 }));
    await lab.endpoint();
    const start = lab.clock.now();
    const [id = ''] = await lab.emit();

    expect(await lab.ringFor(DAY)).toEqual(['retrying', 'retrying', 'retrying', 'failed']);

    const times = lab.subscriber.received.map(({ receivedAt }) => receivedAt - start);
    expect(times).toEqual([0, 1 * MINUTE, 6 * MINUTE, 21 * MINUTE]);
    expect(await lab.delivery(id)).toMatchObject({ state: 'failed', attempts: 4, next_attempt_at: null });
    expect(await lab.attempts(id)).toMatchObject([1, 2, 3, 4].map((number) => ({ number, status_code: 500 })));
    expect(await dueDeliveries(lab.services, 10)).toEqual([]);
    expect(await attemptDelivery(lab.services, { deliveryId: id })).toBe('ended');
    expect(lab.subscriber.received).toHaveLength(4);
  });

  it('ends with the first answer 2xx', async () => {
    lab.subscriber.respond((_request, index) => ({ status: index === 0 ? 503 : 204 }));
    const { id } = await firstAttempt();
    expect(await lab.ringFor(DAY)).toEqual(['delivered']);
    expect(await lab.delivery(id)).toMatchObject({
      state: 'delivered',
      attempts: 2,
      last_error: null,
      next_attempt_at: null,
    });
  });

  it.each([
    { header: '90', waitMs: 90_000 },
    { header: '1', waitMs: MINUTE },
    { header: '1000000000', waitMs: 2 * MINUTE },
    { header: '-5', waitMs: MINUTE },
    { header: 'Thu, 01 Jan 2026 00:01:45 GMT', waitMs: 105_000 },
  ])('waits $waitMs ms for Retry-After: $header', async ({ header, waitMs }) => {
    lab.subscriber.respond(() => ({ status: 503, headers: { 'retry-after': header } }));
    const { id } = await firstAttempt();
    expect((await lab.delivery(id)).next_attempt_at).toBe(lab.clock.now() + waitMs);
  });

  it('ignores Retry-After of answers other than 429 and 503', async () => {
    lab.subscriber.respond(() => ({ status: 500, headers: { 'retry-after': '90' } }));
    const { id } = await firstAttempt();
    expect((await lab.delivery(id)).next_attempt_at).toBe(lab.clock.now() + MINUTE);
  });

  it('sets an alarm again when it rings before the delivery is due by the clock of the database', async () => {
    lab.subscriber.respond(() => ({ status: 500 }));
    const { id } = await firstAttempt();
    lab.alarms.deliveries.length = 0;
    await lab.clock.advance(MINUTE - 10);
    expect(await attemptDelivery(lab.services, { deliveryId: id })).toBe('early');
    expect(lab.alarms.deliveries).toEqual([{ id, at: lab.clock.now() + 10, first: false }]);
    expect(lab.subscriber.received).toHaveLength(1);
  });
});

describe('the request', () => {
  it('has the same bytes in every attempt, each with a new valid signature', async () => {
    lab.subscriber.respond(() => ({ status: 500 }));
    const { secret } = await firstAttempt();
    await lab.ringFor(DAY);
    const { received } = lab.subscriber;
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ body }) => body.toString('hex'))).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['x-service-signature'])).size).toBe(4);
    for (const { body, headers, receivedAt } of received) {
      const header = headers['x-service-signature'];
      const options = { secrets: [secret], now: receivedAt / 1000, toleranceSeconds: 1 };
      expect(await verifySignature(body, header, options)).toBe('valid');
      expect(await verifySignature(body, header, { ...options, secrets: ['whsec_other'] })).toBe('no_match');
    }
  });

  it('has exactly the documented headers', async () => {
    const { id, endpointId } = await firstAttempt();
    const [request] = lab.subscriber.received;
    const { 'x-service-signature': signature, ...headers } = request?.headers ?? {};
    expect(request?.method).toBe('POST');
    expect(signature).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/);
    expect(headers).toEqual({
      'content-type': 'application/json',
      'user-agent': 'Linkvitals-Webhook/1.0',
      'x-service-event': 'crawl.started',
      'x-service-delivery': id,
      'x-service-attempt': '1',
      'x-service-webhook-id': endpointId,
      host: lab.subscriber.address,
      'content-length': String(request?.body.length),
      'accept-encoding': expect.any(String),
      connection: 'keep-alive',
    });
    expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject({ event: 'crawl.started' });
  });

  it('is signed with all secrets that are valid when it is sent: both of them during a rotation', async () => {
    const { id, secret: old } = await lab.endpoint();
    lab.subscriber.respond(() => ({ status: 500 }));
    await lab.emit();
    await lab.ringFor(0);
    const { secret } = await rotateSecret(lab.ctx, { webhookId: id, graceSeconds: 2 * 60 });
    await lab.ringFor(10 * MINUTE);
    const signers = lab.subscriber.received.map(async ({ body, headers, receivedAt }) => {
      const header = headers['x-service-signature'] ?? '';
      const judge = (one: string) => verifySignature(body, header, { secrets: [one], now: receivedAt / 1000 });
      return [header.match(/v1=/g)?.length, await judge(secret), await judge(old)];
    });
    // The number of signatures, and the verdicts with the new and the old secret: before the rotation, a minute after it, and
    // when the old secret has expired.
    expect(await Promise.all(signers)).toEqual([
      [1, 'no_match', 'valid'],
      [2, 'valid', 'valid'],
      [1, 'valid', 'no_match'],
    ]);
  });
});

describe('an endpoint that changes between attempts', () => {
  beforeEach(() => lab.subscriber.respond((_request, index) => ({ status: index === 0 ? 500 : 200 })));

  it('receives the next attempt at its new URL, signed with its new secret, and the log shows both URLs', async () => {
    const { id, endpointId } = await firstAttempt();
    const sealed = lab.services.secrets.seal('whsec_new');
    const url = `${lab.subscriber.url}/moved`;
    const change = { url, secret_ciphertext: sealed.ciphertext, secret_key_id: sealed.keyId };
    await lab.db.knex('webhook_endpoints').where({ id: endpointId }).update(change);
    expect(await lab.ringFor(DAY)).toEqual(['delivered']);
    const [, second] = lab.subscriber.received;
    expect(second?.path).toBe('/moved');
    const now = (second?.receivedAt ?? 0) / 1000;
    const signature = second?.headers['x-service-signature'];
    expect(await verifySignature(second?.body ?? Buffer.of(), signature, { secrets: ['whsec_new'], now })).toBe(
      'valid',
    );
    expect((await lab.attempts(id)).map((attempt) => attempt.url)).toEqual([`${lab.subscriber.url}/hook`, url]);
  });

  it('receives nothing more once it is disabled, and its waiting delivery is skipped', async () => {
    const { id, endpointId } = await firstAttempt();
    await lab.db.knex('webhook_endpoints').where({ id: endpointId }).update({ state: 'disabled' });
    expect(await lab.ringFor(DAY)).toEqual(['ended']);
    expect(await lab.delivery(id)).toMatchObject({ state: 'skipped', attempts: 1, next_attempt_at: null });
    expect(lab.subscriber.received).toHaveLength(1);
  });

  it('receives no retry of an event to which it is no longer subscribed', async () => {
    const { id, endpointId } = await firstAttempt();
    const events = JSON.stringify(['crawl.completed']);
    await lab.db.knex('webhook_endpoints').where({ id: endpointId }).update({ events });
    expect(await lab.ringFor(DAY)).toEqual(['ended']);
    expect(await lab.delivery(id)).toMatchObject({ state: 'canceled', attempts: 1 });
  });

  const remove = (webhookId: string) =>
    deleteWebhook(lab.ctx, {
      webhookId,
      version: undefined,
      onDeleted: (trx, { id, at }) => endDeliveries(lab.ctx, trx, { endpointId: id, state: 'canceled', at }),
    });

  it('receives nothing more once it is deleted: its waiting delivery is canceled, and the log keeps the attempts', async () => {
    const { id, endpointId } = await firstAttempt();
    await remove(endpointId);
    expect(await lab.delivery(id)).toMatchObject({ state: 'canceled', attempts: 1, next_attempt_at: null });
    expect(await lab.ringFor(DAY)).toEqual(['ended']);
    expect(lab.subscriber.received).toHaveLength(1);
    const { data } = await listDeliveries(lab.ctx, { webhookId: endpointId, page: { limit: 25, after: undefined } });
    expect(data).toMatchObject([{ id, state: 'canceled', attemptsMade: [{ number: 1, status_code: 500 }] }]);
  });

  it('receives no retry after it is deleted during an attempt, and the log shows that attempt', async () => {
    const gate = Promise.withResolvers<void>();
    lab.subscriber.respond(() => ({ after: gate.promise, status: 500 }));
    const { id: endpointId } = await lab.endpoint();
    const [id = ''] = await lab.emit();
    const attempt = lab.ringFor(0);
    await lab.subscriber.waitFor(() => true);
    await remove(endpointId);
    gate.resolve();
    expect(await attempt).toEqual(['skipped']);
    expect(await lab.delivery(id)).toMatchObject({ state: 'canceled', attempts: 1, next_attempt_at: null });
    expect(await lab.attempts(id)).toMatchObject([{ number: 1, status_code: 500, url: `${lab.subscriber.url}/hook` }]);
    expect(await lab.ringFor(DAY)).toEqual([]);
  });
});
