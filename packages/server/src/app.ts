import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Services } from './context.ts';
import { createHttpServer } from './http/create-http-server.ts';
import type { Scheduler } from './jobs/scheduler.ts';
import { startSweep } from './jobs/sweep.ts';
import { allQueues } from './jobs/work.ts';
import { createWorkers, type Workers } from './jobs/workers.ts';
import { releaseDeadLeases } from './outgoing/attempts/index.ts';
import { createSetupLink } from './people/setup/index.ts';
import type { Clock } from './platform/clock.ts';
import { type Config, configWarnings } from './platform/config/config.ts';
import { assertEgressAddresses } from './platform/config/egress-addresses.ts';
import { listenOn } from './platform/listen-on.ts';
import { localUrl } from './platform/local-url.ts';
import { serveMetrics } from './platform/metrics/index.ts';
import { bringUpToDate } from './platform/outages/bring-up-to-date.ts';
import { checkAfterCrash } from './platform/outages/check-after-crash.ts';
import { type WatchedGate, watchDatabase } from './platform/outages/database-gate.ts';
import { refuseLostKeys, warnOfOpenKeyFile } from './platform/secrets/index.ts';
import { enterDatabase, explainFault } from './platform/storage/index.ts';
import { within } from './platform/within.ts';
import { createServices } from './services.ts';

export interface RunningServer {
  /** Address that the server listens on, `http://host:port` */
  readonly url: string;
  /**
   * Resolves when the database has been reached and brought up to date and work has begun; until then `/readyz` says
   * what is missing. Rejects when waiting is of no use: the configuration is wrong, or a newer version has migrated the
   * database.
   */
  readonly ready: Promise<void>;
  /**
   * Makes a link for creating the first account; undefined when an account exists, or when this server has no API.
   * Rejects with `unavailable` while the database does not respond.
   */
  setupLink(): Promise<string | undefined>;
  /** Takes no new work, lets work under way come to a safe point, then closes everything. */
  stop(options?: StopOptions): Promise<void>;
}

export interface StopOptions {
  /**
   * Milliseconds that work under way may take to end. Default 31,000: an attempt takes at most 30 s, and a crawl is
   * released at its next batch.
   */
  readonly workEndsWithinMs?: number;
  /** Milliseconds for load balancers to notice that `/readyz` is 503; meanwhile the API still answers. Default 0. */
  readonly drainMs?: number;
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  await listenOn(server, { port, host, setting: 'LINKVITALS_HOST' });
  return (server.address() as AddressInfo).port;
}

/**
 * Time limits of the steps of a stop, ms: first work ends, then requests under way, then connections. Together they are
 * less than the 35 s that operators allow.
 */
const WORK_ENDS_WITHIN = 31_000;
const REQUESTS_END_WITHIN = 2_000;
const CONNECTIONS_END_WITHIN = 1_000;

/** Stops taking connections. Requests under way may finish within `REQUESTS_END_WITHIN`. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const impatience = setTimeout(() => server.closeAllConnections(), REQUESTS_END_WITHIN);
  server.closeIdleConnections();
  await closed;
  clearTimeout(impatience);
}

interface Parts {
  readonly services: Services;
  readonly scheduler: Scheduler;
  readonly gate: WatchedGate;
  readonly workers: Workers;
  readonly keyIsNew: boolean;
}

interface Work {
  /** Begins no new work. Leases are given back or expire. */
  stop(): Promise<void>;
  leave(): Promise<void>;
}

/** Milliseconds that another server may take to check and migrate the database */
const OTHERS_START_WITHIN = 300_000;

