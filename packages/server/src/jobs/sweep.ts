import type { NotificationLane } from '../alarms.ts';
import { FRESH_MS } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { startScheduledCrawls } from '../crawls/index.ts';
import { dueDeliveries } from '../deliveries/index.ts';
import { dueDomainChecks, resetSchedulesSetAhead } from '../domains/index.ts';
import { dueNotifications } from '../notifications/index.ts';
import { dueMails } from '../outbox/index.ts';
import { dueRechecks } from '../rechecks/index.ts';
import { dueAccountRemovals, dueRemovals } from '../removal/index.ts';
import { dueReports } from '../reports/index.ts';
import type { LaneCursor } from '../storage/index.ts';
import { takeDueSummaries } from '../summaries/index.ts';
import { type DueWork, findDueWork } from './due-work-store.ts';
import { createPruning } from './prune.ts';
import { resetPlansSetAhead } from './reset-plans.ts';
import { lanesHere, type Workers } from './workers.ts';

const PRUNE_EVERY_MS = 3_600_000;
const RESET_EVERY_MS = 3_600_000;
/** Most domains have few rows left, or none. */
const REMOVALS_A_PASS = 100;

/** Lanes at which the last look at each queue ended; servers begin at different lanes. */
type Cursors = Readonly<Record<'deliveries' | 'mails' | 'reports' | 'rechecks' | NotificationLane, LaneCursor>>;

const anywhere = (): LaneCursor => ({ after: undefined });

interface Found {
  readonly due: DueWork;
  readonly cursors: Cursors;
  /** Rows that became due less than this ago are left to the server that is about to begin with them, ms. */
  readonly graceMs: number;
}

async function sweepCrawls(services: Services, { crawls, domainChecks }: Workers, { due }: Found): Promise<void> {
  if (due.resets) await resetSchedulesSetAhead(services);
  if (due.schedules) await startScheduledCrawls(services);
  if (crawls.free > 0 && (due.schedules || due.crawls)) void crawls.work();
  if (!due.checks) return;
  for (const id of await dueDomainChecks(services, domainChecks.free)) void domainChecks.run(id);
}

async function sweepRemovals(
  services: Services,
  { removals, accountRemovals }: Workers,
  { due }: Found,
): Promise<void> {
  if (due.removals && removals.free > 0) {
    for (const id of await dueRemovals(services, REMOVALS_A_PASS)) void removals.run(id);
  }
  if (due.accountRemovals && accountRemovals.free > 0) {
    for (const id of await dueAccountRemovals(services, REMOVALS_A_PASS)) void accountRemovals.run(id);
  }
}

/** Nothing waits for a place here that another server could begin at once. */
async function sweepDeliveries(services: Services, workers: Workers, { cursors, graceMs }: Found): Promise<void> {
  const { firstAttempts, retries } = workers;
  const places = Math.max(firstAttempts.free, retries.free);
  const look = { cursor: cursors.deliveries, dueForMs: graceMs };
  for (const { id, first } of await dueDeliveries(services, places, look)) {
    const pool = first ? firstAttempts : retries;
    if (pool.free > 0) void pool.run(id);
  }
}

async function sweepNotifications(services: Services, { notifications }: Workers, { cursors }: Found): Promise<void> {
  for (const lane of lanesHere(services.config)) {
    const pool = notifications[lane];
    for (const id of await dueNotifications(services, lane, pool.free, cursors[lane])) void pool.run(id);
  }
}

async function sweepMails(services: Services, { mails }: Workers, { cursors }: Found): Promise<void> {
  for (const id of await dueMails(services, mails.free, cursors.mails)) void mails.run(id);
}

async function sweepReports(services: Services, { reports }: Workers, { cursors }: Found): Promise<void> {
  for (const id of await dueReports(services, reports.free, cursors.reports)) void reports.run(id);
}

async function sweepRechecks(services: Services, { rechecks }: Workers, { cursors }: Found): Promise<void> {
  for (const id of await dueRechecks(services, rechecks.free, cursors.rechecks)) void rechecks.run(id);
}

async function sweepObjects(_: Services, { objectDeletions }: Workers): Promise<void> {
  void objectDeletions.run('all');
}

async function sweepArchive(_: Services, { archiveSearches }: Workers): Promise<void> {
  void archiveSearches.run('all');
}

