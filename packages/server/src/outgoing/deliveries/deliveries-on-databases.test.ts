import { randomUUID } from 'node:crypto';
import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase, transaction } from '../../platform/storage/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { claimDueRows } from '../attempts/queue-store.ts';
import { crawlStarted, deliveryQueue, recordEvent } from '../events/index.ts';
import { sameReceivers } from '../webhooks/index.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { claimDelivery } from './claim-delivery.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';
import { dueDeliveries } from './due-deliveries.ts';
import { listDeliveries } from './log/list-deliveries.ts';
import { presentDelivery } from './log/present-delivery.ts';
import { pruneDeliveries } from './log/prune-deliveries.ts';
import { listClaimable } from './store.ts';

describeEveryDatabase('deliveries', (open) => {
  let db: Database;
  let lab: DeliveryLab;
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 1);
    db = openDatabase({ url: await open(), now: () => now });
    lab = await createDeliveryLab({ db, now });
  });
  afterEach(async () => {
    await lab.close();
    await db.close();
  });
  const attempt = (deliveryId = '') => attemptDelivery(lab.services, { deliveryId, random: () => 0 });

  it('have one attempt when an alarm rings many times at once', async () => {
    await lab.endpoint();
    const [id] = await lab.emit();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => attempt(id)));
    expect(outcomes.filter((outcome) => outcome === 'delivered')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken' || outcome === 'ended')).toHaveLength(7);
    expect(lab.subscriber.received).toHaveLength(1);
  });

  it('never have more than two attempts in flight at an endpoint, however many are begun at once', async () => {
    lab.subscriber.respond(() => 'hang');
    await lab.endpoint();
    const ids: string[] = [];
    for (let n = 0; n < 8; n++) ids.push(...(await lab.emit()));
    const sixBusy = Promise.withResolvers<void>();
    let busy = 0;
    const outcomes = ids.map(async (id) => {
      const outcome = await attempt(id);
      if (outcome === 'busy' && ++busy === 6) sixBusy.resolve();
      return outcome;
    });
    await lab.subscriber.waitFor((_request, index) => index === 1);
    const counted = Promise.all(outcomes);
    // Closing the subscriber ends the two attempts in flight. Before that, all others have to find the slots taken.
    await sixBusy.promise;
    expect(await dueDeliveries(lab.services, 5)).toEqual([]);
    await lab.subscriber.close();
    expect((await counted).filter((outcome) => outcome === 'busy')).toHaveLength(6);
    expect(lab.subscriber.received).toHaveLength(2);
  });

  it('take over the slots of attempts whose servers died only after the leases have run out', async () => {
    await lab.endpoint();
    const [first, second, third] = [await lab.emit(), await lab.emit(), await lab.emit()].flat();
    const claim = (id = '') => claimDelivery(lab.services, id);
    expect([(await claim(first)).kind, (await claim(second)).kind]).toEqual(['claimed', 'claimed']);
    expect(await attempt(third)).toBe('busy');
    now += lab.services.config.leaseMs;
    expect(await attempt(third)).toBe('delivered');
    const outcomes = await Promise.all([attempt(first), attempt(second)]);
    expect(outcomes).toEqual(['delivered', 'delivered']);
    expect(await db.knex('deliveries').whereNotNull('slot')).toEqual([]);
  });

  it('are not taken when the endpoint changes after the delivery was read for the claim; the next claim reads it again', async () => {
    const { id } = await lab.endpoint();
    const [deliveryId = ''] = await lab.emit();
    const found = await listClaimable(db, [deliveryId]);
    expect(found).toHaveLength(1);
    const taking = {
      rows: [{ id: deliveryId, slot: 1, token: randomUUID() }],
      owner: 'test',
      expiresAt: now + 1_000,
      now,
      unchanged: sameReceivers(
        db.knex,
        'deliveries.endpoint_id',
        found.map(({ endpoint }) => endpoint),
      ),
    };
    await db.knex('webhook_endpoints').where({ id }).increment('version');
    expect(await claimDueRows(db.knex, deliveryQueue, taking)).toEqual({
      own: new Set(),
      others: new Set(),
    });
    expect(await attempt(deliveryId)).toBe('delivered');
  });

  it('are retried until they succeed, shown in the log, and deleted after 30 days', async () => {
    lab.subscriber.respond((_request, index) => ({ status: index < 2 ? 500 : 200, body: '\u0000 ✓ 😀' }));
    const { id: webhookId } = await lab.endpoint();
    const [id] = await lab.emit();
    expect(await attempt(id)).toBe('retrying');
    expect(await attempt(id)).toBe('early');
    now += 60_000;
    expect(await dueDeliveries(lab.services, 5)).toEqual([{ id, first: false }]);
    expect(await attempt(id)).toBe('retrying');
    now += 300_000;
    expect(await attempt(id)).toBe('delivered');
    const page = { limit: 10, after: undefined };
    const data = (await listDeliveries(lab.ctx, { webhookId, page })).data.map(presentDelivery);
    expect(data).toMatchObject([
      { id, state: 'delivered', retry_count: 2, attempts: [500, 500, 200].map((status_code) => ({ status_code })) },
    ]);
    expect(data[0]?.attempts[0]?.response_body).toBe('␀ ✓ 😀');
    await lab.clock.advance(31 * 24 * 3_600_000);
    expect(await pruneDeliveries(lab.services)).toEqual({ deliveries: 1, events: 1 });
    expect(await db.knex('delivery_attempts').select()).toEqual([]);
  });

  it('are found by the sweep for every endpoint, two for each endpoint at most', async () => {
    const first = await lab.endpoint();
    for (let n = 0; n < 5; n++) await lab.emit();
    const second = await lab.endpoint();
    await lab.emit();
    const due = await dueDeliveries(lab.services, 100);
    const rows = await Promise.all(due.map(({ id }) => lab.delivery(id)));
    expect(rows.map((row) => row.endpoint_id).toSorted()).toEqual([first.id, first.id, second.id].toSorted());
  });

  it('are found by a sweep for three, one for each of three endpoints, though the oldest of one endpoint is leased', async () => {
    const endpoints = [await lab.endpoint(), await lab.endpoint(), await lab.endpoint()];
    await lab.emit();
    await db.knex('deliveries').update({ next_attempt_at: 1 });
    const [taken] = await db.knex('deliveries').where({ endpoint_id: endpoints[0]?.id });
    expect((await claimDelivery(lab.services, taken.id)).kind).toBe('claimed');
    await lab.emit();
    const due = await dueDeliveries(lab.services, 3);
    expect(due.map(({ id }) => id)).not.toContain(taken.id);
    const rows = await Promise.all(due.map(({ id }) => lab.delivery(id)));
    expect(rows.map((row) => row.endpoint_id).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
    expect(rows.filter((row) => row.next_attempt_at === 1)).toHaveLength(2);
  });

  it('are recorded once when several workers record the same event of a crawl at once', async () => {
    await lab.endpoint();
    const [domainId, crawlId] = [await insertDomain(lab.ctx), randomUUID()];
    const facts = { crawlId, domainId, hostname: 'site.example', url: 'https://site.example/' };
    const body = crawlStarted({ ...facts, startedAt: now, maxPages: 1, depthLimit: 1 });
    const event = { accountId: lab.ctx.account.id, domainId, crawlId, body };
    const record = () => transaction(db, (trx) => recordEvent(lab.services, trx, event));
    await Promise.allSettled([record(), record(), record()]);
    expect(await db.knex('deliveries').where({ crawl_id: crawlId })).toHaveLength(1);
    expect(await db.knex('events').where({ crawl_id: crawlId })).toHaveLength(1);
  });
});
