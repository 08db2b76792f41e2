import { deleteByIds, type Executor, fromJsonColumn, toJsonColumn } from '../../platform/storage/index.ts';
import { unclaimed } from '../attempts/index.ts';
import type { NotificationContent } from './messages/notification-content.ts';

/** Ends pending notifications about a domain, leased or not: holders of leases may write no more. */
export async function endNotificationsOfDomain(trx: Executor, domainId: string, at: number): Promise<void> {
  await trx('notifications')
    .where({ domain_id: domainId, state: 'pending' })
    .update({ ...unclaimed, state: 'canceled', next_attempt_at: null, finished_at: at });
}

/** Ends pending notifications of an account, leased or not: holders of leases may write no more. */
export async function endNotificationsOfAccount(trx: Executor, accountId: string, at: number): Promise<void> {
  await trx('notifications')
    .where({ state: 'pending', account_id: accountId })
    .whereIn('lane', ['email', 'chat'])
    .update({ ...unclaimed, state: 'canceled', next_attempt_at: null, finished_at: at });
}

/**
 * Removes a domain from the summaries of its account, also from sent ones. Summaries about it alone are deleted with its other
 * notifications.
 */
export async function deleteDomainInSummaries(
  trx: Executor,
  { accountId, domainId }: { readonly accountId: string; readonly domainId: string },
): Promise<void> {
  const rows = await trx('notifications')
    .where({ account_id: accountId, kind: 'summary' })
    .whereNull('domain_id')
    .select<{ id: string; content: string }[]>('id', 'content');
  for (const { id, content } of rows) {
    const summary = fromJsonColumn<Summary>(content);
    const domains = summary?.domains.filter((domain) => domain.domain_id !== domainId) ?? [];
    if (summary === null || domains.length === summary.domains.length) continue;
    await trx('notifications')
      .where({ id })
      .update({ content: toJsonColumn({ ...summary, domains }) });
  }
}

type Summary = Extract<NotificationContent, { kind: 'summary' }>;

/** Deletes up to `limit` notifications about a domain. Returns how many there were. */
export async function deleteNotificationsOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  const ids = await trx('notifications').where({ domain_id: domainId }).limit(limit).pluck('id');
  return deleteByIds(trx, 'notifications', ids);
}
