import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { transaction } from '../../platform/storage/index.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { createWebhook } from '../webhooks/index.ts';
import { crawlStarted, recordEvent, wakeDeliveries } from './index.ts';

describeEveryEmptyDatabase('a new delivery', (fresh) => {
  let test: TestContext;
  let isFile: boolean;
  beforeEach(async () => {
    const database = fresh();
    isFile = database.dialect === 'sqlite';
    test = await createTestContext({ db: database.open(), env: { LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true' } });
    await createWebhook(test.ctx, { url: 'http://127.0.0.1/hook', events: ['crawl.started'] });
  });
  afterEach(() => test.close());

  /** Records an event, wakes its deliveries and answers the id of the first. */
  const emit = async (): Promise<string> => {
    const { ctx, db, services } = test;
    const crawlId = randomUUID();
    const facts = { crawlId, domainId: randomUUID(), hostname: 'site.example', url: 'https://site.example/' };
    const body = crawlStarted({ ...facts, startedAt: ctx.clock.now(), maxPages: 1, depthLimit: 1 });
    const event = { accountId: ctx.account.id, domainId: null, crawlId, body };
    const deliveries = await transaction(db, (trx) => recordEvent(services, trx, event));
    await wakeDeliveries(services, deliveries);
    return deliveries[0]?.id ?? '';
  };
  const woken = (): string[] => test.alarms.deliveries.map(({ id }) => id);
  /** Records an event and takes its delivery, as another server would. */
  const take = async (slot: number, leaseMs = 60_000): Promise<void> => {
    const id = await emit();
    const lease = { lease_owner: 'another', lease_token: randomUUID(), lease_expires_at: Date.now() + leaseMs };
    await test.db
      .knex('deliveries')
      .where({ id })
      .update({ ...lease, slot });
    test.alarms.deliveries.length = 0;
  };

  it('is woken where nothing is in flight, and beside one attempt', async () => {
    const first = await emit();
    expect(woken()).toEqual([first]);
    await test.db.knex('deliveries').delete();
    await take(1);
    const second = await emit();
    expect(woken()).toEqual([second]);
  });

  it('is woken where the leases of another server have run out', async () => {
    await take(1, -1);
    await take(2, -1);
    // The deliveries of the other server are due later, so they do not count as having waited longer.
    await test.db.knex('deliveries').update({ next_attempt_at: Date.now() + 60_000 });
    const id = await emit();
    expect(woken()).toEqual([id]);
  });

  describe('that attempts of another server will reach is not woken', () => {
    it('when the endpoint has as many deliveries in flight as it may have', async () => {
      await take(1);
      await take(2);
      const id = await emit();
      expect(woken()).toEqual(isFile ? [id] : []);
    });

    it('when a delivery is in flight and another one has waited longer', async () => {
      await take(1);
      const waiting = await emit();
      await test.db.knex('deliveries').where({ id: waiting }).update({ next_attempt_at: 1 });
      test.alarms.deliveries.length = 0;
      const id = await emit();
      expect(woken()).toEqual(isFile ? [id] : []);
    });
  });
});
