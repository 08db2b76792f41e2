/*
 * Server processes on one MySQL (MariaDB) and one MongoDB-wire server: how many crawls and deliveries they get done,
 * what they send to the database, how often leases change hands. Sites are small and polite: it is the distribution
 * that is measured, not the crawler.
 *   node --conditions=@linkvitals/source bench/scale/servers.ts [--processes 1,2,4] [--crawls 200] [--deliveries 4000]
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { domainRow } from '../../packages/server/scale/account-rows.ts';
import { seeded } from '../../packages/server/scale/seeded.ts';
import type { Services } from '../../packages/server/src/context.ts';
import { createWebhook } from '../../packages/server/src/outgoing/webhooks/index.ts';
import { contextFor, createAccount } from '../../packages/server/src/people/accounts/index.ts';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { openServices } from '../../packages/server/src/services.ts';
import { type Program, startProgram } from '../process/start-program.ts';
import { benchDatabases } from './databases.ts';
import type { Counts, Order } from './server.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    crawls: { type: 'string', default: '200' },
    deliveries: { type: 'string', default: '4000' },
  },
});
const DOMAINS_EACH = 5;
const ENDPOINTS_EACH = 5;
const PAGES = 20;
const LATENCY_MS = 20;

/** Starts a server that is every site and every subscriber: a path is a page, or takes webhooks. */
async function startWorld(): Promise<{ readonly port: number; close(): void }> {
  const links = Array.from({ length: PAGES - 1 }, (_, n) => `<a href="/p${n}">page ${n}</a>`).join('\n');
  const page = `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1>${links}</html>`;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    if (request.method === 'POST') return void response.end('ok');
    await sleep(LATENCY_MS);
    const isPage = /^\/(p\d+)?$/.test(request.url ?? '');
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? page : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** Makes accounts with domains that are all due and were checked a moment ago, and with endpoints for another event. */
async function populate(services: Services, accounts: number, hooks: string): Promise<string[]> {
  const { db, secrets } = services;
  const now = Date.now();
  const maker = { dice: seeded(1), now, secrets, subscriberUrl: hooks };
  const check = JSON.stringify({
    outcome: 'found',
    checked_at: new Date(now).toISOString(),
    detail: '',
    resolvers: [],
  });
  const ids: string[] = [];
  for (let account = 0; account < accounts; account += 1) {
    const { id } = await createAccount(services, { name: `bench ${account}`, plan: 'agency' });
    ids.push(id);
    const ctx = await contextFor(services, id, 'operator');
    for (let n = 0; n < ENDPOINTS_EACH; n += 1)
      await createWebhook(ctx, { url: `${hooks}/${account}/${n}`, events: ['crawl.started'] });
    for (let n = 0; n < DOMAINS_EACH; n += 1) {
      const row = domainRow(maker, id, account * DOMAINS_EACH + n);
      const due = { verification_status: 'verified', last_check: check, next_check_at: null, next_crawl_at: now - 1 };
      await db.knex('domains').insert({ ...row, ...due });
    }
  }
  return ids;
}

async function until(done: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await done())) await sleep(100);
  return (performance.now() - started) / 1000;
}

const countsOf = (servers: readonly Program<Order>[]): Promise<Counts[]> =>
  Promise.all(servers.map(async (server) => (await server.send({ kind: 'counts' })) as Counts));
const sum = (list: readonly Counts[], of: (counts: Counts) => number): number =>
  list.reduce((total, counts) => total + of(counts), 0);
const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

/** The growth of the counts of all servers in a phase. */
function phase(before: readonly Counts[], after: readonly Counts[]) {
  const grown = (of: (counts: Counts) => number): number => sum(after, of) - sum(before, of);
  return { grown, each: (of: (counts: Counts) => number, many: number): string => (grown(of) / many).toFixed(1) };
}

