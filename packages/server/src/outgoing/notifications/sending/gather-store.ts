import { type Executor, fromJsonColumn, throughIndex } from '../../../platform/storage/index.ts';
import { unclaimed } from '../../attempts/index.ts';
import type { NotificationContent } from '../messages/notification-content.ts';
import type { NotificationRow } from '../notification-row.ts';
import { alertKinds, notificationQueue } from '../queue/notification-queue.ts';
import { recipientsIn } from '../settings/settings-store.ts';

/* Pending alerts of one kind to one recipient, which have been tried equally often, are one message. The one that is due first has its lease. */

const pending = (on: Executor) =>
  on.from(throughIndex(on, { ...notificationQueue, as: 'other', onSqlite: true })).where('other.state', 'pending');

const SAME = ['account_id', 'lane', 'kind', 'channel', 'attempts'] as const;

/** Finds the pending alert that is due first of those that are one message with this one. Undefined: this one is no pending alert. */
export async function findFirstGathered(on: Executor, id: string): Promise<string | undefined> {
  const own = (column: string) => on.ref(`notifications.${column}`);
  const first = pending(on)
    .where('other.next_attempt_at', '<=', own('next_attempt_at'))
    .where((same) => same.where('other.recipient', own('recipient')).orWhereNull('notifications.recipient'))
    .orderBy(['other.next_attempt_at', 'other.id'])
    .limit(1)
    .select('other.id');
  for (const column of SAME) first.where(`other.${column}`, own(column));
  const row = await on('notifications')
    .where({ id, state: 'pending' })
    .whereIn('kind', [...alertKinds])
    .first(on.raw('? as ??', [first, 'first_id']));
  return row?.first_id ?? undefined;
}

/** An alert that may be sent with another one. */
export interface GatheredRow extends Pick<NotificationRow, 'id' | 'created_at' | 'content'> {
  /** Recipients of its domain; null: those of the account apply. */
  readonly domain_recipients: readonly string[] | null;
}

type Leader = Pick<NotificationRow, 'id' | 'recipient' | (typeof SAME)[number]>;

/** Lists the other pending alerts that are one message with this one, until a time of the database. */
export async function listGathered(
  on: Executor,
  leader: Leader,
  { until, limit }: { readonly until: number; readonly limit: number },
): Promise<readonly GatheredRow[]> {
  const query = pending(on)
    .leftJoin('domains', 'domains.id', 'other.domain_id')
    .where('other.next_attempt_at', '<=', until)
    .whereNull('other.lease_token')
    .whereNot('other.id', leader.id);
  for (const column of SAME) query.where(`other.${column}`, leader[column]);
  if (leader.recipient !== null) query.where('other.recipient', leader.recipient);
  const rows: { id: string; created_at: number; content: string; settings: string | null }[] = await query
    .orderBy(['other.next_attempt_at', 'other.id'])
    .limit(limit)
    .select('other.id', 'other.created_at', 'other.content', 'domains.settings');
  return rows.flatMap(({ id, created_at, content, settings }) => {
    const known = fromJsonColumn<NotificationContent>(content);
    return known ? [{ id, created_at, content: known, domain_recipients: recipientsIn(settings) }] : [];
  });
}

/** Writes the outcome of an attempt to the alerts that were sent together with another one. */
export async function settleGathered(trx: Executor, ids: readonly string[], settlement: object): Promise<void> {
  if (ids.length === 0) return;
  await trx('notifications')
    .whereIn('id', [...ids])
    .where({ state: 'pending' })
    .whereNull('lease_token')
    .update({ ...settlement, ...unclaimed });
}
