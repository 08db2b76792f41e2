import { type Subscriber, startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createDeliveryLab, type DeliveryLab } from '../outgoing/deliveries/delivery-lab.test-support.ts';
import { createScheduler } from './scheduler.ts';
import { createWorkers } from './workers.ts';

/** Workers of so many attempts at once, and deliveries to so many endpoints that never answer. */
async function startStage(concurrency: number, endpoints: number) {
  const lab = await createDeliveryLab({ env: { LINKVITALS_DELIVERY_CONCURRENCY: String(concurrency) } });
  const workers = createWorkers(lab.services);
  const healthy = await startSubscriber();
  onTestFinished(async () => {
    await lab.subscriber.close(); // ends what hangs
    await workers.stop();
    await healthy.close();
    await lab.close();
  });
  lab.subscriber.respond(() => 'hang');
  for (let n = 0; n < endpoints; n += 1) await lab.endpoint({ url: `${lab.subscriber.url}/${n}` });
  return { lab, workers, healthy, hanging: await lab.emit() };
}

/** A further endpoint and an event for it: the id of the delivery. */
async function emitTo(lab: DeliveryLab, { url }: Subscriber): Promise<string> {
  const { id } = await lab.endpoint({ url });
  const rows = await Promise.all((await lab.emit()).map((delivery) => lab.delivery(delivery)));
  return rows.find((row) => row.endpoint_id === id)?.id ?? '';
}

it.each([
  { concurrency: 4, retries: 2 },
  { concurrency: 5, retries: 2 },
])(
  'of $concurrency attempts at once retries have $retries at most: first attempts go out though all retries hang',
  async ({ concurrency, retries }) => {
    const { lab, workers, healthy, hanging } = await startStage(concurrency, 5);
    await lab.db.knex('deliveries').update({ attempts: 1 });
    for (const id of hanging) void workers.retries.run(id);
    await lab.subscriber.waitFor((_request, index) => index === retries - 1);
    expect(workers.retries.free).toBe(0);

    await workers.firstAttempts.run(await emitTo(lab, healthy));
    expect(healthy.received).toHaveLength(1);
    expect(lab.subscriber.received).toHaveLength(retries);
  },
);

it('first attempts that hang move to places of the retries: others go out though as many hang at once', async () => {
  const { lab, workers, healthy, hanging } = await startStage(4, 2);
  for (const id of hanging) void workers.firstAttempts.run(id);
  await lab.subscriber.waitFor((_request, index) => index === 1);
  expect([workers.firstAttempts.free, workers.retries.free]).toEqual([0, 2]);

  const delivered = workers.firstAttempts.run(await emitTo(lab, healthy));
  expect(healthy.received).toEqual([]);
  await lab.clock.advance(1_000);
  await delivered;
  expect(healthy.received).toHaveLength(1);
  expect(workers.retries.free).toBe(0);
});

/** A server with a queue of this many deliveries to one endpoint, of which none was woken. Its clock stands still, so it never looks. */
async function startQueue(length: number) {
  const lab = await createDeliveryLab();
  const scheduler = createScheduler(lab.services);
  const services = { ...lab.services, alarms: scheduler };
  const workers = createWorkers(services);
  await scheduler.start(services, workers);
  onTestFinished(async () => {
    await scheduler.stop();
    await workers.stop();
    await lab.close();
  });
  await lab.endpoint();
  const ids: string[] = [];
  for (let n = 0; n < length; n += 1) {
    ids.push(...(await lab.emit()));
    await lab.clock.advance(1);
  }
  return { lab, scheduler, workers, ids };
}

it('a queue of one endpoint is delivered in order without the sweep, once its first delivery is woken', async () => {
  const { lab, scheduler, workers, ids } = await startQueue(12);
  await scheduler.wake('delivery', { id: ids[0] ?? '' });
  await lab.subscriber.waitFor((_request, index) => index === ids.length - 1);
  await workers.stop();
  expect(lab.subscriber.received.map(({ headers }) => headers['x-service-delivery'])).toEqual(ids);
  expect(await lab.db.knex('deliveries').distinct().pluck('state')).toEqual(['delivered']);
});

it('a stop lets the attempt in flight end and leaves no lease on the deliveries that wait behind it', async () => {
  const gate = Promise.withResolvers<void>();
  const { lab, scheduler, workers, ids } = await startQueue(4);
  lab.subscriber.respond(() => ({ after: gate.promise }));
  await scheduler.wake('delivery', { id: ids[0] ?? '' });
  await lab.subscriber.waitFor((_request, index) => index === 0);
  const stopped = workers.stop();
  gate.resolve();
  await stopped;
  expect(lab.subscriber.received).toHaveLength(1);
  const rows = await lab.db.knex('deliveries').orderBy('next_attempt_at').select('id', 'state', 'lease_token', 'slot');
  const pending = ids.slice(1).map((id) => ({ id, state: 'pending', lease_token: null, slot: null }));
  expect(rows.filter(({ state }) => state === 'pending')).toEqual(pending);
  expect(rows.filter(({ state }) => state === 'delivered').map(({ id }) => id)).toEqual([ids[0]]);
});
