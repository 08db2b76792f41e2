import type { Outbound } from '@linkvitals/outbound';
import { fakeClock } from '@linkvitals/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';
import { dueDeliveries } from './due-deliveries.ts';

/*
 * A process that dies is simulated by a network that never answers it. The tests check what another process finds in the rows
 * when the lease has ended, and that the first process writes nothing if it goes on later.
 */

const MINUTE = 60_000;

let lab: DeliveryLab;
let leaseMs: number;
beforeEach(async () => {
  lab = await createDeliveryLab();
  leaseMs = lab.services.config.leaseMs;
});
afterEach(() => lab.close());

/** A network at which a process dies: after the claim, or after the answer. `revive` lets the process go on. */
function deadly(point: 'before the request' | 'after the answer') {
  const reached = Promise.withResolvers<void>();
  const revived = Promise.withResolvers<void>();
  const real = lab.services.outbound;
  const outbound: Outbound = {
    ...real,
    async request(request) {
      const answer = point === 'after the answer' ? await real.request(request) : undefined;
      reached.resolve();
      await revived.promise;
      return answer ?? real.request(request);
    },
  };
  return { outbound, reached: reached.promise, revive: revived.resolve };
}

async function dieOnce(point: Parameters<typeof deadly>[0]) {
  await lab.endpoint();
  const [deliveryId = ''] = await lab.emit();
  const network = deadly(point);
  // None of its timers rings any more, so it does not renew its lease.
  const clock = { ...lab.clock, sleep: fakeClock(0).sleep };
  const services = { ...lab.services, outbound: network.outbound, instance: 'dead', clock };
  const dead = attemptDelivery(services, { deliveryId });
  await network.reached;
  return { deliveryId, dead, revive: network.revive };
}

it('a delivery whose alarm was lost before anybody claimed it is found by the sweep', async () => {
  await lab.endpoint();
  const [id] = await lab.emit();
  lab.alarms.deliveries.length = 0;
  expect(await dueDeliveries(lab.services, 10)).toEqual([{ id, first: true }]);
});

describe('a death after the claim, before the request', () => {
  it('keeps others away as long as the lease lasts and loses nothing', async () => {
    const { deliveryId } = await dieOnce('before the request');
    expect(await attemptDelivery(lab.services, { deliveryId })).toBe('taken');
    await lab.clock.advance(leaseMs - 1);
    expect(await dueDeliveries(lab.services, 10)).toEqual([]);
    await lab.clock.advance(1);
    expect(await dueDeliveries(lab.services, 10)).toEqual([{ id: deliveryId, first: true }]);
    expect(await attemptDelivery(lab.services, { deliveryId })).toBe('delivered');
    expect(lab.subscriber.received).toHaveLength(1);
  });

  it('does not use up an attempt', async () => {
    lab.subscriber.respond(() => ({ status: 500 }));
    const { deliveryId } = await dieOnce('before the request');
    await lab.clock.advance(leaseMs);
    lab.alarms.deliveries.splice(0, 1, { id: deliveryId, at: lab.clock.now(), first: true });
    expect(await lab.ringFor(60 * MINUTE)).toEqual(['retrying', 'retrying', 'retrying', 'failed']);
    expect(lab.subscriber.received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2', '3', '4']);
  });
});

describe('a death after the answer 200, before it is written', () => {
  it('sends the same attempt once more, with the same bytes', async () => {
    const { deliveryId } = await dieOnce('after the answer');
    expect(lab.subscriber.received).toHaveLength(1);
    await lab.clock.advance(leaseMs);
    expect(await attemptDelivery(lab.services, { deliveryId })).toBe('delivered');
    const [first, second, ...more] = lab.subscriber.received;
    expect(more).toEqual([]);
    expect(second?.body).toEqual(first?.body);
    for (const name of ['x-service-delivery', 'x-service-attempt', 'x-service-event']) {
      expect(second?.headers[name]).toBe(first?.headers[name]);
    }
    expect(await lab.attempts(deliveryId)).toHaveLength(1);
  });

  it('writes nothing when the process goes on after another has taken the lease', async () => {
    lab.subscriber.respond((_request, index) => ({ status: index === 0 ? 500 : 200 }));
    const { deliveryId, dead, revive } = await dieOnce('after the answer');
    await lab.clock.advance(leaseMs);
    expect(await attemptDelivery(lab.services, { deliveryId })).toBe('delivered');
    const before = await lab.delivery(deliveryId);
    revive();
    expect(await dead).toBe('lost');
    expect(await lab.delivery(deliveryId)).toEqual(before);
    expect(await lab.attempts(deliveryId)).toMatchObject([{ number: 1, status_code: 200 }]);
  });

  it('writes nothing over the attempt of another that is still under way', async () => {
    const { deliveryId, dead, revive } = await dieOnce('after the answer');
    await lab.clock.advance(leaseMs);
    const network = deadly('before the request');
    const second = attemptDelivery({ ...lab.services, outbound: network.outbound }, { deliveryId });
    await network.reached;
    revive();
    expect(await dead).toBe('lost');
    expect(await lab.attempts(deliveryId)).toEqual([]);
    network.revive();
    expect(await second).toBe('delivered');
    expect(await lab.attempts(deliveryId)).toHaveLength(1);
  });
});

it('a death during the wait for a subscriber that hangs leaves the schedule as it was, without a fifth attempt', async () => {
  lab.subscriber.respond(() => ({ status: 500 }));
  const { deliveryId } = await dieOnce('after the answer');
  await lab.clock.advance(leaseMs);
  const resumedAt = lab.clock.now();
  lab.alarms.deliveries.splice(0, 1, { id: deliveryId, at: resumedAt, first: true });
  await lab.ringFor(24 * 60 * MINUTE);
  const times = lab.subscriber.received.slice(1).map(({ receivedAt }) => (receivedAt - resumedAt) / MINUTE);
  expect(times).toEqual([0, 1, 6, 21]);
  expect(await lab.delivery(deliveryId)).toMatchObject({ state: 'failed', attempts: 4 });
});

it('an endpoint deleted during the attempt takes the attempt with it', async () => {
  const { deliveryId, dead, revive } = await dieOnce('after the answer');
  await lab.db.knex('webhook_endpoints').delete();
  revive();
  expect(await dead).toBe('lost');
  expect(await lab.attempts(deliveryId)).toEqual([]);
});

it('a retry whose alarm is lost is found by the sweep', async () => {
  lab.subscriber.respond(() => ({ status: 500 }));
  await lab.endpoint();
  const [deliveryId = ''] = await lab.emit();
  const alarms = { ...lab.alarms, wake: async () => {} };
  expect(await attemptDelivery({ ...lab.services, alarms }, { deliveryId, random: () => 0 })).toBe('retrying');
  await lab.clock.advance(MINUTE);
  expect(await dueDeliveries(lab.services, 10)).toEqual([{ id: deliveryId, first: false }]);
});

it('a process that shuts down begins no attempt', async () => {
  await lab.endpoint();
  const [deliveryId = ''] = await lab.emit();
  expect(await attemptDelivery(lab.services, { deliveryId, signal: AbortSignal.abort() })).toBe('aborted');
  expect(lab.subscriber.received).toEqual([]);
  expect(await attemptDelivery(lab.services, { deliveryId })).toBe('delivered');
});
