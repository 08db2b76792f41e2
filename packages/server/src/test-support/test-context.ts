import { randomBytes } from 'node:crypto';
import { BodyRoom, createExternalHosts, createPageThread, createRobotsCache } from '@linkvitals/crawler';
import { createOutbound } from '@linkvitals/outbound';
import { type FakeClock, fakeClock } from '@linkvitals/testing';
import { pino } from 'pino';
import { createAfterResponse } from '../after-response.ts';
import type { Alarms, NotificationLane } from '../alarms.ts';
import type { Context, Services } from '../context.ts';
import { createLiveCrawls } from '../findings/crawls/index.ts';
import { createKnownDays } from '../findings/trends/index.ts';
import { createAttemptsHere } from '../outgoing/attempts/index.ts';
import { createMailer } from '../outgoing/mail/index.ts';
import { recordOwnershipNotice } from '../outgoing/notifications/index.ts';
import { contextFor, createAccount } from '../people/accounts/index.ts';
import { createLimits } from '../people/limits/index.ts';
import { createIdentityProviders } from '../people/oidc/index.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { createIds } from '../platform/ids.ts';
import { createMeter, createMetricRegistry, type MetricRegistry } from '../platform/metrics/index.ts';
import { openGate } from '../platform/outages/database-gate.ts';
import { createRendering } from '../platform/rendering.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { type Database, openDatabase } from '../platform/storage/index.ts';
import { createObjectStorage } from '../reporting/reports/index.ts';
import { createShownDomains } from '../sites/domain-view/index.ts';
import { migrateQuickly } from './migrate-quickly.ts';
import { type ProgrammableDns, programmableDns } from './programmable-dns.ts';
import { quickPasswords } from './quick-passwords.ts';

export interface RecordedAlarms extends Alarms {
  readonly crawls: { id: string }[];
  readonly deliveries: { id: string; at: number; first: boolean }[];
  readonly notifications: { id: string; at: number; lane: NotificationLane }[];
  readonly mails: { id: string; at: number }[];
  readonly reports: { id: string; at: number }[];
  readonly rechecks: { id: string; at: number }[];
}

function recordedAlarms(clock: Pick<FakeClock, 'now'>): RecordedAlarms {
  const crawls: RecordedAlarms['crawls'] = [];
  const deliveries: RecordedAlarms['deliveries'] = [];
  const notifications: RecordedAlarms['notifications'] = [];
  const mails: RecordedAlarms['mails'] = [];
  const reports: RecordedAlarms['reports'] = [];
  const rechecks: RecordedAlarms['rechecks'] = [];
  return {
    crawls,
    deliveries,
    notifications,
    mails,
    reports,
    rechecks,
    async wake(kind, row) {
      if (row === undefined) return;
      const { id, at = clock.now() } = row;
      if (kind === 'crawl') crawls.push({ id });
      else if (kind === 'mail') mails.push({ id, at });
      else if (kind === 'report') reports.push({ id, at });
      else if (kind === 'recheck') rechecks.push({ id, at });
      else if (kind === 'email' || kind === 'chat') notifications.push({ id, at, lane: kind });
      else deliveries.push({ id, at, first: kind === 'delivery' });
    },
    state: async () => 'ok',
  };
}

export interface TestContext {
  /** Acts for an agency account with all permissions. */
  readonly ctx: Context;
  readonly services: Services;
  readonly db: Database;
  readonly clock: FakeClock;
  readonly alarms: RecordedAlarms;
  readonly dns: ProgrammableDns;
  readonly metrics: MetricRegistry;
  /** Creates a context for another account. */
  other(plan?: string): Promise<Context>;
  close(): Promise<void>;
}

export interface TestContextOptions {
  /** Database. Default: a fresh SQLite database in memory. The caller's own is migrated but not closed. */
  readonly db?: Database;
  /** Environment in addition to that of all tests, which allows loopback */
  readonly env?: Readonly<Record<string, string>>;
  /** Epoch ms at the start; default 2026-01-01. */
  readonly now?: number;
  readonly services?: Partial<Services>;
}

export const testEnvironment = {
  LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8,::1/128',
  LINKVITALS_LOG_LEVEL: 'silent',
  // Whether a build exists depends on the machine.
  LINKVITALS_DASHBOARD: 'off',
  LINKVITALS_SECRET_KEY: randomBytes(32).toString('base64'),
};

/**
 * One page thread for all tests of the process, because its start takes longer than a crawl of a test. While idle it
 * keeps no process running.
 */
const pageReading = createPageThread();

/**
 * Creates everything that a verb needs; real except for the clock, the alarms, the DNS resolver and the cost of a
 * password's hash.
 */
export async function createTestContext(options: TestContextOptions = {}): Promise<TestContext> {
  const clock = fakeClock(options.now ?? Date.UTC(2026, 0, 1));
  const config: Config = readConfig({ ...testEnvironment, ...options.env });
  const db = options.db ?? (await openDatabase({ url: 'sqlite::memory:', now: () => clock.now() }));
  await migrateQuickly(db);
  const alarms = recordedAlarms(clock);
  const dns = programmableDns();
  const outbound = createOutbound({ allowCidrs: config.allowCidrs, connectTo: config.connectTo });
  const identityProviders = createIdentityProviders({ config, clock });
  const metrics = createMetricRegistry();
  const log = pino({ level: config.logLevel });
  const meter = createMeter(metrics, () => clock.now() / 1000);
  const services: Services = {
    config,
    db,
    gate: openGate,
    clock,
    ids: createIds(),
    log,
    dns,
    outbound,
    mailer: config.mail && createMailer({ ...config.mail, extraCa: [] }),
    objects: createObjectStorage(config),
    externalHosts: createExternalHosts({ intervalMs: 0 }),
    robotsCache: createRobotsCache(),
    bodyRoom: new BodyRoom(),
    pageReading,
    alarms,
    attemptsHere: createAttemptsHere(),
    liveCrawls: createLiveCrawls(),
    secrets: createSecretBox(config.secretKeys),
    instance: 'test',
    passwords: quickPasswords(),
    identityProviders,
    limits: createLimits({ config, db, log }),
    knownDays: createKnownDays(),
    shownDomains: createShownDomains(),
    noticeOwnership: recordOwnershipNotice,
    afterResponse: createAfterResponse(log),
    meter,
    rendering: createRendering({ config, log, meter }),
    ...options.services,
  };
  const other = async (plan = 'agency'): Promise<Context> => {
    const account = await createAccount(services, { name: `account on ${plan}`, plan });
    // The audit log of a test begins empty.
    await db.knex('audit_log').where({ account_id: account.id }).delete();
    return contextFor(services, account.id, 'operator');
  };
  const close = async (): Promise<void> => {
    await services.afterResponse.settled();
    await outbound.close();
    await identityProviders.close();
    if (options.db === undefined) await db.close();
  };
  return { ctx: await other(), services, db, clock, alarms, dns, metrics, other, close };
}