const sweeps = [
  { role: 'crawl', what: 'crawls', kinds: ['resets', 'schedules', 'crawls', 'checks'], sweep: sweepCrawls },
  { role: 'deliver', what: 'deliveries', kinds: ['deliveries'], sweep: sweepDeliveries },
  { role: 'deliver', what: 'notifications', kinds: ['notifications'], sweep: sweepNotifications },
  { role: 'deliver', what: 'summaries', kinds: ['summaries'], sweep: takeDueSummaries },
  { role: 'deliver', what: 'mails', kinds: ['mails'], sweep: sweepMails },
  { role: 'crawl', what: 'reports', kinds: ['reports'], sweep: sweepReports },
  { role: 'crawl', what: 'rechecks', kinds: ['rechecks'], sweep: sweepRechecks },
  { role: 'crawl', what: 'files in the bucket', kinds: ['objects'], sweep: sweepObjects },
  { role: 'crawl', what: 'copies in the archive', kinds: ['archive'], sweep: sweepArchive },
  { role: 'crawl', what: 'removals', kinds: ['removals', 'accountRemovals'], sweep: sweepRemovals },
] as const;

/**
 * Finds work of this server's roles whose alarm was lost or that has none, and starts it. Nothing here is awaited: the
 * workers do that. Trouble with one kind of work does not stop the others.
 */
async function sweepOnce(services: Services, workers: Workers, how: Omit<Found, 'due'>): Promise<void> {
  const due = await findDueWork(services);
  for (const { role, what, kinds, sweep } of sweeps) {
    if (!services.config.roles.includes(role) || !kinds.some((kind) => due[kind])) continue;
    await sweep(services, workers, { due, ...how }).catch((error: unknown) => {
      services.log.error({ err: error, what }, 'the sweep failed; it goes on at the next pass');
    });
  }
}

/** A clock that is set back by less is one that keeps time, ms. */
const SET_BACK_MS = 60_000;

/** Answers each time whether the clock was set back since the last time. */
function watchForSetBack({ clock }: Services): () => boolean {
  const read = (): number => clock.now() - clock.monotonic();
  let offset = read();
  return () => {
    const before = offset;
    offset = read();
    return offset < before - SET_BACK_MS;
  };
}

export interface Sweep {
  stop(): Promise<void>;
}

/**
 * Sweeps at once and then every `config.sweepMs`; prunes every hour, where the clock is believed. It does not depend on the
 * scheduler.
 */
export function startSweep(services: Services, workers: Workers): Sweep {
  const stopping = new AbortController();
  const cursors: Cursors = {
    deliveries: anywhere(),
    email: anywhere(),
    chat: anywhere(),
    mails: anywhere(),
    reports: anywhere(),
    rechecks: anywhere(),
  };
  const prune = createPruning(services);
  const wasSetBack = watchForSetBack(services);
  const loop = async (): Promise<void> => {
    let prunedAt = Number.NEGATIVE_INFINITY;
    let resetAt = Number.NEGATIVE_INFINITY;
    // At the start nothing is about to begin: whoever died may have left what became due a moment ago.
    let graceMs = 0;
    const pass = async (): Promise<void> => {
      await sweepOnce(services, workers, { cursors, graceMs });
      graceMs = Math.min(FRESH_MS, services.config.sweepMs);
      services.meter.swept();
      // Every hour too: the clock that was ahead may be that of another server, or of the database.
      if (wasSetBack() || services.clock.monotonic() - resetAt >= RESET_EVERY_MS) {
        await resetPlansSetAhead(services);
        resetAt = services.clock.monotonic();
      }
      if (services.clock.monotonic() - prunedAt < PRUNE_EVERY_MS) return;
      const began = services.clock.monotonic();
      prunedAt = began;
      // What is left goes on at the next pass: the sweep itself must not wait for it.
      if (await prune()) prunedAt = began - PRUNE_EVERY_MS;
    };
    while (!stopping.signal.aborted) {
      try {
        // A database that is away has been logged once; here it would be in every line.
        if (!services.gate.isAway) await pass();
      } catch (error) {
        services.log.error({ err: error }, 'the sweep failed; it goes on at the next pass');
      }
      // The only way to reject is to be stopped.
      await services.clock.sleep(services.config.sweepMs, stopping.signal).catch(() => {});
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
