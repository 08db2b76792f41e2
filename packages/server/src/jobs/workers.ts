import type { NotificationLane } from '../alarms.ts';
import type { Services } from '../context.ts';
import { createCrawlCursors, dueCrawls, runCrawl } from '../findings/crawls/index.ts';
import { searchArchive } from '../findings/issues/index.ts';
import { runRecheck } from '../findings/rechecks/index.ts';
import { attemptDelivery, createDeliveryGroups } from '../outgoing/deliveries/index.ts';
import { sendNotification } from '../outgoing/notifications/index.ts';
import { sendMail } from '../outgoing/outbox/index.ts';
import type { Clock } from '../platform/clock.ts';
import { during } from '../platform/log/work-at-hand.ts';
import { deleteObjects, makeReport, readSummaryReports } from '../reporting/reports/index.ts';
import { lookAtCertificates } from '../sites/certificates/index.ts';
import { recheckDomain } from '../sites/domains/index.ts';
import { removeAccount, removeDomain } from '../sites/removal/index.ts';
import { type CrawlLanes, createCrawlLanes } from './crawl-lanes.ts';
import { createPool, type Pool } from './pool.ts';

/** Ownership checks under way at once: each is a few DNS questions. */
const DOMAIN_CHECKS = 10;

/** Mails under way at once, and chat messages. Each has its own pool: one dead server delays nothing else. */
const NOTIFICATIONS_AT_ONCE = 8;

/** Mails to people under way at once: somebody waits for each, so no notification stands before it. */
const MAILS_AT_ONCE = 8;

/** Reports made at once: each takes some memory, and its file a while to write. */
const REPORTS_AT_ONCE = 2;

/** Looks at single URLs at once: somebody waits for each, and each is a few requests. */
const RECHECKS_AT_ONCE = 8;

/** A first attempt that takes longer gives its place to another, if it finds one among the retries. ms. */
const SLOW_MS = 1_000;

/**
 * All work of this process. Alarms, looks and the sweep run it through here, so that each id is worked at once at a time and
 * everything is awaited at the end.
 */
export interface Workers {
  readonly crawls: CrawlLanes;
  readonly firstAttempts: Pool;
  readonly retries: Pool;
  readonly domainChecks: Pool;
  readonly removals: Pool;
  readonly accountRemovals: Pool;
  readonly notifications: Readonly<Record<NotificationLane, Pool>>;
  readonly mails: Pool;
  readonly reports: Pool;
  /** Looks at the URLs of single issues. */
  readonly rechecks: Pool;
  /** Deletes files in the bucket that no report has; one id for all. */
  readonly objectDeletions: Pool;
  /** Searches the operator's archive for copies of broken URLs; one id for all. */
  readonly archiveSearches: Pool;
  /** Crawls stop at their next batch, to be resumed; attempts and checks are let finish. */
  stop(): Promise<void>;
}

export function createWorkers(services: Services): Workers {
  const stopping = new AbortController();
  const { signal } = stopping;
  const half = Math.max(1, Math.floor(services.config.deliveryConcurrency / 2));
  const pool = (what: string, size: number, work: (id: string) => Promise<unknown>): Pool =>
    createPool({
      size,
      work: async (id) => void (await during({ [`${what}_id`]: id }, () => work(id))),
      onError: (error, id) => services.log.error({ err: error, [`${what}_id`]: id }, `work on a ${what} broke off`),
    });
  const groups = createDeliveryGroups(services);
  const attempt = (deliveryId: string) => attemptDelivery(services, { deliveryId, signal, groups });
  const cursors = createCrawlCursors();
  const crawls = createCrawlLanes({
    pool: pool('crawl', services.config.crawlConcurrency, (crawlId) => runCrawl(services, { crawlId, signal })),
    clock: services.clock,
    next: async (except) => (await dueCrawls(services, { limit: 1, except, cursors }))[0],
    onError: (error) => services.log.error({ err: error }, 'the crawl to run next could not be found'),
  });
  const retries: Pool = pool('delivery', half, attempt);
  const firstAttempts: Pool = pool('delivery', services.config.deliveryConcurrency - half, (id) => {
    const underWay = attempt(id);
    return untilSlow(services.clock, underWay, () => retries.adopt(id, underWay));
  });
  const readReports = readSummaryReports(services);
  const notify = () =>
    pool('notification', NOTIFICATIONS_AT_ONCE, (notificationId) =>
      sendNotification(services, { notificationId, signal, readReports }),
    );
  const notifications = { email: notify(), chat: notify() };
  const mails = pool('mail', MAILS_AT_ONCE, (mailId) => sendMail(services, { mailId, signal }));
  const reports = pool('report', REPORTS_AT_ONCE, (reportId) => makeReport(services, { reportId, signal }));
  const rechecks = pool('recheck', RECHECKS_AT_ONCE, (recheckId) => runRecheck(services, { recheckId, signal }));
  const objectDeletions = pool('object_deletion', 1, () => deleteObjects(services));
  const archiveSearches = pool('archive_search', 1, () => searchArchive(services, { signal }));
  // One: removal is not urgent, and should not slow other work.
  const removals = pool('removal', 1, (domainId) => removeDomain(services, { domainId, signal }));
  const accountRemovals = pool('account', 1, (accountId) => removeAccount(services, { accountId, signal }));
  const domainChecks = pool('domain', DOMAIN_CHECKS, async (id) => {
    await recheckDomain(services, id);
    await lookAtCertificates(services, id);
  });
  return {
    crawls,
    firstAttempts,
    retries,
    domainChecks,
    removals,
    accountRemovals,
    notifications,
    mails,
    reports,
    rechecks,
    objectDeletions,
    archiveSearches,
    async stop() {
      stopping.abort();
      const notifying = [notifications.email, notifications.chat];
      const checking = [domainChecks, removals, accountRemovals, objectDeletions, archiveSearches];
      const all = [crawls, firstAttempts, retries, ...checking, ...notifying, mails, reports, rechecks];
      await Promise.all(all.map((one) => one.drain()));
    },
  };
}

/** One for all, as it is made for every attempt. */
const OVER = new Error('The work is over.');

/** Ends with the work, or as soon as it is slow and `moveAway` has found another place for it. */
async function untilSlow(clock: Clock, underWay: Promise<unknown>, moveAway: () => boolean): Promise<void> {
  const ended = new AbortController();
  const end = underWay.then(() => true).finally(() => ended.abort(OVER));
  do {
    // The only way that the sleep rejects is that the work has ended.
    const slow = clock.sleep(SLOW_MS, ended.signal).then(
      () => false,
      () => true,
    );
    if (await Promise.race([end, slow])) return void (await end);
  } while (!moveAway());
}
