import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createForeignHosts, createPageThread, createRobotsCache } from '@linkvitals/crawler';
import { createOutbound } from '@linkvitals/outbound';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { releaseDeadLeases } from './deliveries/index.ts';
import { createDns } from './dns/index.ts';
import { createHttpApp } from './http/create-http-app.ts';
import { createIds } from './ids.ts';
import { openScheduler, type Scheduler } from './jobs/scheduler.ts';
import { startSweep } from './jobs/sweep.ts';
import { createWorkers } from './jobs/workers.ts';
import { createLog } from './log/create-log.ts';
import { createMailer } from './mail/index.ts';
import { createMeter, createMetricRegistry, type MetricRegistry, serveMetrics } from './metrics/index.ts';
import { releaseDeadNotifications } from './notifications/index.ts';
import { createSecretBox } from './secret-box.ts';
import { readSecretKeys, rereadSecretKeys } from './secret-key.ts';
import { enterDatabase, migrate, openDatabase } from './storage/index.ts';
import { within } from './within.ts';

/** Services without a listening port or running jobs: what an operator's command needs. */
export interface ServiceSet {
  readonly services: Services;
  readonly scheduler: Scheduler;
  readonly metrics: MetricRegistry;
  close(): Promise<void>;
}

/** Paths and queries of webhook URLs are often secrets: the log gets the host. */
const hostOf = (url: string): string | undefined => URL.parse(url)?.host;

/** Connects and migrates the database, then puts the parts together. The only place that does. */
export async function openServices(config: Config): Promise<ServiceSet> {
  const log = createLog(config);
  const clock = systemClock;
  const secretKeys = await readSecretKeys(config);
  const extraCa = config.extraCaFile === '' ? [] : [await readFile(config.extraCaFile, 'utf8')];
  const db = await openDatabase({ url: config.databaseUrl });
  await migrate(db);
  const scheduler = await openScheduler({ config, db, log, clock });
  const outbound = createOutbound({
    allowCidrs: config.allowCidrs,
    denyCidrs: config.denyCidrs,
    connectTo: config.connectTo,
    dnsServers: config.dnsServers,
    extraCa,
    // Bounded where the work is. A limit below that would let endpoints that hang keep all others on their host waiting.
    connectionsPerOrigin: Math.max(config.deliveryConcurrency, config.ownHostInFlight),
    onRefused: ({ url, ...refusal }) => log.warn({ ...refusal, host: hostOf(url) }, 'outbound request refused'),
  });
  const pageReading = createPageThread();
  const ids = createIds();
  const metrics = createMetricRegistry();
  const services: Services = {
    config,
    db,
    clock,
    ids,
    log,
    dns: createDns({ servers: config.dnsServers }),
    outbound,
    mailer: config.mail && createMailer({ ...config.mail, extraCa }),
    foreignHosts: createForeignHosts({ intervalMs: config.foreignHostIntervalMs }),
    robotsCache: createRobotsCache(),
    pageReading,
    alarms: scheduler,
    secrets: createSecretBox(secretKeys, () => rereadSecretKeys(config)),
    instance: ids.uuid(),
    meter: createMeter(metrics, () => clock.now() / 1000),
  };
  const close = async (): Promise<void> => {
    await scheduler.close();
    await pageReading.close();
    await outbound.close();
    await db.close();
  };
  return { services, scheduler, metrics, close };
}

export interface RunningServer {
  /** Where it listens, `http://host:port`. */
  readonly url: string;
  /** Takes no new work, lets what is under way come to a safe point, then closes everything. */
  stop(): Promise<void>;
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Once the server is asked to stop, ms: an attempt takes 30 s at most and a crawl lets go at its next batch; then
 * requests under way have a moment, then connections. Together they are less than the 35 s that operators allow.
 */
const WORK_ENDS_WITHIN = 31_000;
const REQUESTS_END_WITHIN = 2_000;
const CONNECTIONS_END_WITHIN = 1_000;

/** Stops taking connections; requests under way are let finish, for a moment. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const impatience = setTimeout(() => server.closeAllConnections(), REQUESTS_END_WITHIN);
  server.closeIdleConnections();
  await closed;
  clearTimeout(impatience);
}

/** Starts what the roles of this server are: API, crawls, deliveries. `hooks` are for tests. */
export async function startServer(config: Config, hooks: Pick<Services, 'onPoint'> = {}): Promise<RunningServer> {
  const { services: opened, scheduler, metrics, close } = await openServices(config);
  const services: Services = { ...opened, ...hooks };
  if (config.allowCidrs.some((cidr) => cidr.endsWith('/0'))) {
    services.log.warn('LINKVITALS_ALLOW_CIDRS opens every private address to crawls and webhooks');
  }
  const workers = createWorkers(services);
  const server = createServer(createHttpApp(services).callback());
  const giveUp = async (error: unknown): Promise<never> => {
    server.close();
    server.closeAllConnections();
    await close(); // or the process would stay for what is open
    throw error;
  };
  const port = await listen(server, config).catch(giveUp);
  const metricsServer =
    config.metricsPort === undefined ? undefined : await serveMetrics(services, metrics).catch(giveUp);
  if (metricsServer !== undefined) services.log.info({ url: metricsServer.url }, 'metrics are served');
  // Before the first lease is taken here: any that there is then is another's.
  const whenAlone = async (): Promise<void> => {
    await releaseDeadLeases(services);
    await releaseDeadNotifications(services);
  };
  const entering = { url: config.databaseUrl, whenAlone };
  const presence = await enterDatabase(entering).catch(async (error: unknown) => {
    await metricsServer?.close();
    return giveUp(error);
  });
  await scheduler.start(workers);
  const sweep = startSweep(services, workers);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${port}`,
    async stop() {
      const { log, clock } = services;
      log.info('stopping: no new work is taken');
      // The API goes on answering meanwhile, /readyz with 503: that is how a load balancer hears of it.
      const work = Promise.allSettled([scheduler.stop(), sweep.stop(), workers.stop()]);
      if (!(await within(clock, WORK_ENDS_WITHIN, work))) log.warn('work is left half done; its leases bring it back');
      await closeServer(server);
      await metricsServer?.close();
      await presence.leave();
      if (!(await within(clock, CONNECTIONS_END_WITHIN, close()))) log.warn('connections would not close');
    },
  };
}
