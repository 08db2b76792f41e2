import { ownerAt } from '../../people/members/index.ts';
import {
  type Database,
  type Executor,
  fromJsonColumn,
  insertInBatches,
  timeOfStatement,
  toJsonColumn,
} from '../../platform/storage/index.ts';
import { type Claimable, laneState } from '../attempts/index.ts';
import type { NotificationContent } from './messages/notification-content.ts';
import type { NotificationRow } from './notification-row.ts';
import { notificationQueue } from './queue/notification-queue.ts';
import {
  listDomainRecipients,
  type RecipientColumns,
  type Recipients,
  recipientColumns,
  toRecipients,
} from './settings/settings-store.ts';

/** Inserts rows, except those whose hash exists already. The unique key decides this without an error. */
export async function insertNotifications(trx: Executor, rows: readonly NotificationRow[]): Promise<void> {
  const hashes = rows.map((row) => row.dedupe_hash);
  const known = new Set<string>(await trx('notifications').whereIn('dedupe_hash', hashes).pluck('dedupe_hash'));
  const columns = rows
    .filter((row) => !known.has(row.dedupe_hash))
    .map((row) => ({ ...row, content: toJsonColumn(row.content) }));
  await insertInBatches(trx, 'notifications', columns);
}

/** A notification with the settings by which it is sent. */
export interface ClaimableNotification extends NotificationRow, Claimable {
  readonly state: NotificationRow['state'];
  readonly settings: Recipients;
  /** Time of the suspension of its account, epoch ms; null: not suspended. */
  readonly account_suspended_at: number | null;
}

const recipientOf = { accountId: 'notifications.account_id', address: 'notifications.recipient' };

/** Reads notifications with the state of their lane. One statement, so that all of it is of one moment. */
export async function listClaimable(db: Database, ids: readonly string[]): Promise<readonly ClaimableNotification[]> {
  const { knex } = db;
  const rows: (Omit<ClaimableNotification, 'settings' | 'content'> & RecipientColumns & { content: string })[] =
    await knex('notifications')
      .join('notification_settings', 'notification_settings.account_id', 'notifications.account_id')
      .leftJoin('chat_targets', {
        'chat_targets.account_id': 'notifications.account_id',
        'chat_targets.channel': 'notifications.channel',
      })
      .leftJoin('mail_opt_outs', {
        'mail_opt_outs.account_id': 'notifications.account_id',
        'mail_opt_outs.address': 'notifications.recipient',
      })
      .leftJoin('domains', 'domains.id', 'notifications.domain_id')
      .join('accounts', 'accounts.id', 'notifications.account_id')
      .whereIn('notifications.id', ids)
      .select(
        'notifications.*',
        'accounts.suspended_at as account_suspended_at',
        ...recipientColumns,
        knex.raw('? as ??', [ownerAt(knex, recipientOf).select(knex.raw('1')), 'is_owner']),
        ...laneState(knex, notificationQueue, timeOfStatement(db)),
      );
  const claimable = rows.map((row) => {
    const content = fromJsonColumn<NotificationContent>(row.content) ?? { kind: 'test' };
    return { ...row, now: Number(row.now), content, settings: toRecipients(row) };
  });
  return Promise.all(claimable.map((row) => withRecipientsOfDomains(knex, row)));
}

/** Adds the recipients of all domains to a summary of several, which belongs to none of them. */
async function withRecipientsOfDomains(on: Executor, row: ClaimableNotification): Promise<ClaimableNotification> {
  const { content, domain_id, settings } = row;
  if (content.kind !== 'summary' || domain_id !== null) return row;
  const ids = content.domains.map((domain) => domain.domain_id);
  const own = await listDomainRecipients(on, ids);
  const domain_recipients = own.flatMap((recipients) => recipients ?? settings.email_recipients);
  return own.length === 0 ? row : { ...row, settings: { ...settings, domain_recipients } };
}
