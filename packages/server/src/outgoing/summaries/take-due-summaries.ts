import type { Services } from '../../context.ts';
import { findFiguresAt, listPeriodSums } from '../../findings/trends/index.ts';
import { findAccount } from '../../people/accounts/index.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { type DomainToSum, listDomainsToSum } from '../../sites/domains/index.ts';
import {
  isSummaryDue,
  listDueSummaries,
  lockSettings,
  type NewNotification,
  queueNotifications,
  type SettingsRow,
  toNew,
  updateNextSummary,
  wakeNotifications,
  whyNoMail,
} from '../notifications/index.ts';
import { composeSummaries } from './compose-summaries.ts';
import { LONGEST_WAIT_MS, requestReports } from './request-reports.ts';
import { duePeriods, nextSummaryAt, type SummaryPeriod } from './summary-period.ts';

const BATCH = 100;

/** Work that is woken after the commit */
interface Queued {
  readonly notifications: readonly NewNotification[];
  readonly reportIds: readonly string[];
}

/**
 * Queues the due summaries and plans the next ones. Each account has a transaction that locks its settings: only one of
 * two servers does it, and the next sweep does it when one dies.
 */
export async function takeDueSummaries(services: Services): Promise<void> {
  const accountIds = await listDueSummaries(services.db.knex, services.clock.now(), BATCH);
  for (const accountId of accountIds) {
    try {
      const { notifications, reportIds } = await takeSummaries(services, accountId);
      if (notifications.length > 0) services.onPoint?.('after-summary-commit');
      await wakeNotifications(services, notifications);
      for (const id of reportIds) await services.alarms.wake('report', { id });
    } catch (error) {
      services.log.error(
        { err: error, account_id: accountId },
        'the summaries of an account failed; the sweep tries again',
      );
    }
  }
}

const nothing: Queued = { notifications: [], reportIds: [] };

function takeSummaries(services: Services, accountId: string): Promise<Queued> {
  return transaction(services.db, async (trx) => {
    const now = services.clock.now();
    const settings = await lockSettings(trx, accountId);
    if (settings === undefined || !isSummaryDue(settings, now)) return nothing;
    await updateNextSummary(trx, accountId, nextSummaryAt(settings, now));
    // 0: it was never planned, or planned by other settings. In the future: a clock ahead has planned it.
    if (settings.next_summary_at === 0 || settings.next_summary_at > now) return nothing;
    const account = await findAccount(trx, accountId);
    if (account === undefined || account.suspended_at !== null) return nothing;
    const domains = await listDomainsToSum(trx, accountId);
    const queued: Queued[] = [];
    for (const period of duePeriods(settings, settings.next_summary_at, now)) {
      queued.push(await queueSummaries(services, trx, { settings, domains, period }));
    }
    services.onPoint?.('before-summary-commit');
    return {
      notifications: queued.flatMap(({ notifications }) => notifications),
      reportIds: queued.flatMap(({ reportIds }) => reportIds),
    };
  });
}

interface Due {
  readonly settings: SettingsRow;
  readonly domains: readonly DomainToSum[];
  readonly period: SummaryPeriod;
}

async function queueSummaries(services: Services, trx: Executor, { settings, domains, period }: Due): Promise<Queued> {
  const ids = domains.filter(({ frequency }) => frequency === period.frequency).map(({ id }) => id);
  if (ids.length === 0) return nothing;
  const sums = await listPeriodSums(trx, ids, period);
  const facts = {
    sums: new Map(sums.map((sum) => [sum.domain_id, sum])),
    before: await findFiguresAt(trx, ids, period.from),
    after: await findFiguresAt(trx, ids, period.to),
  };
  const summaries = composeSummaries(period, domains, facts).filter(
    ({ recipients, hasNews }) =>
      (hasNews || settings.summary_unchanged === 'send') && whyNoMail(services, settings, recipients) === undefined,
  );
  const { summaryId, reportIds } = await requestReports(services, trx, { settings, period, summaries });
  const waiting = reportIds.length === 0 ? {} : { summaryId, waitMs: LONGEST_WAIT_MS };
  const notifications: NewNotification[] = [];
  for (const { recipients, content, hasNews } of summaries) {
    const about = JSON.stringify(['summary', period.frequency, period.to, recipients]);
    const [first] = content.domains;
    // A notification about a single domain is deleted with the domain.
    const only = content.domains.length === 1 && first !== undefined ? { domainId: first.domain_id } : {};
    const mail = { channel: 'email', content, about, recipients, urgent: true } as const;
    const fact = { ...mail, ...only, ...(hasNews ? waiting : {}) };
    notifications.push(...(await queueNotifications(services, trx, { settings, fact })).map(toNew));
  }
  return { notifications, reportIds };
}
