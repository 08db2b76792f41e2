import { readFile } from 'node:fs/promises';
import { BodyRoom, createExternalHosts, createPageThread, createRobotsCache } from '@linkvitals/crawler';
import { createOutbound } from '@linkvitals/outbound';
import type { Logger } from 'pino';
import { createAttemptsHere } from './attempts/index.ts';
import { createBackground } from './background.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Services } from './context.ts';
import { createLiveCrawls } from './crawls/index.ts';
import { createDns } from './dns/index.ts';
import { createWrittenDomains } from './domain-view/index.ts';
import { createIds } from './ids.ts';
import { createScheduler, type Scheduler } from './jobs/scheduler.ts';
import { createLimits } from './limits/index.ts';
import { createLog } from './log/create-log.ts';
import { createMailer } from './mail/index.ts';
import { createMeter, createMetricRegistry, type MetricRegistry } from './metrics/index.ts';
import { createIdentityProviders } from './oidc/index.ts';
import { type DatabaseGate, openGate } from './outages/database-gate.ts';
import { createObjectStorage } from './reports/index.ts';
import { createSecretBox, openSecretKeys, refuseLostDatabase, rereadSecretKeys } from './secrets/index.ts';
import {
  type Database,
  isDatabaseMissing,
  lockTimeouts,
  migrateInstallation,
  openDatabase,
  parseDatabaseUrl,
  pingDatabase,
} from './storage/index.ts';
import { createKnownDays } from './trends/index.ts';
import { createPasswordPool } from './users/index.ts';

/** Services without a listening port or running jobs: what an operator's command needs. */
export interface ServiceSet {
  readonly services: Services;
  readonly scheduler: Scheduler;
  readonly metrics: MetricRegistry;
  /** There was no key file: it was made for this. */
  readonly keyIsNew: boolean;
  close(): Promise<void>;
}

/** Paths and queries of webhook URLs are often secrets: the log gets the host. */
const hostOf = (url: string): string | undefined => URL.parse(url)?.host;

/**
 * A new SQLite file is written to before there is a key: a key without a database says that the database was lost.
 * @throws ConfigError where it was
 */
async function openOwnDatabase(config: Config, now: (() => number) | undefined): Promise<Database> {
  await refuseLostDatabase(config);
  const isNew = await isDatabaseMissing(parseDatabaseUrl(config.databaseUrl));
  const db = openDatabase({ url: config.databaseUrl, now });
  try {
    if (isNew) await pingDatabase(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

type MakeGate<T extends DatabaseGate> = (parts: { readonly db: Database; readonly log: Logger }) => T;

/**
 * Puts the parts together. Neither database is dialled, but by a gate that does so by itself.
 * @param ownClock replaces the machine's clock, and with `now` that of the database too
 */
export async function createServices<T extends DatabaseGate>(
  config: Config,
  makeGate: MakeGate<T>,
  ownClock: Partial<Clock> = {},
): Promise<ServiceSet & { readonly gate: T }> {
  const log = createLog(config);
  const clock = { ...systemClock, ...ownClock };
  const crawlClock = { now: clock.monotonic, sleep: clock.sleep };
  const extraCa = config.extraCaFile === '' ? [] : [await readFile(config.extraCaFile, 'utf8')];
  const db = await openOwnDatabase(config, ownClock.now);
  const secretKeys = await openSecretKeys(config).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  const scheduler = createScheduler({ config, log, clock });
  const gate = makeGate({ db, log });
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
  const identityProviders = createIdentityProviders({ config, clock, extraCa });
  const ids = createIds();
  const metrics = createMetricRegistry();
  const background = createBackground(log);
  const meter = createMeter(metrics, () => clock.now() / 1000);
  lockTimeouts(db, () => meter.lockTimedOut());
  const services: Services = {
    config,
    db,
    gate,
    clock,
    ids,
    log,
    dns: createDns({ servers: config.dnsServers }),
    outbound,
    mailer: config.mail && createMailer({ ...config.mail, extraCa }),
    objects: createObjectStorage(config),
    externalHosts: createExternalHosts({ intervalMs: config.externalHostIntervalMs, clock: crawlClock }),
    robotsCache: createRobotsCache({ clock: crawlClock }),
    bodyRoom: new BodyRoom(),
    pageReading,
    alarms: scheduler,
    attemptsHere: createAttemptsHere(),
    liveCrawls: createLiveCrawls(),
    secrets: createSecretBox(secretKeys.keys, () => rereadSecretKeys(config)),
    instance: ids.uuid(),
    passwords: createPasswordPool(),
    identityProviders,
    limits: createLimits({ config, db, log }),
    knownDays: createKnownDays(),
    writtenDomains: createWrittenDomains(),
    background,
    meter,
  };
  const close = async (): Promise<void> => {
    await background.settled();
    await scheduler.close();
    await pageReading.close();
    await outbound.close();
    await identityProviders.close();
    await db.close();
  };
  return { services, scheduler, metrics, gate, keyIsNew: secretKeys.isNew, close };
}

/**
 * The same with the database connected and migrated, for a moment's work: nobody watches over it.
 * @throws Error when the database does not answer; ConfigError when it was emptied
 */
export async function openServices(config: Config): Promise<ServiceSet> {
  const set = await createServices(config, () => openGate);
  try {
    await migrateInstallation(set.services.db, config);
    await set.scheduler.connect();
    return set;
  } catch (error) {
    await set.close(); // or the process would stay for what is open
    throw error;
  }
}
