import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmClock } from '../../platform/retention/index.ts';
import { type EndpointRow, getWebhook, updateWebhook } from '../webhooks/index.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryLab, type DeliveryLab, withoutRetries } from './delivery-lab.test-support.ts';
import { endDeliveries } from './end-deliveries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let lab: DeliveryLab;
let endpointId: string;
beforeEach(async () => {
  lab = await createDeliveryLab();
  endpointId = (await lab.endpoint()).id;
});
afterEach(() => lab.close());

const endpoint = (): Promise<EndpointRow> => getWebhook(lab.ctx, { webhookId: endpointId });
const setEnabled = (enabled: boolean) =>
  updateWebhook(lab.ctx, {
    webhookId: endpointId,
    change: { enabled },
    version: undefined,
    onDisabled: (trx, { id, at }) => endDeliveries(lab.ctx, trx, { endpointId: id, state: 'skipped', at }),
  });

describe('an answer 410', () => {
  it('is retried like any failure; after four of them the endpoint is disabled and its waiting deliveries are skipped', async () => {
    const [id = ''] = await lab.emit();
    lab.subscriber.respond(() => ({ status: 410 }));
    expect(await lab.ringFor(20 * MINUTE)).toEqual(['retrying', 'retrying', 'retrying']);
    expect(await lab.delivery(id)).toMatchObject({ state: 'pending', attempts: 3 });
    expect(await endpoint()).toMatchObject({ state: 'enabled', disabled_reason: null });
    const [waiting = ''] = await lab.emit();
    const [last] = lab.alarms.deliveries.splice(0);
    await lab.clock.advance(MINUTE);
    expect(await attemptDelivery(lab.services, { deliveryId: last?.id ?? '' })).toBe('failed');
    expect(await lab.delivery(id)).toMatchObject({ state: 'failed', attempts: 4, next_attempt_at: null });
    expect(await lab.delivery(waiting)).toMatchObject({ state: 'skipped', attempts: 0 });
    expect(await endpoint()).toMatchObject({ state: 'disabled', disabled_reason: 'gone', version: 2 });
    expect(await lab.emit()).toEqual([]);
    expect(lab.subscriber.received).toHaveLength(4);
  });

  it('does not disable the endpoint when another attempt of the delivery failed with another status', async () => {
    const [id = ''] = await lab.emit();
    lab.subscriber.respond((_request, index) => ({ status: index === 1 ? 503 : 410 }));
    await lab.ringFor(DAY);
    expect(await lab.delivery(id)).toMatchObject({ state: 'failed', attempts: 4, last_status_code: 410 });
    expect(await endpoint()).toMatchObject({ state: 'enabled', exhausted_count: 1 });
  });

  it('does not prevent a later attempt of the delivery from succeeding', async () => {
    const [id = ''] = await lab.emit();
    lab.subscriber.respond((_request, index) => ({ status: index === 0 ? 410 : 200 }));
    await lab.ringFor(DAY);
    expect(await lab.delivery(id)).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(await endpoint()).toMatchObject({ state: 'enabled', failing_since: null });
  });
});

it('the disabling of an endpoint is logged for the operator with the reason', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const [deliveryId = ''] = await lab.emit();
  lab.subscriber.respond(() => ({ status: 410 }));
  await attemptDelivery({ ...withoutRetries(lab), log }, { deliveryId });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'endpoint disabled', reason: 'gone', endpoint_id: endpointId, account_id: lab.ctx.account.id },
  ]);
});

