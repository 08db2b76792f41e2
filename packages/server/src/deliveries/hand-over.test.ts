import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../storage/index.ts';
import { updateWebhook } from '../webhooks/index.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryGroups } from './delivery-groups.ts';
import { createDeliveryLab, type DeliveryLab, withoutRetries } from './delivery-lab.test-support.ts';
import type { Next } from './next-delivery.ts';

/** A process with room for what it is handed, or without. */
function server(lab: DeliveryLab, { hasRoom = true, services = lab.services } = {}) {
  const groups = createDeliveryGroups(services);
  const begun: Next[] = [];
  const succession = { hasRoomFor: () => hasRoom, begin: (next: Next) => void begun.push(next) };
  const attempt = (deliveryId = '') => attemptDelivery(services, { deliveryId, groups, succession, random: () => 0 });
  return { groups, begun, attempt };
}

describeEveryDatabase('the place of an attempt that ends', (open) => {
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

  it('is that of the delivery that has waited longest, before anybody else can see it empty', async () => {
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

  it('goes on in order where two end at once', async () => {
    const { attempt, begun } = server(lab);
    expect(await Promise.all([attempt(ids[0]), attempt(ids[1])])).toEqual(['delivered', 'delivered']);
    expect(begun.map(({ id }) => id).toSorted()).toEqual([ids[2], ids[3]].toSorted());
    expect(await leased()).toEqual([ids[2], ids[3]]);
    expect(await db.knex('deliveries').whereNotNull('slot').orderBy('slot').pluck('slot')).toEqual([1, 2]);
  });

  it('takes eight statements from one attempt to the next', async () => {
    const { attempt } = server(lab);
    await attempt(ids[0]);
    let statements = 0;
    db.knex.on('query', () => {
      statements += 1;
    });
    await attempt(ids[1]);
    expect(statements).toBeLessThanOrEqual(8);
  });

  it('is left empty, and the next is woken, where there is no room here', async () => {
    const { attempt, begun } = server(lab, { hasRoom: false });
    expect(await attempt(ids[0])).toBe('delivered');
    expect(begun).toEqual([]);
    expect(await leased()).toEqual([]);
    expect(lab.alarms.deliveries.map(({ id }) => id)).toContain(ids[1]);
  });

  it('is left empty after an endpoint that is gone, and what waits for it is skipped', async () => {
    lab.subscriber.respond(() => ({ status: 410 }));
    const { attempt, begun } = server(lab, { services: withoutRetries(lab) });
    expect(await attempt(ids[0])).toBe('failed');
    expect(begun).toEqual([]);
    expect(await db.knex('deliveries').whereNot({ id: ids[0] }).distinct().pluck('state')).toEqual(['skipped']);
  });

  it('is no attempt where the endpoint was disabled before the next began', async () => {
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

  it('stays with who was handed it, though another attempt of this process was after the same delivery', async () => {
    const { attempt, groups } = server(lab);
    // Reads the delivery while that is free, and finds it leased when it goes to take it.
    const underWay = groups.claim(ids[1] ?? '');
    const [, claim] = await Promise.all([attempt(ids[0]), underWay]);
    if (claim.kind === 'claimed') return expect(await leased()).toContain(ids[1]);
    expect(groups.handed.tokenOf(ids[1] ?? '')).toBeDefined();
    expect(await attempt(ids[1])).toBe('delivered');
  });

  it('is given back by a process that ends, and another begins with it at once', async () => {
    const { attempt, groups } = server(lab);
    await attempt(ids[0]);
    await groups.giveBack();
    expect(await leased()).toEqual([]);
    expect(groups.handed.all()).toEqual([]);
    expect(await server(lab).attempt(ids[1])).toBe('delivered');
  });

  it('is found again after a process that died once the lease has run out', async () => {
    await server(lab).attempt(ids[0]);
    const another = server(lab);
    expect(await another.attempt(ids[1])).toBe('taken');
    await db.knex('deliveries').where({ id: ids[1] }).update({ lease_expires_at: 1 });
    expect(await another.attempt(ids[1])).toBe('delivered');
  });
});
