import { randomUUID } from 'node:crypto';
import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { Services } from '../context.ts';
import { createAttemptsHere } from '../outgoing/attempts/index.ts';
import { crawlStarted, recordEvent } from '../outgoing/events/index.ts';
import { createWebhook } from '../outgoing/webhooks/index.ts';
import { systemClock } from '../platform/clock.ts';
import {
  describeEveryEmptyDatabase,
  type EmptyDatabase,
} from '../platform/storage/describe-each-database.test-support.ts';
import { transaction } from '../platform/storage/index.ts';
import { createTestContext, type TestContext } from '../test-support/test-context.ts';
import { startSweep } from './sweep.ts';
import { createWorkers, type Workers } from './workers.ts';

const SERVERS = 4;
const ENDPOINTS = 60;
const EACH = 20;
const DELIVERIES = ENDPOINTS * EACH;

interface Query {
  readonly sql: string;
  readonly bindings?: readonly unknown[];
}

/** Claims begin with the one statement that reads the slots of lanes, and ends with the ids of what is to be claimed. */
function claimsIn({ sql, bindings = [] }: Query): readonly unknown[] {
  if (!sql.includes('`slot_1`')) return [];
  const count = / in \(([?, ]+)\)$/.exec(sql)?.[1]?.split(',').length ?? Number.NaN;
  return bindings.slice(-count);
}

/** Deliveries whose alarms are lost. */
async function queueDeliveries({ ctx, services, db }: TestContext, url: string): Promise<void> {
  for (let n = 0; n < ENDPOINTS; n += 1) await createWebhook(ctx, { url: `${url}/${n}`, events: ['crawl.started'] });
  for (let n = 0; n < EACH; n += 1) {
    const crawlId = randomUUID();
    const crawl = { crawlId, domainId: randomUUID(), hostname: 'site.example', url: 'https://site.example/' };
    const body = crawlStarted({ ...crawl, startedAt: services.clock.now(), maxPages: 1, depthLimit: 1 });
    const event = { accountId: ctx.account.id, domainId: null, crawlId, body };
    await transaction(db, (trx) => recordEvent(services, trx, event));
  }
}

/** Starts the part of a server that delivers, with its own connections and without alarms. Answers the ids it tries to claim. */
function startOne(test: TestContext, database: EmptyDatabase, instance: string): readonly unknown[] {
  const db = database.open();
  const claims: unknown[] = [];
  db.knex.on('query', (query) => void claims.push(...claimsIn(query)));
  let workers: Workers | undefined;
  const alarms: Services['alarms'] = {
    ...test.services.alarms,
    async wake(kind, row) {
      const pool = kind === 'delivery' ? workers?.firstAttempts : workers?.retries;
      if (row === undefined || (row.ifFree && pool?.free === 0)) return;
      pool?.offer(row.id);
    },
  };
  const services: Services = { ...test.services, db, instance, alarms, attemptsHere: createAttemptsHere() };
  workers = createWorkers(services);
  const sweep = startSweep(services, workers);
  const running = workers;
  onTestFinished(async () => {
    await Promise.all([sweep.stop(), running.stop()]);
  });
  return claims;
}

describeEveryEmptyDatabase('four servers on one database', (fresh) => {
  it('deliver each event once, and do not go on trying to claim what another of them has', async () => {
    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    const env = {
      LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
      LINKVITALS_SWEEP_SECONDS: '0.5',
      LINKVITALS_PLANS: '{"agency":{"webhook_endpoints":1000}}',
    };
    const test = await createTestContext({ db: fresh().open(), env, services: { clock: systemClock } });
    onTestFinished(() => test.close());
    await queueDeliveries(test, subscriber.url);
    const servers = Array.from({ length: SERVERS }, (_, n) => startOne(test, fresh(), `server ${n}`));

    const waiting = () => test.db.knex('deliveries').where({ state: 'pending' }).pluck('id');
    await expect.poll(waiting, { timeout: 100_000, interval: 200 }).toEqual([]);
    expect(subscriber.received).toHaveLength(DELIVERIES);
    expect(new Set(servers.flat()).size).toBe(DELIVERIES);
    // Nobody knows what another is about to take: a first claim may be in vain, and how many are so is a matter of luck. But
    // what another has taken is looked at no more. A handful is tried again: others had both places of its endpoint.
    for (const claims of servers) {
      const again = claims.length - new Set(claims).size;
      expect(again, 'claims that were not the first of their server').toBeLessThan(DELIVERIES / 10);
    }
  });
});
