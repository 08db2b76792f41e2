import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../storage/index.ts';
import { updateWebhook } from '../webhooks/index.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryGroups } from './delivery-groups.ts';
import { createDeliveryLab, type DeliveryLab, withoutRetries } from './delivery-lab.test-support.ts';
import type { Next } from './next-delivery.ts';

/** A process that makes attempts; `hasRoom`: whether it accepts the deliveries that it is handed. */
function server(lab: DeliveryLab, { hasRoom = true, services = lab.services } = {}) {
  const groups = createDeliveryGroups(services);
  const begun: Next[] = [];
  const succession = { hasRoomFor: () => hasRoom, begin: (next: Next) => void begun.push(next) };
  const attempt = (deliveryId = '') => attemptDelivery(services, { deliveryId, groups, succession, random: () => 0 });
  return { groups, begun, attempt };
}

describeEveryDatabase('the slot of an attempt that ends', (open) => {
  let db: Database;
  let lab: DeliveryLab;
  let endpointId: string;
  let ids: string[];
  beforeEach(async () => {
    db = openDatabase({ url: await open() });
    lab = await createDeliveryLab({ db, now: Date.now() });
    endpointId = (await lab.endpoint()).id;
    ids = [];
    for (let n = 0; n < 4; n += 1) {
      ids.push(...(await lab.emit()));
      await db
        .knex('deliveries')
        .where({ id: ids.at(-1) })
        .update({ next_attempt_at: n + 1 });
    }
    lab.alarms.deliveries.length = 0;
  });
  afterEach(async () => {
    await lab.close();
    await db.close();
  });

  const leased = () => db.knex('deliveries').whereNotNull('lease_token').orderBy('next_attempt_at').pluck('id');

  it('goes to the delivery that has waited longest before another server can see it empty', async () => {
    const { attempt, begun } = server(lab);
    expect(await attempt(ids[0])).toBe('delivered');
    expect(begun).toEqual([{ id: ids[1], first: true }]);
    expect(await leased()).toEqual([ids[1]]);
    expect(await server(lab).attempt(ids[1])).toBe('taken');
    expect(await attempt(ids[1])).toBe('delivered');
    expect(begun.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    expect(lab.subscriber.received.map(({ headers }) => headers['x-service-delivery'])).toEqual([ids[0], ids[1]]);
    expect(await db.knex('delivery_attempts').pluck('number')).toEqual([1, 1]);
  });

  it('goes to the oldest waiting deliveries when both attempts at an endpoint end at once', async () => {
    const { attempt, begun } = server(lab);
    expect(await Promise.all([attempt(ids[0]), attempt(ids[1])])).toEqual(['delivered', 'delivered']);
    expect(begun.map(({ id }) => id).toSorted()).toEqual([ids[2], ids[3]].toSorted());
    expect(await leased()).toEqual([ids[2], ids[3]]);
    expect(await db.knex('deliveries').whereNotNull('slot').orderBy('slot').pluck('slot')).toEqual([1, 2]);
  });

  it('is handed over with at most eight statements from one attempt to the next', async () => {
    const { attempt } = server(lab);
    await attempt(ids[0]);
    let statements = 0;
    db.knex.on('query', () => {
      statements += 1;
    });
    await attempt(ids[1]);
    expect(statements).toBeLessThanOrEqual(8);
  });

  it('is left empty when the process has no room, and the next delivery gets an alarm', async () => {
    const { attempt, begun } = server(lab, { hasRoom: false });
    expect(await attempt(ids[0])).toBe('delivered');
    expect(begun).toEqual([]);
    expect(await leased()).toEqual([]);
    expect(lab.alarms.deliveries.map(({ id }) => id)).toContain(ids[1]);
  });

  it('is left empty when a final 410 disables the endpoint, and the waiting deliveries are skipped', async () => {
    lab.subscriber.respond(() => ({ status: 410 }));
    const { attempt, begun } = server(lab, { services: withoutRetries(lab) });
    expect(await attempt(ids[0])).toBe('failed');
    expect(begun).toEqual([]);
    expect(await db.knex('deliveries').whereNot({ id: ids[0] }).distinct().pluck('state')).toEqual(['skipped']);
  });

  it('is freed without an attempt when the endpoint is disabled after the hand-over', async () => {
    const { attempt } = server(lab);
    await attempt(ids[0]);
    const change = { enabled: false };
    const onDisabled = async () => {};
    await updateWebhook(lab.ctx, { webhookId: endpointId, change, version: undefined, onDisabled });
    await db.knex('deliveries').where({ id: ids[1] }).update({ state: 'pending' });
    expect(await attempt(ids[1])).toBe('ended');
    expect(lab.subscriber.received).toHaveLength(1);
    expect(await db.knex('deliveries').where({ id: ids[1] }).first('state', 'slot', 'lease_token')).toEqual({
      state: 'skipped',
      slot: null,
      lease_token: null,
    });
  });

  it('stays with the handed delivery though the same process tries to claim that delivery at the same time', async () => {
    const { attempt, groups } = server(lab);
    // This claim reads the delivery while it is free and may find it leased when it tries to take it.
    const underWay = groups.claim(ids[1] ?? '');
    const [, claim] = await Promise.all([attempt(ids[0]), underWay]);
    if (claim.kind === 'claimed') return expect(await leased()).toContain(ids[1]);
    expect(groups.handed.tokenOf(ids[1] ?? '')).toBeDefined();
    expect(await attempt(ids[1])).toBe('delivered');
  });

  it('is given back by a process that stops, and another process attempts the handed delivery at once', async () => {
    const { attempt, groups } = server(lab);
    await attempt(ids[0]);
    await groups.giveBack();
    expect(await leased()).toEqual([]);
    expect(groups.handed.all()).toEqual([]);
    expect(await server(lab).attempt(ids[1])).toBe('delivered');
  });

  it('is free again after its process died and the lease has run out', async () => {
    await server(lab).attempt(ids[0]);
    const another = server(lab);
    expect(await another.attempt(ids[1])).toBe('taken');
    await db.knex('deliveries').where({ id: ids[1] }).update({ lease_expires_at: 1 });
    expect(await another.attempt(ids[1])).toBe('delivered');
  });
});
