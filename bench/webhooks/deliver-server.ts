/*
 * One server process of the bench: scheduler, workers and sweep as `startServer` puts them together, without the API.
 * Its parent orders it by messages to record events the way a crawl does: event and deliveries in one transaction,
 * then the alarms. Answers every order when it is done, and `ready` at the start.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as round, setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../packages/server/src/context.ts';
import { startSweep } from '../../packages/server/src/jobs/sweep.ts';
import { createWorkers } from '../../packages/server/src/jobs/workers.ts';
import { crawlStarted, recordEvent, wakeDeliveries } from '../../packages/server/src/outgoing/events/index.ts';
import { createWebhook } from '../../packages/server/src/outgoing/webhooks/index.ts';
import { contextFor, createAccount } from '../../packages/server/src/people/accounts/index.ts';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { transaction } from '../../packages/server/src/platform/storage/index.ts';
import { openServices } from '../../packages/server/src/services.ts';
import { obey } from '../process/obey.ts';

/** Orders of the parent. */
export type Order =
  /** Makes an account with an endpoint for each URL. */
  | { readonly kind: 'account'; readonly urls: readonly string[] }
  /** Emits `events` events of the last account; each goes to all of its endpoints. */
  | { readonly kind: 'emit'; readonly events: number; readonly perSecond: number }
  /** Requests the number of finished deliveries, and the CPU time of this process so far, ms. */
  | { readonly kind: 'progress' }
  | { readonly kind: 'stop' };

const { services, scheduler, close } = await openServices(readConfig(process.env));
const workers = createWorkers(services);
await scheduler.start(services, workers);
const sweep = startSweep(services, workers);
let ctx: Context;

async function makeAccount(urls: readonly string[]): Promise<void> {
  const account = await createAccount(services, { name: 'bench', plan: 'agency' });
  ctx = await contextFor(services, account.id, 'operator');
  for (const url of urls) await createWebhook(ctx, { url, events: ['crawl.started'] });
}

async function emitOne(): Promise<void> {
  const crawlId = randomUUID();
  const crawl = { crawlId, domainId: randomUUID(), hostname: 'site.example', url: 'https://site.example/' };
  const body = crawlStarted({ ...crawl, startedAt: services.clock.now(), maxPages: 500, depthLimit: 5 });
  const event = { accountId: ctx.account.id, domainId: null, crawlId, body };
  await wakeDeliveries(services, await transaction(services.db, (trx) => recordEvent(services, trx, event)));
}

/** Emits events at a rate; late ones go out at once. `perSecond` 0: as fast as they can be written. */
async function emit(events: number, perSecond: number): Promise<void> {
  const started = performance.now();
  for (let n = 0; n < events; n += 1) {
    const early = perSecond === 0 ? 0 : started + (n * 1000) / perSecond - performance.now();
    // The loop yields, as between two crawls, because SQLite answers without yielding.
    await (early > 0 ? sleep(early) : round());
    await emitOne();
  }
}

export interface Progress {
  readonly delivered: number;
  readonly cpuMs: number;
}

async function progress(): Promise<Progress> {
  const [row] = await services.db.knex('deliveries').where({ state: 'delivered' }).count({ count: '*' });
  const { user, system } = process.cpuUsage();
  return { delivered: Number(row?.count ?? 0), cpuMs: (user + system) / 1000 };
}

async function work(order: Order): Promise<unknown> {
  if (order.kind === 'account') return makeAccount(order.urls);
  if (order.kind === 'emit') return emit(order.events, order.perSecond);
  if (order.kind === 'progress') return progress();
  await Promise.all([scheduler.stop(), sweep.stop(), workers.stop()]);
  await close();
  process.exit(0);
}

obey(work);
