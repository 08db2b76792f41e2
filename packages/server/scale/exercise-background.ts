import type { Subscriber } from '@linkvitals/testing';
import type { Services } from '../src/context.ts';
import {
  countCrawlBacklog,
  dueCrawls,
  pruneHistory,
  runCrawl,
  startScheduledCrawls,
} from '../src/findings/crawls/index.ts';
import { reopenExpired } from '../src/findings/ignoring/index.ts';
import { forgetOldFixed, searchArchive } from '../src/findings/issues/index.ts';
import { pruneRechecks, recheckQueue, runRecheck } from '../src/findings/rechecks/index.ts';
import { pruneCrawlHistory } from '../src/findings/trends/index.ts';
import { findDueWork } from '../src/jobs/due-work-store.ts';
import { resetPlansSetAhead } from '../src/jobs/reset-plans.ts';
import { allWork } from '../src/jobs/work.ts';
import { countBacklog, dueIds, releaseDeadLeases } from '../src/outgoing/attempts/index.ts';
import {
  attemptDelivery,
  countDeliveryBacklog,
  createDeliveryGroups,
  dueDeliveries,
  pruneDeliveries,
} from '../src/outgoing/deliveries/index.ts';
import { deliveryQueue } from '../src/outgoing/events/index.ts';
import { notificationQueue, pruneNotifications, sendNotification } from '../src/outgoing/notifications/index.ts';
import { outboxQueue, pruneMails, sendMail } from '../src/outgoing/outbox/index.ts';
import { takeDueSummaries } from '../src/outgoing/summaries/index.ts';
import { forgetOldSecrets } from '../src/outgoing/webhooks/index.ts';
import { contextFor } from '../src/people/accounts/index.ts';
import { deleteExpiredKeys } from '../src/platform/idempotency/index.ts';
import { createBelievedNow } from '../src/platform/retention/index.ts';
import {
  createReport,
  deleteObjects,
  makeReport,
  pruneReports,
  readSummaryReports,
  reportQueue,
} from '../src/reporting/reports/index.ts';
import { openShare, readBadge, readSharedReport } from '../src/reporting/sharing/index.ts';
import { recordCertificates } from '../src/sites/certificates/index.ts';
import { dueDomainChecks, recheckDomain, resetSchedulesSetAhead } from '../src/sites/domains/index.ts';
import { dueRemovals, removeDomain } from '../src/sites/removal/index.ts';
import { awayMail, exerciseFixMails } from './exercise-fix-mails.ts';
import { refreshSomeFixes } from './exercise-issues.ts';
import type { FilledStore } from './fill-store.ts';
import type { OperationCaller } from './operation-caller.ts';
import type { StatementRecorder } from './record-statements.ts';

const DAY = 24 * 60 * 60_000;

export interface BackgroundInput {
  readonly services: Services;
  readonly server: { readonly dns: { set(name: string, value: string): void } };
  readonly caller: OperationCaller;
  readonly recorder: StatementRecorder;
  readonly store: FilledStore;
  readonly subscriber: Subscriber;
  /** Hostnames: `site` leads to a site of some hundred pages, `nothing` to no server. */
  readonly hosts: { readonly site: string; readonly nothing: string };
}

const never = new AbortController().signal;

/** A verified domain of the largest account. */
export async function addVerifiedDomain(
  { server, caller }: Pick<BackgroundInput, 'server' | 'caller'>,
  hostname: string,
): Promise<string> {
  const domain = await caller.call('createDomain', { body: { hostname } });
  const [record] = (domain.verification as { records: { name: string; value: string }[] }).records;
  server.dns.set(record?.name ?? '', record?.value ?? '');
  await caller.call('checkDomainVerification', { path: { domain_id: String(domain.id) } });
  return String(domain.id);
}

/** Runs a crawl that is released half-way, then resumed and completed, and a crawl that fails. */
async function runCrawls(input: BackgroundInput): Promise<void> {
  const { services, caller, recorder, hosts } = input;
  const start = async (hostname: string): Promise<string> => {
    const path = { domain_id: await addVerifiedDomain(input, hostname) };
    return String((await caller.call('startCrawl', { path })).id);
  };
  const crawlId = await start(hosts.site);
  const shutdown = new AbortController();
  const meter = { ...services.meter, pagesWritten: () => shutdown.abort() };
  const { signal } = shutdown;
  await recorder.during('a crawl let go', () => runCrawl({ ...services, meter }, { crawlId, signal }));
  await recorder.during('a crawl taken up', () => runCrawl(services, { crawlId, signal: never }));
  const failing = await start(hosts.nothing);
  await recorder.during('a crawl that fails', () => runCrawl(services, { crawlId: failing, signal: never }));
}

