import { describeDatabases } from '@linkvitals/testing/databases';
import { beforeAll, expect, it } from 'vitest';
import type { Services } from '../src/context.ts';
import { createCrawlCursors, dueCrawls } from '../src/findings/crawls/index.ts';
import { listFirstDue } from '../src/outgoing/attempts/index.ts';
import { dueDeliveries } from '../src/outgoing/deliveries/index.ts';
import { deliveryQueue } from '../src/outgoing/events/index.ts';
import { openDatabase } from '../src/platform/storage/index.ts';
import { createTestContext, type TestContext } from '../src/test-support/test-context.ts';
import { fillQueues, hugeQueue, queueOf, someQueue, WAITING } from './fill-queues.ts';

/** Half of all waiting rows are in one queue; the others share the rest. */
const shape = { queues: 500, hasHuge: true };
const LANE_COUNT = shape.queues + 1;
const laneOf = (id: string): string => queueOf(id, shape);

describeDatabases(`with ${WAITING.toLocaleString('en-US')} waiting`, (open) => {
  let test: TestContext;
  // The tests only read, so they share a store that takes longer to fill than to read.
  beforeAll(async () => {
    const db = openDatabase({ url: await open() });
    test = await createTestContext({ db });
    await fillQueues(db, shape);
    return async () => {
      await test.close();
      await db.close();
    };
  });

  /**
   * Runs work on one connection and measures it. `read`: entries of indexes that were passed over, and rows found
   * through them; `scanned`: rows of whole tables, including temporary ones. For SQLite, `read` is the number of rows
   * that it answered.
   */
  async function costOf<T>(work: (services: Services) => Promise<T>) {
    const { db } = test;
    return db.knex.transaction(async (trx) => {
      let [statements, answered] = [0, 0];
      if (db.dialect === 'mysql') await trx.raw('flush status');
      trx.on('query-response', (rows: unknown) => {
        statements += 1;
        answered += Array.isArray(rows) ? rows.length : 0;
      });
      const found = await work({ ...test.services, db: { ...db, knex: trx } });
      const cost = { found, statements, read: answered, scanned: 0 };
      if (db.dialect === 'sqlite') return cost;
      const [rows] = await trx.raw("show session status like 'Handler_read%'");
      const status = new Map<string, number>(
        rows.map((row: { Variable_name: string; Value: string }) => [row.Variable_name, Number(row.Value)]),
      );
      const scanned = status.get('Handler_read_rnd_next') ?? Number.NaN;
      const all = [...status.values()].reduce((sum, value) => sum + value, 0);
      // MySQL looks up each scanned row of a temporary table by its key, to group it.
      return { ...cost, read: Math.max(status.get('Handler_read_next') ?? Number.NaN, all - 2 * scanned), scanned };
    });
  }

  it('50 deliveries are found among a tenth of them at most, and each endpoint is served', async () => {
    const cursor = { after: undefined };
    const endpoints = new Set<string>();
    for (let look = 0; look <= LANE_COUNT / 50; look += 1) {
      const { found, statements, read, scanned } = await costOf((services) => dueDeliveries(services, 50, { cursor }));
      expect(found).toHaveLength(50);
      expect(statements).toBeLessThanOrEqual(12);
      expect(read).toBeLessThan(WAITING / 10);
      expect(scanned).toBeLessThan(WAITING / 10);
      for (const { id } of found) endpoints.add(laneOf(id));
    }
    expect(endpoints.size).toBe(LANE_COUNT);
  });

  it('the next of an endpoint is found without a look at the others, however many wait', async () => {
    for (const endpoint_id of [hugeQueue, someQueue]) {
      const next = { lanes: [endpoint_id], now: Date.now(), limit: 1 };
      const { found, read } = await costOf(({ db }) => listFirstDue(db.knex, deliveryQueue, next));
      expect(found.map(({ id }) => laneOf(id))).toEqual([endpoint_id]);
      expect(read).toBeLessThanOrEqual(2);
    }
  });

  it('the next crawl is found among a twentieth of them at most, and each account is looked at', async () => {
    const cursors = createCrawlCursors();
    const chosen: string[] = [];
    for (let look = 0; look <= LANE_COUNT / 20; look += 1) {
      const { found, statements, read, scanned } = await costOf((services) =>
        dueCrawls(services, { limit: 1, cursors }),
      );
      chosen.push(...found);
      expect(statements).toBeLessThanOrEqual(12);
      expect(read).toBeLessThan(WAITING / 20);
      expect(scanned).toBeLessThan(WAITING / 20);
    }
    // One account of each stretch was chosen, and the stretches contain all accounts.
    expect(new Set(chosen.map(laneOf)).size).toBeGreaterThanOrEqual(LANE_COUNT / 20 - 1);
  });
});
