/*
 * One server process of the bench: scheduler, workers and sweep as `startServer` puts them together, without the API.
 * It counts what it sends to the database. Answers each order of its parent, and `ready` at the start.
 */
import { randomUUID } from 'node:crypto';
import { startSweep } from '../../packages/server/src/jobs/sweep.ts';
import { createWorkers } from '../../packages/server/src/jobs/workers.ts';
import { crawlStarted, recordEvent, wakeDeliveries } from '../../packages/server/src/outgoing/events/index.ts';
import { contextFor } from '../../packages/server/src/people/accounts/index.ts';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { transaction } from '../../packages/server/src/platform/storage/index.ts';
import { openServices } from '../../packages/server/src/services.ts';
import { obey } from '../process/obey.ts';

/** Orders of the parent. */
export type Order =
  /** The program takes work from now on. */
  | { readonly kind: 'start' }
  /** Emits `events` events, divided among these accounts; each goes to all endpoints of its account. */
  | { readonly kind: 'emit'; readonly events: number; readonly accountIds: readonly string[] }
  | { readonly kind: 'counts' }
  | { readonly kind: 'stop' };

/** Counts since the start of the process. */
export interface Counts {
  readonly statements: number;
  /** Numbers of attempts and of successes. */
  readonly crawlTakes: readonly [number, number];
  readonly crawlRenewals: number;
  /** Crawls that were taken and given back, because the account was at its limit. */
  readonly crawlReleases: number;
  readonly deliveryTakes: readonly [number, number];
  /** Claims that began; some find nothing to take. */
  readonly deliveryClaims: number;
  readonly cpuMs: number;
}

const { services, scheduler, close } = await openServices(readConfig(process.env));
const workers = createWorkers(services);
let sweep: ReturnType<typeof startSweep> | undefined;

const KINDS = {
  crawlTake: /^update `crawls` set `lease_owner` = \?, `lease_token`/,
  crawlRenewal: /^update `crawls` set `pages_crawled` = \?, `elapsed_ms`/,
  crawlRelease: /^update `crawls` set `lease_owner` = \?, `lease_expires_at`/,
  deliveryTake: /^update `deliveries` set `lease_owner` = \?, `lease_token` = .*, `lease_expires_at` = \?, `slot` = /,
  deliveryClaim: /^select `deliveries`.*`slot_1`/,
} as const;

/** The number of rows that a statement changes: one for several rows ends with their ids. */
const rowsIn = (sql: string): number => / in \(([?, ]+)\)(?: and exists .*)?$/.exec(sql)?.[1]?.split(',').length ?? 1;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
const tried = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
const won = { ...tried };
let statements = 0;
services.db.knex.on('query', () => {
  statements += 1;
});
services.db.knex.on('query-response', (response: unknown, { sql }: { readonly sql: string }) => {
  const kind = kinds.find((one) => KINDS[one].test(sql));
  if (kind === undefined) return;
  tried[kind] += rowsIn(sql);
  won[kind] += Number(response) || 0;
});

async function emit(events: number, accountIds: readonly string[]): Promise<void> {
  const contexts = await Promise.all(accountIds.map((id) => contextFor(services, id, 'operator')));
  for (let n = 0; n < events; n += 1) {
    const accountId = contexts[n % contexts.length]?.account.id ?? '';
    const crawlId = randomUUID();
    const crawl = { crawlId, domainId: randomUUID(), hostname: 'site.example', url: 'https://site.example/' };
    const body = crawlStarted({ ...crawl, startedAt: services.clock.now(), maxPages: 500, depthLimit: 5 });
    const event = { accountId, domainId: null, crawlId, body };
    await wakeDeliveries(services, await transaction(services.db, (trx) => recordEvent(services, trx, event)));
  }
}

function counts(): Counts {
  const { user, system } = process.cpuUsage();
  return {
    statements,
    crawlTakes: [tried.crawlTake, won.crawlTake],
    crawlRenewals: tried.crawlRenewal,
    crawlReleases: won.crawlRelease,
    deliveryTakes: [tried.deliveryTake, won.deliveryTake],
    deliveryClaims: tried.deliveryClaim,
    cpuMs: (user + system) / 1000,
  };
}

async function work(order: Order): Promise<unknown> {
  if (order.kind === 'emit') return emit(order.events, order.accountIds);
  if (order.kind === 'counts') return counts();
  if (order.kind === 'start') {
    await scheduler.start(services, workers);
    sweep = startSweep(services, workers);
    return undefined;
  }
  await Promise.all([scheduler.stop(), sweep?.stop(), workers.stop()]);
  await close();
  process.exit(0);
}

obey(work);