async function attemptDeliveries({ services, recorder, subscriber }: BackgroundInput): Promise<void> {
  const groups = createDeliveryGroups(services);
  const attempt = async (answers: number[]): Promise<void> => {
    for (const [index, { id: deliveryId }] of (await dueDeliveries(services, answers.length)).entries()) {
      subscriber.respond(() => ({ status: answers[index] ?? 200 }));
      await attemptDelivery(services, { deliveryId, groups });
    }
  };
  await recorder.during('deliveries', () => attempt([200, 200, 503, 503]));
  // The subscriber answers 410 at the last attempt. That disables the endpoint and skips its waiting deliveries.
  const [last] = await dueDeliveries(services, 1);
  await services.db.knex('deliveries').where({ id: last?.id }).update({ attempts: 3 });
  await recorder.during('the last attempt of a delivery', () => attempt([410]));
}

async function sendNotifications({ services, recorder, subscriber, store }: BackgroundInput): Promise<void> {
  // Alerts of an account are one message.
  const { knex } = services.db;
  const waiting = { account_id: store.accountId, lane: 'chat', state: 'pending' };
  const alerts: string[] = await knex('notifications').where(waiting).limit(3).pluck('id');
  await knex('notifications').whereIn('id', alerts).update({ kind: 'crawls_failing', next_attempt_at: 1 });
  await recorder.during('alerts', () => sendNotification(services, { notificationId: alerts[0] ?? '', signal: never }));
  // One notification is sent, one is scheduled for another attempt, and one is given up.
  await recorder.during('notifications', async () => {
    const due = await dueIds(services.db, notificationQueue, { of: { lane: 'chat' }, limit: 3 });
    for (const [index, notificationId] of due.entries()) {
      subscriber.respond(() => ({ status: [200, 503, 404][index] ?? 200 }));
      await sendNotification(services, { notificationId, signal: never });
    }
  });
}

/** Sends mails to a mail server that does not respond. The attempts fail, but send the same statements as any other. */
async function sendMails(input: BackgroundInput): Promise<void> {
  const { services, recorder } = input;
  await exerciseFixMails(input);
  await recorder.during('mails to people', async () => {
    for (const mailId of await dueIds(services.db, outboxQueue, { limit: 2 }))
      await sendMail(services, { mailId, signal: never });
  });
}

/** Makes a report of each format about the largest crawl. */
async function makeReports({ services, recorder, store, caller }: BackgroundInput): Promise<void> {
  const ctx = await contextFor(services, store.accountId, 'schedule');
  const [domainId = ''] = await services.db.knex('crawls').where({ id: store.crawlId }).pluck('domain_id');
  await recorder.during('reports', async () => {
    for (const format of ['csv', 'json', 'html', 'pdf'] as const) {
      await createReport(ctx, { domainId, crawl_id: store.crawlId, format });
    }
    for (const reportId of await dueIds(services.db, reportQueue, { limit: 2 }))
      await makeReport(services, { reportId });
    await deleteObjects(services);
    await pruneReports(services);
  });
  const [report_id = ''] = await services.db.knex('reports').where({ state: 'completed' }).pluck('id');
  await caller.call('getReportFile', { path: { report_id } });
}

/** Runs the rechecks that requests have queued. */
async function runRechecks({ services, recorder }: BackgroundInput): Promise<void> {
  await recorder.during('rechecks', async () => {
    for (const recheckId of await dueIds(services.db, recheckQueue, { limit: 2 }))
      await runRecheck(services, { recheckId });
    await pruneRechecks(services);
  });
}

/** Reads a shared report and a badge, as anybody can who has their addresses. */
async function readShares({ services, recorder, store, caller }: BackgroundInput): Promise<void> {
  const path = { domain_id: store.domains[0]?.id ?? '' };
  await caller.call('updateDomain', { path, body: { settings: { sharing: true } } });
  const link = await caller.call('createShareLink', { path, body: {} });
  const badge = await caller.call('createBadge', { path, body: { metric: 'broken_links' } });
  await recorder.during('share links', async () => {
    const share = await openShare(services, `${link.url}`.slice(-22));
    for await (const _ of (share && (await readSharedReport(share))) ?? []);
    await readBadge(services, { token: `${badge.url}`.slice(-26, -4), language: 'en' });
  });
}

/** Records a certificate when it is first seen, and again when it is about to expire. */
async function noteCertificates({ services, recorder, store }: BackgroundInput): Promise<void> {
  const domain = await services.db
    .knex('domains')
    .where({ id: store.domains[0]?.id ?? '' })
    .first();
  const seen = (days: number) => {
    const validTo = new Date(services.clock.now() + days * DAY).toISOString();
    return new Map([[domain.hostname, { validTo, fingerprint: `${days}`.padEnd(64, '0') }]]);
  };
  await recorder.during('certificates', async () => {
    await recordCertificates(services, domain, seen(90));
    await recordCertificates(services, domain, seen(3));
  });
}

