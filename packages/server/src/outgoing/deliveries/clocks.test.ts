import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Services } from '../../context.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';
import { dueDeliveries } from './due-deliveries.ts';

/* The clock of the database is right; the clocks of servers may be wrong. */

const MINUTE = 60_000;

let lab: DeliveryLab;
beforeEach(async () => {
  lab = await createDeliveryLab();
});
afterEach(() => lab.close());

/** The services of a server whose wall clock is wrong by `ms`; its monotonic clock is right. */
const serverOff = (ms: number): Services => ({
  ...lab.services,
  clock: { ...lab.clock, now: () => lab.clock.now() + ms },
});

it.each([-60, -10, 10, 60])(
  'a server whose clock is %i minutes off keeps to the schedule of all others',
  async (off) => {
    lab.subscriber.respond(() => ({ status: 500 }));
    await lab.endpoint();
    const [deliveryId = ''] = await lab.emit();
    const [skewed, right] = [serverOff(off * MINUTE), lab.services];
    expect(await attemptDelivery(skewed, { deliveryId, random: () => 0 })).toBe('retrying');
    expect((await lab.delivery(deliveryId)).next_attempt_at).toBe(lab.clock.now() + MINUTE);
    for (const server of [skewed, right]) {
      expect(await dueDeliveries(server, 10)).toEqual([]);
      expect(await attemptDelivery(server, { deliveryId })).toBe('early');
    }
    await lab.clock.advance(MINUTE);
    expect(await dueDeliveries(skewed, 10)).toEqual([{ id: deliveryId, first: false }]);
    expect(await attemptDelivery(right, { deliveryId, random: () => 0 })).toBe('retrying');
    expect(lab.subscriber.received).toHaveLength(2);
  },
);

it('a server whose clock is ahead does not take a delivery for which another server has the lease', async () => {
  const gate = Promise.withResolvers<void>();
  lab.subscriber.respond(() => ({ after: gate.promise }));
  await lab.endpoint();
  const [deliveryId = ''] = await lab.emit();
  const first = attemptDelivery(lab.services, { deliveryId });
  await lab.subscriber.waitFor(() => true);
  expect(await attemptDelivery(serverOff(10 * MINUTE), { deliveryId })).toBe('taken');
  gate.resolve();
  expect(await first).toBe('delivered');
  expect(lab.subscriber.received).toHaveLength(1);
});

it('an attempt has no negative duration when the clock is put back an hour during it', async () => {
  let off = 0;
  const server = { ...lab.services, clock: { ...lab.clock, now: () => lab.clock.now() + off } };
  lab.subscriber.respond(() => {
    off = -60 * MINUTE;
    return {};
  });
  await lab.endpoint();
  const [deliveryId = ''] = await lab.emit();
  expect(await attemptDelivery(server, { deliveryId })).toBe('delivered');
  const [attempt] = await lab.attempts(deliveryId);
  expect(attempt?.duration_ms).toBeGreaterThanOrEqual(0);
  expect(attempt?.duration_ms).toBeLessThan(MINUTE);
});
