import { createHash } from 'node:crypto';
import type { Language, NotificationChannel } from '@linkvitals/contract';
import type { NotificationLane } from '../../../alarms.ts';
import type { Services } from '../../../context.ts';
import { publicUrl } from '../../../platform/crawler-identity.ts';
import { pageLinks } from '../../../platform/page-links.ts';
import { type Executor, readDatabaseNow } from '../../../platform/storage/index.ts';
import { wordsFor } from '../../../reporting/texts/words.ts';
import { languagesOfMembers } from '../languages/languages-of-members.ts';
import { describeNotification } from '../messages/describe-notification.ts';
import type { NotificationContent } from '../messages/notification-content.ts';
import type { NotificationRow, SettingsRow } from '../notification-row.ts';
import { wantedRecipients } from '../opt-outs/wanted-recipients.ts';
import { whyNoMail } from '../settings/channel-status.ts';
import { insertNotifications } from '../store.ts';
import { alertKinds, GATHER_MS } from './notification-queue.ts';
import { endOfQuiet } from './quiet-hours.ts';

interface Fact {
  readonly channel: NotificationChannel;
  readonly content: NotificationContent;
  /** Subject, such as the crawl: each recipient gets at most one notification about it through one channel. */
  readonly about: string;
  readonly domainId?: string;
  readonly crawlId?: string;
  readonly webhookId?: string;
  /** Recipients of mails; default: those of the account. */
  readonly recipients?: readonly string[] | null | undefined;
  readonly summaryId?: string | undefined;
  /**
   * Milliseconds to wait before the first attempt, unless `releaseSummary` ends the wait early. Quiet hours may make it longer.
   * Default: 0; for an alert, the time in which others of its kind are gathered.
   */
  readonly waitMs?: number;
  /** True when it does not wait for the end of quiet hours. */
  readonly urgent?: boolean;
}

/**
 * A notification to wake. `at`: the time at which it was written or released, epoch ms of this process's clock. If its first attempt
 * is due later, the claim sets another alarm.
 */
export interface NewNotification {
  readonly id: string;
  readonly at: number;
  readonly lane: NotificationLane;
}

/** Inserts a row for each recipient, in the caller's transaction. Call `wakeNotifications` after the commit. */
export async function queueNotifications(
  services: Services,
  trx: Executor,
  { settings, fact }: { readonly settings: SettingsRow; readonly fact: Fact },
): Promise<readonly NotificationRow[]> {
  const recipients = await recipientsOf(services, trx, { settings, fact });
  const now = services.clock.now();
  const quietMs = fact.urgent ? 0 : endOfQuiet(settings, now) - now;
  const waitMs = Math.max(quietMs, fact.waitMs ?? (alertKinds.has(fact.content.kind) ? GATHER_MS : 0));
  const dueAt = (await readDatabaseNow(services.db, trx)) + waitMs;
  const rows = recipients.map(({ recipient, language }) =>
    rowOf(services, { fact, recipient, language, dueAt, settings }),
  );
  await insertNotifications(trx, rows);
  return rows;
}

/** Queues one fact through each of the channels. */
export async function queueThrough(
  services: Services,
  trx: Executor,
  channels: readonly NotificationChannel[],
  { settings, fact }: { readonly settings: SettingsRow; readonly fact: Omit<Fact, 'channel'> },
): Promise<readonly NewNotification[]> {
  const queued: NewNotification[] = [];
  for (const channel of channels) {
    const rows = await queueNotifications(services, trx, { settings, fact: { ...fact, channel } });
    queued.push(...rows.map(toNew));
  }
  return queued;
}

/** Queues one fact as a mail, if there are a mail server and recipients, and as a message to each of these chats. */
export function queueWithMail(
  services: Services,
  trx: Executor,
  chats: SettingsRow['chats'],
  { settings, fact }: { readonly settings: SettingsRow; readonly fact: Omit<Fact, 'channel'> },
): Promise<readonly NewNotification[]> {
  const hasMail = whyNoMail(services, settings, fact.recipients ?? null) === undefined;
  const channels = [...(hasMail ? (['email'] as const) : []), ...chats.map(({ channel }) => channel)];
  return queueThrough(services, trx, channels, { settings, fact });
}

interface Recipient {
  /** Address of a mail; null for a chat. */
  readonly recipient: string | null;
  readonly language: Language;
}

async function recipientsOf(
  services: Services,
  trx: Executor,
  { settings, fact }: { readonly settings: SettingsRow; readonly fact: Fact },
): Promise<readonly Recipient[]> {
  const { account_id: accountId, language } = settings;
  if (fact.channel !== 'email') return [{ recipient: null, language }];
  const recipients = fact.recipients ?? settings.email_recipients;
  const wanted = await wantedRecipients(services, trx, { accountId, recipients });
  const known = await languagesOfMembers(trx, accountId, wanted);
  return wanted.map((recipient) => ({ recipient, language: known.get(recipient) ?? language }));
}

/** Wakes notifications whose rows are committed. */
export async function wakeNotifications(
  { alarms }: Pick<Services, 'alarms'>,
  notifications: readonly NewNotification[],
): Promise<void> {
  for (const notification of notifications) await alarms.wake(notification.lane, notification);
}

export const toNew = ({ id, created_at, lane }: NotificationRow): NewNotification => ({
  id,
  at: created_at,
  lane,
});

const laneOf = (channel: NotificationChannel): NotificationLane => (channel === 'email' ? 'email' : 'chat');

interface Draft extends Recipient {
  readonly fact: Fact;
  /** Database time, epoch ms. */
  readonly dueAt: number;
  readonly settings: SettingsRow;
}

function rowOf(
  { ids, clock, config }: Services,
  { fact, recipient, language, dueAt, settings }: Draft,
): NotificationRow {
  const { account_id: accountId, time_zone } = settings;
  const { channel, content, about, domainId = null, crawlId = null, webhookId = null, summaryId = null } = fact;
  const key = JSON.stringify([accountId, about, channel, recipient]);
  const wording = { words: wordsFor(language, time_zone), links: pageLinks(publicUrl(config)) };
  return {
    id: ids.uuid(),
    account_id: accountId,
    domain_id: domainId,
    crawl_id: crawlId,
    webhook_id: webhookId,
    summary_id: summaryId,
    lane: laneOf(channel),
    channel,
    kind: content.kind,
    recipient,
    language,
    subject: describeNotification(content, wording).title,
    content,
    dedupe_hash: createHash('sha256').update(key).digest('hex'),
    state: 'pending',
    attempts: 0,
    next_attempt_at: dueAt,
    lease_owner: null,
    lease_token: null,
    lease_expires_at: null,
    last_attempt_at: null,
    last_error: null,
    finished_at: null,
    created_at: clock.now(),
  };
}
