import { readFile } from 'node:fs/promises';
import { BodyRoom, createExternalHosts, createPageThread, createRobotsCache } from '@linkvitals/crawler';
import { createOutbound } from '@linkvitals/outbound';
import type { Logger } from 'pino';
import { createAfterResponse } from './after-response.ts';
import type { Services } from './context.ts';
import { createLiveCrawls } from './findings/crawls/index.ts';
import { createKnownDays } from './findings/trends/index.ts';
import { createScheduler, type Scheduler } from './jobs/scheduler.ts';
import { createAttemptsHere } from './outgoing/attempts/index.ts';
import { createMailer } from './outgoing/mail/index.ts';
import { recordOwnershipNotice } from './outgoing/notifications/index.ts';
import { createLimits } from './people/limits/index.ts';
import { createIdentityProviders } from './people/oidc/index.ts';
import { createPasswordPool } from './people/users/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log/create-log.ts';
import { createMeter, createMetricRegistry, type MetricRegistry } from './platform/metrics/index.ts';
import { type DatabaseGate, openGate } from './platform/outages/database-gate.ts';
import { createRendering } from './platform/rendering.ts';
import { createSecretBox, openSecretKeys, refuseLostDatabase, rereadSecretKeys } from './platform/secrets/index.ts';
import {
  type Database,
  isDatabaseMissing,
  lockTimeouts,
  migrateInstallation,
  openDatabase,
  parseDatabaseUrl,
  pingDatabase,
} from './platform/storage/index.ts';
import { createObjectStorage } from './reporting/reports/index.ts';
import { createDns } from './sites/dns/index.ts';
import { createShownDomains } from './sites/domain-view/index.ts';

/** Services without a listening port or running jobs, as an operator's command needs them */
export interface ServiceSet {
  readonly services: Services;
  readonly scheduler: Scheduler;
  readonly metrics: MetricRegistry;
  /** Whether this call made the key file */
  readonly keyIsNew: boolean;
  close(): Promise<void>;
}

/** Host of a webhook URL for the log; path and query are left out, because they are often secrets. */
const hostOf = (url: string): string | undefined => URL.parse(url)?.host;

/**
 * Opens the database, and writes to a new SQLite file before there is a key: a key without a database would mean that
 * the database was lost.
 * @throws ConfigError when it was lost
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
 * Puts the services together. It connects to no database, except for a gate that does so by itself.
 * @param ownClock replaces the machine's clock; a `now` in it replaces the clock of the database, too
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
    // The workers limit this already. A lower limit here would let hanging endpoints keep all others on their host
    // waiting.
    connectionsPerOrigin: Math.max(config.deliveryConcurrency, config.ownHostInFlight),
    onRefused: ({ url, ...refusal }) => log.warn({ ...refusal, host: hostOf(url) }, 'outbound request refused'),
  });
  const pageReading = createPageThread();
  const identityProviders = createIdentityProviders({ config, clock, extraCa });
  const ids = createIds();
  const metrics = createMetricRegistry();
  const afterResponse = createAfterResponse(log);
  const meter = createMeter(metrics, () => clock.now() / 1000);
  const rendering = createRendering({ config, log, meter });
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
    rendering,
    alarms: scheduler,
    attemptsHere: createAttemptsHere(),
    liveCrawls: createLiveCrawls(),
    secrets: createSecretBox(secretKeys.keys, () => rereadSecretKeys(config)),
    instance: ids.uuid(),
    passwords: createPasswordPool(),
    identityProviders,
    limits: createLimits({ config, db, log }),
    knownDays: createKnownDays(),
    shownDomains: createShownDomains(),
    noticeOwnership: recordOwnershipNotice,
    afterResponse,
    meter,
  };
  const close = async (): Promise<void> => {
    await afterResponse.settled();
    await scheduler.close();
    await pageReading.close();
    await rendering.close();
    await outbound.close();
    await identityProviders.close();
    await db.close();
  };
  return { services, scheduler, metrics, gate, keyIsNew: secretKeys.isNew, close };
}

/**
 * Puts the services together with a connected and migrated database, for short work: no gate watches the database.
 * @throws Error when the database does not respond; ConfigError when it was emptied
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
