import type { NotificationChannel, NotificationState } from '@linkvitals/contract';
import type { PageRequest } from '../../../platform/paging.ts';
import { deleteByIds, type Executor, isFree, newestFirst } from '../../../platform/storage/index.ts';
import { domainNotDeleted } from '../../../sites/domains/index.ts';
import { unclaimed } from '../../attempts/index.ts';
import type { NotificationRow } from '../notification-row.ts';

/** The account, and the domains of it, whose notifications a query may show. */
export interface Viewer {
  readonly accountId: string;
  /** Null: all notifications; else only those about these domains. */
  readonly domainIds: readonly string[] | null;
}

/** A row without its content; the log shows the subject. */
export type LogRow = Omit<NotificationRow, 'content'>;

function logOf(on: Executor, { accountId, domainIds }: Viewer) {
  const query = on<LogRow>('notifications')
    .where({ account_id: accountId })
    .where(domainNotDeleted('notifications.domain_id'));
  return domainIds === null ? query : query.whereIn('domain_id', domainIds);
}

const columns = [
  'id',
  'channel',
  'kind',
  'recipient',
  'subject',
  'domain_id',
  'crawl_id',
  'webhook_id',
  'state',
  'attempts',
  'next_attempt_at',
  'lease_expires_at',
  'last_attempt_at',
  'last_error',
  'created_at',
  'finished_at',
] as const;

export async function findInLog(on: Executor, viewer: Viewer, id: string): Promise<LogRow | undefined> {
  return logOf(on, viewer)
    .where({ id })
    .first(...columns);
}

interface Filter {
  readonly page: PageRequest;
  readonly channel: NotificationChannel | undefined;
  readonly state: NotificationState | undefined;
}

/** Notifications, newest first, one more than the limit if there are more. */
export async function listLog(on: Executor, viewer: Viewer, { page, channel, state }: Filter): Promise<LogRow[]> {
  const query = newestFirst(logOf(on, viewer), page);
  if (channel !== undefined) query.where({ channel });
  if (state !== undefined) query.where({ state });
  return query.select(...columns);
}

/** Time of the last test through a channel, epoch ms; undefined: never. */
export async function findLatestTest(
  on: Executor,
  accountId: string,
  channel: NotificationChannel,
): Promise<number | undefined> {
  const row = await on('notifications')
    .where({ account_id: accountId, channel, kind: 'test' })
    .orderBy('created_at', 'desc')
    .first('created_at');
  return row === undefined ? undefined : Number(row.created_at);
}

/**
 * Time of the last mails about broken links of a domain, epoch ms. Undefined: never, or the last ones reached nobody, so that all broken
 * links are still news.
 */
export async function findLastNotified(on: Executor, domainId: string): Promise<number | undefined> {
  const latest = await on('notifications')
    .where({ domain_id: domainId, kind: 'broken_links' })
    .orderBy('created_at', 'desc')
    .first('crawl_id', 'created_at');
  if (latest === undefined) return undefined;
  const notified = await on('notifications')
    .where({ domain_id: domainId, kind: 'broken_links', created_at: latest.created_at, crawl_id: latest.crawl_id })
    .whereIn('state', ['pending', 'sent'])
    .first('id');
  return notified === undefined ? undefined : Number(latest.created_at);
}

/** Time of the last alert that crawls of a domain fail, epoch ms. Undefined: never, or those were not sent. */
export async function findLastFailing(on: Executor, domainId: string): Promise<number | undefined> {
  const row = await on('notifications')
    .where({ domain_id: domainId, kind: 'crawls_failing' })
    .whereIn('state', ['pending', 'sent'])
    .orderBy('created_at', 'desc')
    .first('created_at');
  return row && Number(row.created_at);
}

/** Deletes up to `limit` ended notifications made before a time. Returns how many there were. */
export async function deleteOldNotifications(on: Executor, before: number, limit: number): Promise<number> {
  const ids = await on('notifications')
    .where('created_at', '<', before)
    .whereNot({ state: 'pending' })
    .limit(limit)
    .pluck('id');
  return deleteByIds(on, 'notifications', ids);
}

/** Gives up notifications that have waited since before a time and have no lease. Returns how many there were. */
export async function failOverdue(
  on: Executor,
  { before, now, at }: { readonly before: number; readonly now: number; readonly at: number },
): Promise<number> {
  return on('notifications')
    .where({ state: 'pending' })
    .where('created_at', '<', before)
    .where(isFree(now))
    .update({ ...unclaimed, state: 'failed', next_attempt_at: null, finished_at: at });
}
