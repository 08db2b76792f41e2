import { type Subscriber, startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createDeliveryLab, type DeliveryLab } from '../deliveries/delivery-lab.test-support.ts';
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
