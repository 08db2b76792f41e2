import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Services } from '../../context.ts';
import { type Database, openDatabase, transaction } from '../../platform/storage/index.ts';
import { attemptDelivery, createDeliveryGroups } from './attempt-delivery.ts';
import type { Claimed } from './claim-delivery.ts';
import { createDeliveryLab, type DeliveryLab, withoutRetries } from './delivery-lab.test-support.ts';
import type { SentAttempt } from './send-attempt.ts';

describeEveryDatabase('deliveries of a group', (open) => {
  let db: Database;
  let lab: DeliveryLab;
  beforeEach(async () => {
    db = openDatabase({ url: await open() });
    lab = await createDeliveryLab({ db, now: Date.now() });
  });
  afterEach(async () => {
    await lab.close();
    await db.close();
  });

  /** Creates this many endpoints and an event for all of them. Returns the ids of the deliveries. */
  async function emitTo(endpoints: number): Promise<readonly string[]> {
    for (let n = 0; n < endpoints; n += 1) await lab.endpoint();
    return lab.emit();
  }

  const attemptAll = (ids: readonly string[], services: Services = lab.services) => {
    const groups = createDeliveryGroups(services);
    return Promise.all(ids.map((deliveryId) => attemptDelivery(services, { deliveryId, groups, random: () => 0 })));
  };

  async function claimAll(ids: readonly string[], services: Services = lab.services) {
    const groups = createDeliveryGroups(services);
    const claims = await Promise.all(ids.map((id) => groups.claim(id)));
    return { groups, claims: claims.filter((claim): claim is Claimed => claim.kind === 'claimed') };
  }

  const sent = (statusCode: number): SentAttempt => ({
    startedAt: lab.clock.now(),
    endedAt: lab.clock.now(),
    durationMs: 1,
    statusCode,
    responseBody: '',
    error: statusCode === 200 ? null : `The answer was ${statusCode}.`,
    signature: null,
  });
  const ended = (claim: Claimed, status = 200) => ({ claim, sent: sent(status), random: 0 });
  const states = (): Promise<string[]> => db.knex('deliveries').orderBy('id').pluck('state');

  it('are claimed and settled, and their successors are found, with a few statements for all of them', async () => {
    await emitTo(10);
    const ids: string[] = await db.knex('deliveries').pluck('id');
    for (let n = 0; n < 2; n += 1) await lab.emit();
    let statements = 0;
    db.knex.on('query', () => {
      statements += 1;
    });
    expect(await attemptAll(ids)).toEqual(ids.map(() => 'delivered'));
    // They are claimed in one group, but the answers may come in several rounds of the event loop and so in several groups.
    expect(statements).toBeLessThan(2 + 6 * ids.length);
    expect(await db.knex('delivery_attempts').whereIn('delivery_id', ids).pluck('number')).toEqual(ids.map(() => 1));
    const woken = lab.alarms.deliveries.filter(({ id }) => !ids.includes(id));
    expect(new Set(woken.map(({ id }) => id)).size).toBeGreaterThanOrEqual(10);
  });

  it('are settled by five statements when ten attempts end at once, and their successors are found by one', async () => {
    const { groups, claims } = await claimAll(await emitTo(10));
    expect(claims).toHaveLength(10);
    let statements = 0;
    db.knex.on('query', () => {
      statements += 1;
    });
    const settled = await Promise.all(claims.map((claim) => groups.settle(ended(claim))));
    expect(settled).toEqual(claims.map(() => ({ kind: 'delivered', endpointFails: false, disabled: undefined })));
    expect(statements).toBe(5);
    await Promise.all(claims.map((claim) => groups.next(claim)));
    expect(statements).toBe(6);
    expect(await db.knex('deliveries').whereNotNull('slot')).toEqual([]);
    expect(await db.knex('delivery_attempts').select()).toHaveLength(10);
  });

  it('are followed by the two oldest waiting deliveries when two attempts at an endpoint end at once', async () => {
    await lab.endpoint();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.push(...(await lab.emit()));
      await db
        .knex('deliveries')
        .where({ id: ids.at(-1) })
        .update({ next_attempt_at: n + 1 });
    }
    const { groups, claims } = await claimAll(ids.slice(0, 2));
    await Promise.all(claims.map((claim) => groups.settle(ended(claim))));
    const next = await Promise.all(claims.map((claim) => groups.next(claim)));
    expect(next.map(({ due }) => due?.id)).toEqual([ids[2], ids[3]]);
  });

  it('take the two slots of an endpoint and no more, though three servers claim twelve of them at once', async () => {
    await lab.endpoint();
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(...(await lab.emit()));
    const servers = await Promise.all([claimAll(ids), claimAll(ids), claimAll(ids)]);
    const claims = servers.flatMap((server) => server.claims);
    expect(claims).toHaveLength(2);
    expect(await db.knex('deliveries').whereNotNull('slot').orderBy('slot').pluck('slot')).toEqual([1, 2]);
    const held = await db.knex('deliveries').whereNotNull('slot').pluck('lease_token');
    expect(held.toSorted()).toEqual(claims.map(({ token }) => token).toSorted());
  });

  it('are settled, except one whose lease another server has by now: that row stays unchanged', async () => {
    const { groups, claims } = await claimAll(await emitTo(3));
    const [lost] = claims;
    await db.knex('deliveries').where({ id: lost?.row.id }).update({ lease_token: 'another' });
    const settled = await Promise.all(claims.map((claim) => groups.settle(ended(claim))));
    expect(settled.map(({ kind }) => kind)).toEqual(['lost', 'delivered', 'delivered']);
    expect(await db.knex('delivery_attempts').where({ delivery_id: lost?.row.id })).toEqual([]);
    expect(await db.knex('deliveries').where({ lease_token: 'another' }).pluck('state')).toEqual(['pending']);
    expect(await db.knex('delivery_attempts').select()).toHaveLength(2);
  });

  it('are settled, except one whose attempt cannot be written', async () => {
    const { groups, claims } = await claimAll(await emitTo(4));
    const id = claims[1]?.row.id ?? '';
    const refuse = db.dialect === 'sqlite' ? "select raise(abort, 'no')" : "signal sqlstate '45000'";
    await db.knex.raw(
      `create trigger refuse before insert on delivery_attempts for each row ${db.dialect === 'sqlite' ? 'when' : 'begin if'}
       new.delivery_id = '${id}' ${db.dialect === 'sqlite' ? 'begin' : 'then'} ${refuse};
       ${db.dialect === 'sqlite' ? 'end' : 'end if; end'}`,
    );
    const settled = await Promise.allSettled(claims.map((claim) => groups.settle(ended(claim))));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect((await states()).toSorted()).toEqual(['delivered', 'delivered', 'delivered', 'pending']);
    expect(await db.knex('delivery_attempts').select()).toHaveLength(3);
  });

  it('count each failure once for its endpoint, and a final 410 disables only its own endpoint', async () => {
    const [first = '', second = '', third = ''] = await emitTo(3);
    const { groups, claims } = await claimAll([first, second, third], withoutRetries(lab));
    const settled = await Promise.all(
      claims.map((claim, place) => groups.settle(ended(claim, [410, 500, 200][place] ?? 200))),
    );
    expect(settled.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'delivered']);
    const endpoint = (place: number) =>
      db.knex('webhook_endpoints').where({ id: claims[place]?.row.endpoint_id }).first('state', 'disabled_reason');
    expect(await endpoint(0)).toEqual({ state: 'disabled', disabled_reason: 'gone' });
    expect(await endpoint(1)).toEqual({ state: 'enabled', disabled_reason: null });
    const failing = await db.knex('webhook_endpoints').whereNotNull('failing_since').pluck('id');
    expect(new Set(failing)).toEqual(new Set([claims[0]?.row.endpoint_id, claims[1]?.row.endpoint_id]));
  });

  it('change the health of a shared endpoint in the order in which the attempts ended', async () => {
    await lab.endpoint();
    const ids = [...(await lab.emit()), ...(await lab.emit())];
    for (const [statuses, isFailing] of [
      [[500, 200], false],
      [[200, 500], true],
    ] as const) {
      await db.knex('deliveries').update({ state: 'pending', next_attempt_at: 1 });
      await db.knex('delivery_attempts').delete();
      const { groups, claims } = await claimAll(ids);
      await Promise.all(claims.map((claim, place) => groups.settle(ended(claim, statuses[place]))));
      const [row] = await db.knex('webhook_endpoints').select('failing_since');
      expect(row.failing_since !== null).toBe(isFailing);
    }
  });

  it('do not wait for one of them whose endpoint another transaction has locked', async () => {
    const { groups, claims } = await claimAll(await emitTo(3));
    const gate = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const locking = transaction(db, async (trx) => {
      await trx('webhook_endpoints').where({ id: claims[0]?.row.endpoint_id }).forUpdate().first('id');
      isLocked.resolve();
      // SQLite has one writer, so every transaction would wait for this one there.
      if (db.dialect === 'mysql') await gate.promise;
    });
    await isLocked.promise;
    let settled = 0;
    const settling = claims.map(async (claim) => {
      await groups.settle(ended(claim));
      settled += 1;
    });
    await Promise.all(settling.slice(1));
    expect(settled).toBe(db.dialect === 'mysql' ? 2 : 3);
    gate.resolve();
    await Promise.all([locking, ...settling]);
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
  });
});
