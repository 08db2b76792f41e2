import { type Subscriber, startSubscriber, startTcpProxy, type TcpProxy } from '@linkvitals/testing';
import { describeMongodb, type OpenDatabase } from '@linkvitals/testing/databases';
import { type Collection, MongoClient } from 'mongodb';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Services } from '../context.ts';
import { getCrawl, startCrawl } from '../findings/crawls/index.ts';
import { sendTest } from '../outgoing/deliveries/index.ts';
import { createWebhook } from '../outgoing/webhooks/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/storage/index.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { createTestContext, type TestContext } from '../test-support/test-context.ts';
import { openScheduler, type Scheduler } from './scheduler.ts';
import { startSweep } from './sweep.ts';
import { createWorkers } from './workers.ts';

interface Stage extends TestContext {
  readonly scheduler: Scheduler;
  readonly subscriber: Subscriber;
  readonly proxy: TcpProxy;
  /** The database in which Agenda keeps its alarms, without the proxy. */
  readonly jobs: Collection;
  /** Lines of the log of level `warn` and above. */
  readonly lines: { readonly level: number; readonly msg: string }[];
  /** Number of times that an answer of MongoDB was waited for, by an alarm or by a check of MongoDB. */
  waits(): number;
  readonly webhookId: string;
  /** Has the server send one event; resolves when its delivery is written. */
  send(): Promise<string>;
}

interface StageOptions {
  readonly sweepSeconds: number;
  readonly before?: (proxy: TcpProxy) => Promise<void>;
}

/** The server waits this long for an answer of MongoDB, ms. */
const PATIENCE_OF_ALARMS = 2_000;

/** A server as `serve` starts it, with its alarms in MongoDB behind a proxy. */
async function startStage(open: OpenDatabase, { sweepSeconds, before }: StageOptions): Promise<Stage> {
  const direct = new URL(await open());
  const proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) });
  await before?.(proxy);
  const url = new URL(direct);
  url.port = String(proxy.port);
  const lines: Stage['lines'] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const env = {
    MONGODB_URL: url.href,
    LINKVITALS_SWEEP_SECONDS: String(sweepSeconds),
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_RETRY_SCHEDULE_SECONDS: '2,2,2',
  };
  const db = openDatabase({ url: 'sqlite::memory:' });
  let waits = 0;
  const sleep: typeof systemClock.sleep = (ms, signal) => {
    if (ms === PATIENCE_OF_ALARMS) waits += 1;
    return systemClock.sleep(ms, signal);
  };
  const test = await createTestContext({ db, env, services: { clock: { ...systemClock, sleep }, log } });
  const scheduler = await openScheduler(test.services);
  const services: Services = { ...test.services, alarms: scheduler };
  const workers = createWorkers(services);
  await scheduler.start(services, workers);
  const sweep = startSweep(services, workers);
  const subscriber = await startSubscriber();
  const client = await MongoClient.connect(direct.href);
  onTestFinished(async () => {
    await Promise.all([scheduler.stop(), sweep.stop(), workers.stop()]);
    await scheduler.close();
    await subscriber.close();
    await client.close();
    await proxy.close();
    await test.close();
    await db.close();
  });
  const ctx = { ...test.ctx, ...services };
  const { endpoint } = await createWebhook(ctx, { url: subscriber.url, events: ['crawl.failed'] });
  const send = async () => (await sendTest(ctx, { webhookId: endpoint.id })).id;
  const jobs = client.db().collection('agendaJobs');
  const watched = { waits: () => waits, jobs, lines };
  return { ...test, ctx, services, scheduler, subscriber, proxy, ...watched, webhookId: endpoint.id, send };
}

const soon = { interval: 50 };
const alarm = (name: string, id: string, more: object = {}) => ({
  name,
  data: { id },
  priority: 0,
  type: 'normal',
  nextRunAt: new Date(),
  lockedAt: null,
  ...more,
});
const deliveryOf = (test: TestContext, id: string) => test.db.knex('deliveries').where({ id }).first();
/** Seconds that a delivery waits for its next attempt are over: its alarm is what has to come. */
const failOnce = (subscriber: Subscriber) =>
  subscriber.respond((_request, index) => ({ status: index === 0 ? 500 : 204 }));

/** An outage lasts until all of it was seen, and so many seconds more. */
const OUTAGE_MS = Number(process.env.LINKVITALS_TEST_OUTAGE_SECONDS ?? 0) * 1_000;

