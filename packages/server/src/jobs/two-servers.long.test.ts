import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outbound } from '@linkvitals/outbound';
import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { Services } from '../context.ts';
import { createWebhook } from '../outgoing/webhooks/index.ts';
import { systemClock } from '../platform/clock.ts';
import { describeEachDatabase, type EmptyDatabase } from '../platform/storage/describe-each-database.test-support.ts';
import { dailyHalfADayAway, verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { updateDomain } from '../sites/domains/index.ts';
import { createTestContext, type TestContext } from '../test-support/test-context.ts';
import { openScheduler } from './scheduler.ts';
import { startSweep } from './sweep.ts';
import { createWorkers } from './workers.ts';

const DOMAINS = 5;
const ENDPOINTS = 5;
/** Crawls of one server. */
const AT_ONCE = 5;

/** Answers for every host with one page that links nowhere, once it is open. */
async function startSites(open: Promise<void>): Promise<number> {
  const server = createServer(async (request, response) => {
    await open;
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end('<!doctype html><html lang="en"><title>One page</title><h1>One page</h1></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** The requests that one server sent: to the hosts that it crawled, and to webhooks. */
function counting(outbound: Outbound) {
  const crawled = new Set<string>();
  const sent = { webhooks: 0 };
  const counted: Outbound = {
    ...outbound,
    check: (url, signal) => outbound.check(url, signal),
    close: () => outbound.close(),
    request(request) {
      if (request.method === 'POST') sent.webhooks += 1;
      else crawled.add(new URL(request.url).hostname);
      return outbound.request(request);
    },
  };
  return { outbound: counted, crawled, sent };
}

/** A server as `serve` starts it, with its own connections to the database. */
async function startOne(test: TestContext, database: EmptyDatabase, instance: string) {
  const db = database.open();
  const scheduler = await openScheduler(test.services);
  const count = counting(test.services.outbound);
  const services: Services = { ...test.services, db, instance, alarms: scheduler, outbound: count.outbound };
  const workers = createWorkers(services);
  await scheduler.start(services, workers);
  const sweep = startSweep(services, workers);
  onTestFinished(async () => {
    await Promise.all([scheduler.stop(), sweep.stop(), workers.stop()]);
    await scheduler.close();
  });
  return count;
}

/** Accounts whose domains are all due at once, each with endpoints that are subscribed to everything. */
async function setUp(test: TestContext, accounts: number, subscriberUrl: string): Promise<void> {
  const schedule = dailyHalfADayAway();
  for (let account = 0; account < accounts; account += 1) {
    const ctx = await test.other();
    for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1) {
      const url = `${subscriberUrl}/${account}/${endpoint}`;
      await createWebhook(ctx, { url, events: ['crawl.started', 'crawl.completed', 'crawl.failed'] });
    }
    for (let domain = 0; domain < DOMAINS; domain += 1) {
      const { id } = await verifiedDomain(test, { ctx, hostname: `d${domain}.a${account}.example` });
      await updateDomain(ctx, { domainId: id, change: { crawl_config: { schedule } }, version: undefined });
    }
  }
  await test.db.knex('domains').update({ next_crawl_at: Date.now() - 1 });
}

describeEachDatabase('two servers on one database', (fresh) => {
  it('share what is due at once: each run, crawl and delivery is done once, and both have a part', async () => {
    // 200 crawls and 2,000 deliveries where several machines would be.
    const accounts = fresh().dialect === 'mysql' ? 40 : 8;
    const crawlCount = accounts * DOMAINS;
    // Started and completed, for each endpoint.
    const deliveryCount = crawlCount * ENDPOINTS * 2;
    const sites = Promise.withResolvers<void>();
    const port = await startSites(sites.promise);
    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    const env = {
      LINKVITALS_CONNECT_TO: `:80:127.0.0.1:${port},:443:127.0.0.1:1`,
      LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
      LINKVITALS_OWN_HOST_RATE: '1000',
      LINKVITALS_OWN_HOST_RATE_MAX: '1000',
      LINKVITALS_RECHECK_AFTER_MS: '0',
      LINKVITALS_SWEEP_SECONDS: '2',
      LINKVITALS_CRAWL_CONCURRENCY: String(AT_ONCE),
    };
    const test = await createTestContext({ db: fresh().open(), env, services: { clock: systemClock } });
    onTestFinished(() => test.close());
    await setUp(test, accounts, subscriber.url);
    const servers = await Promise.all(['one', 'two'].map((instance) => startOne(test, fresh(), instance)));

    // No crawl ends before both have as many as they take at once: so each has its part, whichever is quicker.
    await expect.poll(() => servers.map(({ crawled }) => crawled.size)).toEqual([AT_ONCE, AT_ONCE]);
    sites.resolve();

    const delivered = async () => test.db.knex('deliveries').where({ state: 'delivered' }).pluck('attempts');
    await expect.poll(async () => (await delivered()).length, { timeout: 150_000 }).toBe(deliveryCount);
    expect(new Set(await delivered())).toEqual(new Set([1]));
    expect(subscriber.received).toHaveLength(deliveryCount);
    expect(new Set(subscriber.received.map(({ headers }) => headers['x-service-delivery'])).size).toBe(deliveryCount);

    const crawls: { domain_id: string; state: string }[] = await test.db.knex('crawls').select('domain_id', 'state');
    expect(crawls.map(({ state }) => state)).toEqual(Array.from({ length: crawlCount }, () => 'completed'));
    expect(new Set(crawls.map(({ domain_id }) => domain_id)).size).toBe(crawlCount);
    // No host got requests from both.
    const crawled = servers.flatMap((server) => [...server.crawled].filter((host) => host.endsWith('.example')));
    expect(crawled).toHaveLength(crawlCount);
    for (const { crawled, sent } of servers) {
      expect(crawled.size).toBeGreaterThanOrEqual(AT_ONCE);
      expect(sent.webhooks).toBeGreaterThan(0);
    }
  });
});