/** Plans summaries, then sends them a month later, with reports, to a mail server that does not respond. */
async function summarise({ services: given, recorder, store }: BackgroundInput): Promise<void> {
  const { db, clock } = given;
  const services = { ...given, config: { ...given.config, mail: awayMail } };
  const readReports = readSummaryReports(services);
  await recorder.during('planning summaries', () => takeDueSummaries(services));
  await db
    .knex('notification_settings')
    .update({ next_summary_at: clock.now() - 31 * DAY, email_recipients: '["a@example.com"]' });
  await recorder.during('summaries', async () => {
    await takeDueSummaries(services);
    for (const reportId of await dueIds(services.db, reportQueue, { limit: 5 }))
      await makeReport(services, { reportId });
  });
  const summary = { account_id: store.accountId, kind: 'summary', channel: 'email' };
  const [notificationId = ''] = await db.knex('notifications').where(summary).pluck('id');
  await recorder.during('a mail with reports', () => sendNotification(services, { notificationId, readReports }));
}

/** Does the work of a sweep and all that follows from it. */
async function sweep(input: BackgroundInput): Promise<void> {
  const { services, recorder } = input;
  await recorder.during('schedules', () => startScheduledCrawls(services));
  await recorder.during('look for work', async () => {
    await findDueWork(
      services,
      allWork.map((work) => ({ work, rows: work.waiting(services) })),
    );
    // Kinds that rest are looked for by what became due lately.
    const lately = allWork.flatMap((work) => {
      const rows = work.dueLately?.(services);
      return rows === undefined ? [] : { work, rows };
    });
    await findDueWork(services, lately);
  });
  await recorder.during('schedules set ahead', () => resetSchedulesSetAhead(services));
  await recorder.during('plans set ahead', () => resetPlansSetAhead(services));
  await recorder.during('due crawls', () => dueCrawls(services, { limit: 5, except: ['none'] }));
  await recorder.during('ownership checks', async () => {
    for (const id of await dueDomainChecks(services, 5)) await recheckDomain(services, id);
  });
  await noteCertificates(input);
  await summarise(input);
  await recorder.during('issues ignored until now', () => reopenExpired(services));
  await refreshSomeFixes(input);
  await recorder.during('copies in the archive', () => searchArchive(services, { signal: never }));
  await recorder.during('due deliveries', () => dueDeliveries(services, 50));
}

async function prune({ services, recorder, store }: BackgroundInput): Promise<void> {
  // A worker that dies between the end of a crawl and its tidying leaves the row like this.
  const untidy = { lease_token: store.crawlId, lease_expires_at: 1 };
  await services.db.knex('crawls').where({ id: store.crawlId }).update(untidy);
  await recorder.during('the clock', createBelievedNow(services));
  await recorder.during('pruning the history', () => pruneHistory(services));
  await recorder.during('pruning the history of crawls', () => pruneCrawlHistory(services));
  await recorder.during('pruning deliveries', () => pruneDeliveries(services));
  await recorder.during('pruning notifications', () => pruneNotifications(services));
  await recorder.during('pruning mails', () => pruneMails(services));
  await recorder.during('pruning secrets', () => forgetOldSecrets(services));
  const [domainId = ''] = await services.db.knex('crawls').where({ id: store.crawlId }).pluck('domain_id');
  await recorder.during('forgetting fixed issues', () => forgetOldFixed(services, domainId, 1));
  await services.db.knex('domains').where({ id: domainId }).update({ deleted_at: 1 });
  await services.db.knex('domain_deletions').insert({ domain_id: domainId, deleted_at: 1 });
  await recorder.during('removing a domain', async () => {
    await dueRemovals(services, 10);
    await removeDomain(services, { domainId });
  });
  await recorder.during('pruning keys', () => deleteExpiredKeys(services.db.knex, services.clock.now()));
}

/** Does everything that servers do without a request. */
export async function exerciseBackground(input: BackgroundInput): Promise<void> {
  const { services, recorder } = input;
  await runCrawls(input);
  await attemptDeliveries(input);
  await sendNotifications(input);
  await sendMails(input);
  await makeReports(input);
  await runRechecks(input);
  await readShares(input);
  await sweep(input);
  await recorder.during('metrics', () =>
    Promise.all([
      countCrawlBacklog(services.db),
      countDeliveryBacklog(services.db),
      countBacklog(services.db, notificationQueue),
      countBacklog(services.db, outboxQueue),
    ]),
  );
  await recorder.during('starting alone', async () => {
    const queues = [deliveryQueue, notificationQueue, outboxQueue, reportQueue, recheckQueue];
    for (const queue of queues) await releaseDeadLeases(services, queue);
  });
  await prune(input);
}