describeMongodb('MongoDB that goes away', (open) => {
  it.each(['refused', 'silent'] as const)(
    '%s: nobody waits for it, the sweep does its work, one line in the log; then alarms ring again',
    { timeout: 300_000 + OUTAGE_MS },
    async (trouble) => {
      const stage = await startStage(open, { sweepSeconds: 0.5 });
      expect(await stage.scheduler.state()).toBe('ok');
      await stage.proxy.set(trouble);
      failOnce(stage.subscriber);

      // They end though the line stays as it is until all of this was seen.
      const delivery = await stage.send();
      const domain = await verifiedDomain(stage, { ctx: stage.ctx, hostname: 'nothing-there.test' });
      const crawl = await startCrawl(stage.ctx, { domainId: domain.id });
      await expect.poll(() => stage.scheduler.state(), soon).toBe('degraded');
      // The retry has no alarm: only the sweep can have found it.
      await expect.poll(async () => (await deliveryOf(stage, delivery)).state, soon).toBe('delivered');
      await expect.poll(async () => (await getCrawl(stage.ctx, { crawlId: crawl.id })).state, soon).toBe('failed');
      // It is known to be away: no alarm waits for it, as the first one did.
      const before = stage.waits();
      for (let n = 0; n < 20; n += 1) await stage.scheduler.wake('delivery', { id: `d${n}`, at: Date.now() + 1_000 });
      expect(stage.waits() - before).toBeLessThan(20);
      for (const end = performance.now() + OUTAGE_MS; performance.now() < end; ) {
        const next = await stage.send();
        await expect.poll(async () => (await deliveryOf(stage, next)).state, soon).toBe('delivered');
      }
      const notified = stage.lines.filter(({ msg }) => msg.startsWith('alarms cannot be set')).length;
      expect([notified >= 1, notified <= 1 + Math.ceil(OUTAGE_MS / 60_000)]).toEqual([true, true]);

      await stage.proxy.set('open');
      await expect.poll(() => stage.scheduler.state()).toBe('ok');
      await stage.scheduler.wake('delivery', { id: 'later', at: Date.now() + 600_000 });
      expect(await stage.jobs.countDocuments({ 'data.id': 'later' })).toBe(1);
    },
  );

  it('before the start: the server begins without it, and its alarms ring once it is there', async () => {
    const before = (proxy: TcpProxy) => proxy.set('refused');
    const stage = await startStage(open, { sweepSeconds: 300, before });
    expect(await stage.scheduler.state()).toBe('degraded');
    await stage.proxy.set('open');
    await expect.poll(() => stage.scheduler.state(), soon).toBe('ok');
    // No sweep will come: what goes out after a first failure was rung for.
    failOnce(stage.subscriber);
    const delivery = await stage.send();
    await expect.poll(async () => (await deliveryOf(stage, delivery)).state, soon).toBe('delivered');
  });
});

describeMongodb('MongoDB that does not know what the database knows', (open) => {
  it('wiped: what was to ring is done all the same', async () => {
    const stage = await startStage(open, { sweepSeconds: 0.5 });
    failOnce(stage.subscriber);
    const delivery = await stage.send();
    await expect.poll(() => stage.jobs.countDocuments({ name: 'retry-delivery' }), soon).toBe(1);
    await stage.jobs.drop();
    await expect.poll(async () => (await deliveryOf(stage, delivery)).state, soon).toBe('delivered');
    expect(stage.subscriber.received).toHaveLength(2);
    expect(stage.lines).toEqual([]);
  });

  it('an alarm that a dead worker keeps locked rings when its lock has run out', async () => {
    const stage = await startStage(open, { sweepSeconds: 300 });
    failOnce(stage.subscriber);
    const delivery = await stage.send();
    await expect.poll(() => stage.jobs.countDocuments({ name: 'retry-delivery' }), soon).toBe(1);
    const longAgo = new Date(Date.now() - 61_000);
    await stage.jobs.deleteMany({});
    await stage.jobs.insertOne(alarm('retry-delivery', delivery, { lockedAt: longAgo, nextRunAt: longAgo }));
    await stage.db.knex('deliveries').where({ id: delivery }).update({ next_attempt_at: 1 });
    await expect.poll(async () => (await deliveryOf(stage, delivery)).state, soon).toBe('delivered');
    await expect.poll(() => stage.jobs.countDocuments(), soon).toBe(0);
  });

  describe.each(['attempt-delivery', 'retry-delivery', 'run-crawl'])('%s', (name) => {
    it('for ids that nobody knows: dropped without a word', async () => {
      const stage = await startStage(open, { sweepSeconds: 300 });
      await stage.jobs.insertMany(Array.from({ length: 10 }, () => alarm(name, stage.services.ids.uuid())));
      await expect.poll(() => stage.jobs.countDocuments(), soon).toBe(0);
      expect(stage.lines).toEqual([]);
      expect(stage.subscriber.received).toEqual([]);
    });
  });

  it.each(['attempt-delivery', 'retry-delivery'])('%s many times for one delivery: it is sent once', async (name) => {
    const stage = await startStage(open, { sweepSeconds: 300 });
    const delivery = await stage.send();
    await stage.subscriber.waitFor(() => true);
    await expect.poll(async () => (await deliveryOf(stage, delivery)).state, soon).toBe('delivered');
    await stage.db
      .knex('deliveries')
      .where({ id: delivery })
      .update({ state: 'pending', attempts: 0, next_attempt_at: 1 });
    await stage.db.knex('delivery_attempts').where({ delivery_id: delivery }).delete();
    await stage.jobs.insertMany(Array.from({ length: 10 }, () => alarm(name, delivery)));
    await expect.poll(() => stage.jobs.countDocuments(), soon).toBe(0);
    expect(stage.subscriber.received).toHaveLength(2);
    expect((await deliveryOf(stage, delivery)).attempts).toBe(1);
  });

  it('run-crawl many times for one crawl: it runs once', async () => {
    const stage = await startStage(open, { sweepSeconds: 300 });
    const domain = await verifiedDomain(stage, { ctx: stage.ctx, hostname: 'nothing-there.test' });
    // It has no alarm but these.
    const lost = { ...stage.ctx.alarms, wake: async () => undefined };
    const crawl = await startCrawl({ ...stage.ctx, alarms: lost }, { domainId: domain.id });
    await stage.jobs.insertMany(Array.from({ length: 10 }, () => alarm('run-crawl', crawl.id)));
    await expect.poll(() => stage.jobs.countDocuments({ name: 'run-crawl' }), soon).toBe(0);
    await stage.subscriber.waitFor(() => true);
    expect((await getCrawl(stage.ctx, { crawlId: crawl.id })).state).toBe('failed');
    expect(await stage.db.knex('deliveries')).toHaveLength(1);
  });
});
