import type { NotificationChannel } from '@linkvitals/contract';
import type { Knex } from 'knex';
import {
  type Executor,
  fromJsonColumn,
  insertInBatches,
  isFree,
  type Lease,
  leaseColumns,
  noLease,
  toJsonColumn,
} from '../storage/index.ts';
import type { NotificationContent } from './notification-content.ts';
import type { NotificationRow } from './notification-row.ts';

/* What sending needs: make, claim, settle, find what is due. `now` is the database's time, epoch ms. */

type Columns = Omit<NotificationRow, 'content'> & { readonly content: string };

const read = (row: Columns): NotificationRow => ({
  ...row,
  content: fromJsonColumn<NotificationContent>(row.content) ?? { kind: 'test' },
});

/** Rows whose hash is there already are left out: the unique key decides, without an error. */
export async function insertNotifications(trx: Executor, rows: readonly NotificationRow[]): Promise<void> {
  const hashes = rows.map((row) => row.dedupe_hash);
  const known = new Set<string>(await trx('notifications').whereIn('dedupe_hash', hashes).pluck('dedupe_hash'));
  const columns = rows
    .filter((row) => !known.has(row.dedupe_hash))
    .map((row) => ({ ...row, content: toJsonColumn(row.content) }));
  await insertInBatches(trx, 'notifications', columns);
}

export async function findNotification(on: Executor, id: string): Promise<NotificationRow | undefined> {
  const row = await on<Columns>('notifications').where({ id }).first();
  return row && read(row as Columns);
}

/** Whose a notification is; undefined when it is gone. */
export async function accountOf(on: Executor, id: string): Promise<string | undefined> {
  return (await on('notifications').where({ id }).first('account_id'))?.account_id;
}

interface Queue {
  readonly accountId: string;
  readonly channel: NotificationChannel;
}

const pendingOf = (on: Executor, { accountId, channel }: Queue) =>
  on('notifications').where({ account_id: accountId, channel, state: 'pending' });

/** Attempts under way through one channel of an account. */
export async function countInFlight(on: Executor, queue: Queue, now: number): Promise<number> {
  const [row] = await pendingOf(on, queue).where('lease_expires_at', '>', now).count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** The longest due notification of a queue that is in nobody's hands. */
export async function nextDue(on: Executor, queue: Queue, now: number): Promise<string | undefined> {
  const row = await pendingOf(on, queue)
    .where('next_attempt_at', '<=', now)
    .where(isFree(now))
    .orderBy(['next_attempt_at', 'id'])
    .first('id');
  return row?.id;
}

export async function takeLease(trx: Executor, id: string, lease: Lease): Promise<void> {
  await trx('notifications').where({ id }).update(leaseColumns(lease));
}

/** Gives all back that is in anybody's hands. Answers how many there were. */
export async function releaseAllLeases(on: Executor): Promise<number> {
  return on('notifications').where({ state: 'pending' }).whereNotNull('lease_token').update(noLease);
}

export type Settlement = Pick<
  NotificationRow,
  'state' | 'attempts' | 'next_attempt_at' | 'last_attempt_at' | 'last_error' | 'finished_at'
>;

/** Writes how an attempt ended and gives up the lease. False: the lease is another's by now, or the row is gone. */
export async function settleNotification(
  trx: Executor,
  { id, token }: { readonly id: string; readonly token: string },
  settlement: Settlement,
): Promise<boolean> {
  const change = { ...settlement, ...noLease };
  return (await trx('notifications').where({ id, lease_token: token, state: 'pending' }).update(change)) > 0;
}

type End = Pick<NotificationRow, 'finished_at' | 'last_error'> & { readonly state: 'failed' | 'canceled' };

/** Ends a notification that waits without another attempt. */
export async function endWaiting(trx: Executor, id: string, end: End): Promise<void> {
  await trx('notifications')
    .where({ id, state: 'pending' })
    .update({ ...noLease, ...end, next_attempt_at: null });
}

interface DueInput {
  readonly channel: NotificationChannel;
  readonly now: number;
  readonly limit: number;
  readonly perAccount: number;
}

interface PendingInput {
  readonly channels: readonly NotificationChannel[];
  readonly now: number | Knex.Raw;
}

/** What is due through these channels and in nobody's hands, whether its account may have another attempt or not. */
export const pendingNotifications = (on: Executor, { channels, now }: PendingInput): Knex.QueryBuilder =>
  on('notifications')
    .where({ state: 'pending' })
    .whereIn('channel', channels)
    .where('next_attempt_at', '<=', now)
    .where(isFree(now));

/** What is due and in nobody's hands, at most `perAccount` of each account; every account's first before any second. */
export async function allDue(on: Executor, { channel, now, limit, perAccount }: DueInput): Promise<string[]> {
  const saturated = on('notifications')
    .where({ state: 'pending', channel })
    .where('lease_expires_at', '>', now)
    .groupBy('account_id')
    .havingRaw('count(*) >= ?', [perAccount])
    .select('account_id');
  const ranked = pendingNotifications(on, { channels: [channel], now })
    .whereNotIn('account_id', saturated)
    .select('id', 'next_attempt_at')
    .rowNumber('place', (over) => over.partitionBy('account_id').orderBy('next_attempt_at').orderBy('id'));
  const rows = await on
    .select('id')
    .from(ranked.as('ranked'))
    .where('place', '<=', perAccount)
    .orderBy(['place', 'next_attempt_at', 'id'])
    .limit(limit);
  return rows.map((row: { id: string }) => row.id);
}