describe('an endpoint that only fails', () => {
  beforeEach(() => lab.subscriber.respond(() => ({ status: 500 })));

  const exhaust = async (count: number) => {
    for (let n = 0; n < count; n++) {
      await lab.emit();
      await lab.ringFor(21 * MINUTE);
    }
  };

  it('is disabled after 5 days with 10 exhausted deliveries, and not a moment earlier', async () => {
    await exhaust(10);
    expect(await endpoint()).toMatchObject({ state: 'enabled', exhausted_count: 10 });
    await lab.clock.advance(5 * DAY - 10 * 21 * MINUTE - 1);
    const [early = ''] = await lab.emit();
    await lab.ringFor(0);
    expect(await endpoint()).toMatchObject({ state: 'enabled' });
    expect(await lab.ringFor(MINUTE)).toEqual(['skipped']);
    expect(await lab.delivery(early)).toMatchObject({ state: 'skipped', attempts: 2, next_attempt_at: null });
    expect(await endpoint()).toMatchObject({ state: 'disabled', disabled_reason: 'failing' });
  });

  it('stays enabled when the clock jumps ahead; its days are counted from then on', async () => {
    await confirmClock(lab.services);
    await exhaust(10);
    await lab.clock.advance(1000 * DAY);
    const [id = ''] = await lab.emit();
    expect(await lab.ringFor(0)).toEqual(['retrying']);
    expect(await lab.delivery(id)).toMatchObject({ state: 'pending' });
    const jumpedAt = lab.clock.now();
    expect(await endpoint()).toMatchObject({ state: 'enabled', exhausted_count: 10, failing_since: jumpedAt });
    await lab.clock.advance(5 * DAY);
    await confirmClock(lab.services);
    await lab.ringFor(0);
    expect(await endpoint()).toMatchObject({ state: 'disabled', disabled_reason: 'failing' });
  });

  it('stays enabled when a server whose clock is ahead makes the attempt', async () => {
    await exhaust(10);
    const [deliveryId = ''] = await lab.emit();
    const ahead = { ...lab.services, clock: { ...lab.clock, now: () => lab.clock.now() + 1000 * DAY } };
    expect(await attemptDelivery(ahead, { deliveryId })).toBe('retrying');
    expect(await endpoint()).toMatchObject({ state: 'enabled' });
  });

  it('is disabled on time though a clock that was ahead wrote when it began to fail', async () => {
    await lab.db.knex('webhook_endpoints').update({ failing_since: lab.clock.now() + 1000 * DAY });
    await exhaust(10);
    await lab.clock.advance(5 * DAY);
    await lab.emit();
    expect(await lab.ringFor(0)).toEqual(['skipped']);
    expect(await endpoint()).toMatchObject({ state: 'disabled', disabled_reason: 'failing' });
  });

  it('stays enabled after 5 days with fewer exhausted deliveries', async () => {
    await exhaust(9);
    await lab.clock.advance(6 * DAY);
    await lab.emit();
    await lab.ringFor(MINUTE);
    expect(await endpoint()).toMatchObject({ state: 'enabled', exhausted_count: 9 });
  });

  it('has its failures forgotten with every success', async () => {
    await exhaust(9);
    lab.subscriber.respond(() => ({ status: 200 }));
    await lab.emit();
    await lab.ringFor(0);
    expect(await endpoint()).toMatchObject({ failing_since: null, exhausted_count: 0, version: 1 });
  });
});

describe('disabling an endpoint by hand', () => {
  it('skips its waiting deliveries at once, and enabling it does not bring them back', async () => {
    lab.subscriber.respond(() => ({ status: 500 }));
    const [id = ''] = await lab.emit();
    await lab.ringFor(0);
    await setEnabled(false);
    expect(await lab.delivery(id)).toMatchObject({ state: 'skipped', next_attempt_at: null });
    await setEnabled(true);
    expect(await lab.ringFor(DAY)).toEqual(['ended']);
    expect(lab.subscriber.received).toHaveLength(1);
  });

  it('lets attempts in flight end: a success counts, and a failure is not retried', async () => {
    const gate = Promise.withResolvers<void>();
    lab.subscriber.respond((_request, index) => ({ status: index === 0 ? 200 : 500, after: gate.promise }));
    const ids = [...(await lab.emit()), ...(await lab.emit())];
    const running: Promise<unknown>[] = [];
    for (const [index, deliveryId] of ids.entries()) {
      running.push(attemptDelivery(lab.services, { deliveryId }));
      await lab.subscriber.waitFor((_request, received) => received === index);
    }
    await setEnabled(false);
    for (const deliveryId of ids) expect(await attemptDelivery(lab.services, { deliveryId })).toBe('taken');
    gate.resolve();
    expect(await Promise.all(running)).toEqual(['delivered', 'skipped']);
    expect(await lab.attempts(ids[1] ?? '')).toHaveLength(1);
  });

  it('and enabling it again forgets the counted failures', async () => {
    lab.subscriber.respond(() => ({ status: 500 }));
    await lab.emit();
    await lab.ringFor(DAY);
    expect(await endpoint()).toMatchObject({ exhausted_count: 1, failing_since: expect.any(Number) });
    await setEnabled(false);
    expect(await endpoint()).toMatchObject({ state: 'disabled', disabled_reason: 'manual' });
    await setEnabled(true);
    expect(await endpoint()).toMatchObject({ disabled_reason: null, exhausted_count: 0, failing_since: null });
  });
});