/** Waits for the database, then begins the work of this server's roles. */
async function beginWork({ services, scheduler, gate, workers, keyIsNew }: Parts): Promise<Work> {
  await gate.answered();
  const whenAlone = async ({ afterCrash }: { readonly afterCrash: boolean }): Promise<void> => {
    if (afterCrash) await checkAfterCrash(services);
    await bringUpToDate(services);
    // This server has taken no lease yet: every lease in the database belongs to another server.
    for (const queue of allQueues) await releaseDeadLeases(services, queue);
  };
  const entering = { url: services.config.databaseUrl, whenAlone, patienceMs: OTHERS_START_WITHIN };
  const presence = await enterDatabase(entering);
  await bringUpToDate(services);
  await refuseLostKeys(services, { keyIsNew });
  gate.open();
  await scheduler.connect();
  await scheduler.start(services, workers);
  const sweep = startSweep(services, workers);
  return { stop: () => sweep.stop(), leave: () => presence.leave() };
}

/** Hooks for tests and for programs that make a long history within seconds */
export interface ServerHooks extends Pick<Services, 'onPoint'>, Partial<Pick<Services, 'passwords'>> {
  /** Replaces the clock of the machine. A `now` in it replaces the clock of the database, too. */
  readonly clock?: Partial<Clock>;
}

/** Listens at once. The work of this server's roles (API, crawls, deliveries) begins when the database responds. */
export async function openServer(
  config: Config,
  { clock: ownClock, ...hooks }: ServerHooks = {},
): Promise<RunningServer> {
  await assertEgressAddresses(config);
  const set = await createServices(config, ({ db, log }) => watchDatabase(config.databaseUrl, { db, log }), ownClock);
  const { scheduler, gate, metrics, keyIsNew } = set;
  const services: Services = { ...set.services, ...hooks };
  const { log, clock } = services;
  const close = (): Promise<void> => {
    gate.stop();
    return set.close();
  };
  for (const warning of configWarnings(config)) log.warn(warning);
  await warnOfOpenKeyFile(config, log);
  const workers = createWorkers(services);
  let isStopping = false;
  const server = createHttpServer(services, { isStopping: () => isStopping });
  const giveUp = async (error: unknown): Promise<never> => {
    server.close();
    server.closeAllConnections();
    await close(); // open connections would keep the process running
    throw error;
  };
  const port = await listen(server, config).catch(giveUp);
  const metricsServer =
    config.metricsPort === undefined ? undefined : await serveMetrics(services, metrics).catch(giveUp);
  if (metricsServer !== undefined) log.info({ url: metricsServer.url }, 'metrics are served');
  const url = localUrl({ host: config.host, port });
  log.info({ url, host: config.host, port }, 'listening');

  let work: Work | undefined;
  const ready = beginWork({ services, scheduler, gate, workers, keyIsNew }).then(
    (begun) => {
      work = begun;
    },
    (error: unknown) => Promise.reject(explainFault(error, services.db)),
  );
  ready.catch(() => {}); // the caller that awaits `ready` gets the error
  return {
    url,
    ready,
    async setupLink() {
      if (!config.roles.includes('api')) return undefined;
      return gate.through(() => createSetupLink(services, config.publicUrl || url));
    },
    async stop({ workEndsWithinMs = WORK_ENDS_WITHIN, drainMs = 0 } = {}) {
      log.info('stopping: no new work is taken');
      // The API still answers meanwhile, and `/readyz` answers 503: a load balancer notices and reuses no connection.
      isStopping = true;
      const drained = drainMs > 0 ? clock.sleep(drainMs) : undefined;
      const ending = Promise.allSettled([scheduler.stop(), work?.stop(), workers.stop()]);
      if (!(await within(clock, workEndsWithinMs, ending)))
        log.warn('some work did not finish in time; it continues when its leases have expired');
      await drained;
      // The server would wait for these streams. Clients that follow a crawl connect to another server.
      services.liveCrawls.close();
      await closeServer(server);
      await metricsServer?.close();
      await work?.leave();
      if (!(await within(clock, CONNECTIONS_END_WITHIN, close()))) log.warn('some connections did not close in time');
      log.info('stopped');
    },
  };
}

/** Opens a server and resolves when it is ready. */
export async function startServer(config: Config, hooks: ServerHooks = {}): Promise<RunningServer> {
  const server = await openServer(config, hooks);
  try {
    await server.ready;
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
