import { findAccount } from '../accounts/index.ts';
import type { Services } from '../context.ts';
import { type DomainToSum, listDomainsToSum } from '../domains/index.ts';
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
import { type Executor, transaction } from '../storage/index.ts';
import { findFiguresAt, listPeriodSums } from '../trends/index.ts';
import { composeSummaries } from './compose-summaries.ts';
import { duePeriods, nextSummaryAt, type SummaryPeriod } from './summary-period.ts';

const BATCH = 100;

/**
 * Queues the summaries that are due and plans the next, account by account, each in a transaction that locks its settings:
 * of two servers one does it, and one that dies leaves it to be done.
 */
export async function takeDueSummaries(services: Services): Promise<void> {
  const accountIds = await listDueSummaries(services.db.knex, services.clock.now(), BATCH);
  for (const accountId of accountIds) {
    try {
      await wakeNotifications(services, await takeSummaries(services, accountId));
    } catch (error) {
      services.log.error(
        { err: error, account_id: accountId },
        'the summaries of an account failed; the sweep tries again',
      );
    }
  }
}

function takeSummaries(services: Services, accountId: string): Promise<readonly NewNotification[]> {
  return transaction(services.db, async (trx) => {
    const now = services.clock.now();
    const settings = await lockSettings(trx, accountId);
    if (settings === undefined || !isSummaryDue(settings, now)) return [];
    await updateNextSummary(trx, accountId, nextSummaryAt(settings, now));
    // 0: it was never planned, or planned by other settings. Later than a day: a clock was ahead.
    if (settings.next_summary_at === 0 || settings.next_summary_at > now) return [];
    const account = await findAccount(trx, accountId);
    if (account === undefined || account.suspended_at !== null) return [];
    const domains = await listDomainsToSum(trx, accountId);
    const queued: NewNotification[] = [];
    for (const period of duePeriods(settings, settings.next_summary_at, now)) {
      queued.push(...(await queueSummaries(services, trx, { settings, domains, period })));
    }
    return queued;
  });
}

interface Due {
  readonly settings: SettingsRow;
  readonly domains: readonly DomainToSum[];
  readonly period: SummaryPeriod;
}

async function queueSummaries(
  services: Services,
  trx: Executor,
  { settings, domains, period }: Due,
): Promise<readonly NewNotification[]> {
  const ids = domains.filter(({ frequency }) => frequency === period.frequency).map(({ id }) => id);
  if (ids.length === 0) return [];
  const sums = await listPeriodSums(trx, ids, period);
  const facts = {
    sums: new Map(sums.map((sum) => [sum.domain_id, sum])),
    before: await findFiguresAt(trx, ids, period.from),
    after: await findFiguresAt(trx, ids, period.to),
  };
  const queued: NewNotification[] = [];
  for (const { recipients, content, hasNews } of composeSummaries(period, domains, facts)) {
    if (!hasNews && settings.summary_unchanged === 'skip') continue;
    if (whyNoMail(services, settings, recipients) !== undefined) continue;
    const about = JSON.stringify(['summary', period.frequency, period.to, recipients]);
    const [first] = content.domains;
    // With its domain goes what is about one alone.
    const only = content.domains.length === 1 && first !== undefined ? { domainId: first.domain_id } : {};
    const fact = { channel: 'email', content, about, recipients, urgent: true, ...only } as const;
    queued.push(...(await queueNotifications(services, trx, { settings, fact })).map(toNew));
  }
  return queued;
}