async function measure(processes: number, world: { readonly port: number }, urls: readonly [string, string]) {
  const env = {
    DATABASE_URL: urls[0],
    MONGODB_URL: urls[1],
    LINKVITALS_SECRET_KEY: randomBytes(32).toString('base64'),
    LINKVITALS_CONNECT_TO: `:80:127.0.0.1:${world.port},:443:127.0.0.1:1`,
    LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_OWN_HOST_RATE: '10',
    LINKVITALS_RECHECK_AFTER_MS: '0',
    LINKVITALS_SWEEP_SECONDS: '2',
    LINKVITALS_LOG_LEVEL: 'error',
  };
  const { services, close } = await openServices(readConfig(env));
  const crawls = Number(values.crawls);
  const accountIds = await populate(services, crawls / DOMAINS_EACH, `http://127.0.0.1:${world.port}/hooks`);
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startProgram<Order>(new URL('server.ts', import.meta.url), env)),
  );
  const having = async (table: string, state: string): Promise<number> =>
    Number((await services.db.knex(table).where({ state }).count({ count: '*' }))[0]?.count);

  // Endpoints get no `crawl.started` meanwhile, because they subscribe to another event.
  await services.db.knex('webhook_endpoints').update({ events: '["crawl.failed"]' });
  const before = await countsOf(servers);
  await Promise.all(servers.map((server) => server.send({ kind: 'start' })));
  const crawlSeconds = await until(async () => (await having('crawls', 'completed')) === crawls);
  const crawled = await countsOf(servers);
  const one = phase(before, crawled);
  await sleep(5_000);
  const idle = await countsOf(servers);
  const idleEach = (phase(crawled, idle).grown((counts) => counts.statements) / 5 / processes).toFixed(1);

  await services.db.knex('webhook_endpoints').update({ events: '["crawl.started"]' });
  const deliveries = Number(values.deliveries);
  const events = deliveries / ENDPOINTS_EACH / processes;
  const emitting = Promise.all(servers.map((server) => server.send({ kind: 'emit', events, accountIds })));
  const deliverySeconds = await until(async () => (await having('deliveries', 'delivered')) === deliveries);
  await emitting;
  const delivered = await countsOf(servers);
  const two = phase(idle, delivered);
  const least = (of: (counts: Counts) => number, all: number): string =>
    `${Math.round((Math.min(...delivered.map(of)) / all) * 100)} %`;
  row(
    processes,
    (crawls / crawlSeconds).toFixed(2),
    one.each(({ statements }) => statements, crawls),
    `${one.grown((c) => c.crawlTakes[0])} / ${one.grown((c) => c.crawlTakes[1])} / ${one.grown((c) => c.crawlReleases)}`,
    one.each((c) => c.crawlRenewals, crawls),
    least((c) => c.crawlTakes[1], crawls),
    Math.round(deliveries / deliverySeconds),
    two.each(({ statements }) => statements, deliveries),
    `${two.grown((c) => c.deliveryClaims)} / ${two.grown((c) => c.deliveryTakes[1])}`,
    least((c) => c.deliveryTakes[1], deliveries),
    idleEach,
    `${((one.grown((c) => c.cpuMs) + two.grown((c) => c.cpuMs)) / 1000).toFixed(1)} s`,
  );
  await Promise.all(servers.map((server) => server.stop()));
  await close();
}

await using databases = benchDatabases();
const world = await startWorld();
console.log(`${values.crawls} crawls of ${PAGES} pages, ${values.deliveries} deliveries, Node ${process.version}\n`);
row(
  'processes',
  'crawls/s',
  'statements a crawl',
  'leases of crawls tried / won / given back',
  'renewals a crawl',
  'least share of a process',
  'deliveries/s',
  'statements a delivery',
  'claims / leases of deliveries',
  'least share',
  'statements/s idle, a process',
  'CPU of the servers',
);
row(...Array.from({ length: 12 }, () => '---'));
for (const processes of values.processes.split(',')) {
  await measure(Number(processes), world, [await databases.open('mysql'), await databases.open('mongodb')]);
}
world.close();
