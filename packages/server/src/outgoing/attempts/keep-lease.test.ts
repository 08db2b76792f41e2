import { fakeClock } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createDeliveryLab } from '../deliveries/delivery-lab.test-support.ts';
import { attemptDelivery, dueDeliveries } from '../deliveries/index.ts';

/**
 * Begins an attempt whose answer does not come, then lets `ms` pass for the database. `stopped`: the clock of the sending
 * server stands still meanwhile, so that it renews no lease.
 */
async function sendingFor(ms: number, { stopped = false } = {}) {
  const lab = await createDeliveryLab({ env: { LINKVITALS_LEASE_SECONDS: '9' } });
  onTestFinished(() => lab.close());
  const answer = Promise.withResolvers<void>();
  lab.subscriber.respond(() => ({ after: answer.promise }));
  await lab.endpoint();
  const [deliveryId = ''] = await lab.emit();
  const clock = stopped ? fakeClock(lab.clock.now()) : lab.clock;
  const sending = attemptDelivery({ ...lab.services, clock }, { deliveryId });
  await lab.subscriber.waitFor(() => true);
  for (let passed = 0; passed < ms; passed += 1_000) {
    await lab.clock.advance(1_000);
    await lab.db.knex.raw('select 1');
  }
  return { lab, deliveryId, sending, answer };
}

it('an attempt that takes longer than its lease keeps the lease', async () => {
  const { lab, deliveryId, sending, answer } = await sendingFor(20_000);
  expect(await dueDeliveries(lab.services, 10)).toEqual([]);
  expect(await attemptDelivery(lab.services, { deliveryId })).toBe('taken');
  answer.resolve();
  expect(await sending).toBe('delivered');
  expect(lab.subscriber.received).toHaveLength(1);
});

it('a server that stands still loses the lease, and another server makes the attempt undisturbed', async () => {
  const { lab, deliveryId, sending, answer } = await sendingFor(10_000, { stopped: true });
  expect(await dueDeliveries(lab.services, 10)).toEqual([{ id: deliveryId, first: true }]);
  lab.subscriber.respond(() => ({ status: 204 }));
  expect(await attemptDelivery(lab.services, { deliveryId })).toBe('delivered');
  answer.resolve();
  expect(await sending).toBe('lost');
});
