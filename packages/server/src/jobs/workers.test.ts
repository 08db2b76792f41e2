import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createDeliveryLab } from '../deliveries/delivery-lab.test-support.ts';
import { createWorkers } from './workers.ts';

it.each([
  { concurrency: 4, retries: 2 },
  { concurrency: 5, retries: 2 },
])(
  'of $concurrency attempts at once retries have $retries at most: first attempts go out though all retries hang',
  async ({ concurrency, retries }) => {
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
    for (let n = 0; n < 5; n += 1) await lab.endpoint({ url: `${lab.subscriber.url}/${n}` });
    const late = await lab.emit();
    await lab.db.knex('deliveries').update({ attempts: 1 });
    for (const id of late) void workers.retries.run(id);
    await lab.subscriber.waitFor((_request, index) => index === retries - 1);
    expect(workers.retries.free).toBe(0);

    await lab.endpoint({ url: healthy.url });
    const fresh = await lab.emit();
    const rows = await Promise.all(fresh.map((id) => lab.delivery(id)));
    const endpoints: { id: string }[] = await lab.db.knex('webhook_endpoints').where('url', 'like', `${healthy.url}%`);
    const first = rows.find((row) => row.endpoint_id === endpoints[0]?.id);
    await workers.firstAttempts.run(first?.id ?? '');
    expect(healthy.received).toHaveLength(1);
    expect(lab.subscriber.received).toHaveLength(retries);
  },
);

it('first attempts that hang move to places of the retries: others go out though as many hang at once', async () => {
  const lab = await createDeliveryLab({ env: { LINKVITALS_DELIVERY_CONCURRENCY: '4' } });
  const workers = createWorkers(lab.services);
  const healthy = await startSubscriber();
  onTestFinished(async () => {
    await lab.subscriber.close(); // ends what hangs
    await workers.stop();
    await healthy.close();
    await lab.close();
  });
  lab.subscriber.respond(() => 'hang');
  for (let n = 0; n < 2; n += 1) await lab.endpoint({ url: `${lab.subscriber.url}/${n}` });
  const hanging = await lab.emit();
  for (const id of hanging) void workers.firstAttempts.run(id);
  await lab.subscriber.waitFor((_request, index) => index === 1);
  expect([workers.firstAttempts.free, workers.retries.free]).toEqual([0, 2]);

  await lab.endpoint({ url: healthy.url });
  const fresh = await lab.emit();
  const rows = await Promise.all(fresh.map((id) => lab.delivery(id)));
  const endpoint: { id: string } = await lab.db
    .knex('webhook_endpoints')
    .where('url', 'like', `${healthy.url}%`)
    .first();
  const delivered = workers.firstAttempts.run(rows.find((row) => row.endpoint_id === endpoint.id)?.id ?? '');
  expect(healthy.received).toEqual([]);
  await lab.clock.advance(1_000);
  await delivered;
  expect(healthy.received).toHaveLength(1);
  expect(workers.retries.free).toBe(0);
});
