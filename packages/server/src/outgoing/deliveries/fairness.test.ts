import { startSubscriber } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FRESH_MS } from '../attempts/index.ts';
import { updateWebhook } from '../webhooks/index.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';
import { dueDeliveries } from './due-deliveries.ts';

let lab: DeliveryLab;
beforeEach(async () => {
  lab = await createDeliveryLab();
});
afterEach(() => lab.close());

const attempt = (deliveryId = '') => attemptDelivery(lab.services, { deliveryId });

it('an endpoint has two attempts in flight at most, and the end of one wakes the next due delivery', async () => {
  const gate = Promise.withResolvers<void>();
  lab.subscriber.respond((_request, index) => (index === 0 ? { after: gate.promise } : 'hang'));
  await lab.endpoint();
  const ids = [...(await lab.emit()), ...(await lab.emit()), ...(await lab.emit()), ...(await lab.emit())];
  const first = attempt(ids[0]);
  await lab.subscriber.waitFor((_request, index) => index === 0);
  const second = attempt(ids[1]);
  await lab.subscriber.waitFor((_request, index) => index === 1);
  expect([await attempt(ids[2]), await attempt(ids[3])]).toEqual(['busy', 'busy']);

  lab.alarms.deliveries.length = 0;
  gate.resolve();
  expect(await first).toBe('delivered');
  expect(lab.alarms.deliveries).toEqual([{ id: ids[2], at: lab.clock.now(), first: true }]);
  expect(lab.subscriber.received).toHaveLength(2);
  await lab.subscriber.close();
  expect(await second).toBe('retrying');
});

it('both slots of an endpoint are used again though only one alarm of its deliveries is left', async () => {
  const gate = Promise.withResolvers<void>();
  lab.subscriber.respond(() => ({ after: gate.promise }));
  await lab.endpoint();
  const ids = [...(await lab.emit()), ...(await lab.emit()), ...(await lab.emit())];
  await lab.clock.advance(FRESH_MS);
  lab.alarms.deliveries.length = 0;
  const first = attempt(ids[0]);
  await lab.subscriber.waitFor((_request, index) => index === 0);
  expect(lab.alarms.deliveries.map(({ id }) => id)).toEqual([ids[1]]);
  const second = attempt(ids[1]);
  await lab.subscriber.waitFor((_request, index) => index === 1);
  expect(lab.alarms.deliveries).toHaveLength(1);
  gate.resolve();
  expect(await Promise.all([first, second])).toEqual(['delivered', 'delivered']);
  expect(lab.alarms.deliveries.map(({ id }) => id)).toContain(ids[2]);
});

it('one alarm is enough to cancel all deliveries of an event to which the endpoint is no longer subscribed', async () => {
  const { id } = await lab.endpoint();
  for (let n = 0; n < 4; n++) await lab.emit();
  lab.alarms.deliveries.length = 1;
  const change = { events: ['crawl.failed' as const] };
  await updateWebhook(lab.ctx, { webhookId: id, change, version: undefined, onDisabled: async () => {} });
  expect(await lab.ringFor(0)).toEqual(['ended', 'ended', 'ended', 'ended']);
  expect(await lab.db.knex('deliveries').pluck('state')).toEqual(Array(4).fill('canceled'));
});

it('an endpoint that hangs does not delay deliveries to others', async () => {
  lab.subscriber.respond(() => 'hang');
  await lab.endpoint();
  await using healthy = await startSubscriber();
  for (let n = 0; n < 9; n++) await lab.endpoint({ url: `${healthy.url}/${n}` });
  const ids = [...(await lab.emit()), ...(await lab.emit()), ...(await lab.emit())];
  expect(ids).toHaveLength(30);
  const hanging = lab.db.knex('webhook_endpoints').where('url', `${lab.subscriber.url}/hook`).select('id');
  const slow: string[] = await lab.db.knex('deliveries').whereIn('endpoint_id', hanging).pluck('id');
  const outcomes = slow.map(attempt);
  const others = await Promise.all(ids.filter((id) => !slow.includes(id)).map(attempt));
  // Three deliveries share the two slots of each endpoint. The third gets an alarm when one of the other attempts ends.
  const rest = lab.alarms.deliveries.splice(0).map(({ id }) => id);
  const again = await Promise.all([...new Set(rest)].filter((id) => !slow.includes(id)).map(attempt));
  expect([...others, ...again].filter((outcome) => outcome === 'delivered')).toHaveLength(27);
  expect(healthy.received).toHaveLength(27);
  await lab.subscriber.close();
  expect((await Promise.all(outcomes)).toSorted()).toEqual(['busy', 'retrying', 'retrying']);
});

it('the sweep finds one due delivery of every endpoint before a second of any, and two of each at most', async () => {
  const first = await lab.endpoint();
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push(...(await lab.emit()));
  await lab.clock.advance(1000);
  const second = await lab.endpoint();
  const [, ...both] = [await lab.endpoint(), ...(await lab.emit())];
  const due = await dueDeliveries(lab.services, 100);
  const rows = await Promise.all(due.map(({ id }) => lab.delivery(id as string)));
  expect(due).toHaveLength(4);
  expect(due[0]?.id).toBe(ids[0]);
  expect(new Set(rows.slice(0, 3).map((row) => row.endpoint_id)).size).toBe(3);
  expect(rows[3]?.endpoint_id).toBe(first.id);
  expect(rows.map((row) => row.endpoint_id)).toContain(second.id);
  expect(both).toHaveLength(3);
  expect(await dueDeliveries(lab.services, 2)).toHaveLength(2);
});

it('a sweep with dueForMs leaves out deliveries that became due more recently', async () => {
  await lab.endpoint();
  const [id] = await lab.emit();
  await lab.clock.advance(999);
  expect(await dueDeliveries(lab.services, 10, { dueForMs: 1_000 })).toEqual([]);
  await lab.clock.advance(1);
  expect(await dueDeliveries(lab.services, 10, { dueForMs: 1_000 })).toEqual([{ id, first: true }]);
});

it('deliveries to a failing endpoint do not count as first attempts until the endpoint succeeds', async () => {
  const gate = Promise.withResolvers<void>();
  lab.subscriber.respond((_request, index) => (index === 0 ? { status: 500, after: gate.promise } : {}));
  await lab.endpoint();
  const [failed] = await lab.emit();
  const [waiting] = await lab.emit();
  const [second] = await lab.emit();
  expect(lab.alarms.deliveries.splice(0).map(({ first }) => first)).toEqual([true, true, true]);
  const first = attempt(failed);
  await lab.subscriber.waitFor((_request, index) => index === 0);
  lab.alarms.deliveries.length = 0;
  gate.resolve();
  expect(await first).toBe('retrying');
  // The retry of the failed delivery, and the delivery that takes its slot.
  expect(lab.alarms.deliveries.splice(0)).toMatchObject([
    { id: failed, first: false },
    { id: waiting, first: false },
  ]);
  const [fresh] = await lab.emit();
  expect(lab.alarms.deliveries.splice(0)).toMatchObject([{ id: fresh, first: false }]);
  expect(await dueDeliveries(lab.services, 10)).toEqual([
    { id: waiting, first: false },
    { id: second, first: false },
  ]);
  expect(await attempt(waiting)).toBe('delivered');
  expect(lab.alarms.deliveries.splice(0).at(-1)).toMatchObject({ id: second, first: true });
  expect(await dueDeliveries(lab.services, 10)).toEqual([
    { id: second, first: true },
    { id: fresh, first: true },
  ]);
});
