import type { NotificationSettingsUpdate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { lockAccount } from '../../../people/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { assertTimeZone } from '../../../sites/domains/index.ts';
import { chatChannels } from '../chat/chat-adapters.ts';
import { deleteChatTarget, replaceChatTarget } from '../chat/chat-store.ts';
import type { ChatChannel } from '../chat/chat-target.ts';
import { type SealedTarget, sealTarget } from '../chat/seal-target.ts';
import { assertAccountNotifications } from '../log/viewer.ts';
import type { SettingsRow } from '../notification-row.ts';
import { defaultsOfCaller } from './defaults-of-caller.ts';
import { getSettings, type SettingsDetails } from './get-settings.ts';
import { insertSettings, lockSettings, type SettingsChange, updateSettingsRow } from './settings-store.ts';

interface UpdateInput {
  readonly change: NotificationSettingsUpdate;
  /** Version that the settings must still have; undefined: any. */
  readonly version: number | undefined;
}

/** A change of a chat by the caller: its new target, or null to remove it. */
interface ChatChange {
  readonly channel: ChatChannel;
  readonly target: SealedTarget | null;
}

/**
 * Changes the settings of notifications; absent members stay. Targets of chats are sealed like signing secrets, since anybody who has one
 * can post there.
 * @throws ServiceError `insufficient_scope`, `precondition_failed`, `invalid_webhook_url`, `invalid_setting`
 */
export async function updateSettings(ctx: Context, { change, version }: UpdateInput): Promise<SettingsDetails> {
  assertAccountNotifications(ctx);
  assertTimeZone(change.time_zone, 'time_zone');
  // Queries DNS, so it stays out of the transaction.
  const chats = await sealChats(ctx, change);
  const at = ctx.clock.now();
  const columns: SettingsChange = { ...columnsOf(change), updated_at: at };
  const own = await defaultsOfCaller(ctx);
  await transaction(ctx.db, async (trx) => {
    // Locks the account, as there may be no row of settings to lock yet.
    await lockAccount(trx, ctx.account.id);
    const row = await lockSettings(trx, ctx.account.id);
    if (version !== undefined && (row?.version ?? 0) !== version) {
      throw new ServiceError('precondition_failed', 'The settings have changed since you read them. Read them again.');
    }
    // A row of version 0 was inserted for an alert: nobody has set anything yet.
    const isFirst = row === undefined || row.version === 0;
    const before = auditedValues(isFirst ? undefined : row);
    const newTargets = chats.filter((chat) => isNewTarget(ctx, row, chat)).map(({ channel }) => channel);
    const named = newTargets.length > 0 && { new_targets: newTargets };
    const after = { ...before, ...auditedChange(columns, chats), ...named };
    await recordAudit(ctx, trx, { action: 'notification_settings.updated', before, after });
    const all: SettingsChange = isFirst ? { ...own, next_summary_at: 0, ...columns } : columns;
    if (row === undefined) await insertSettings(trx, { accountId: ctx.account.id, at }, all);
    else await updateSettingsRow(trx, row, all);
    for (const { channel, target } of chats) {
      const place = { account_id: ctx.account.id, channel };
      if (target === null) await deleteChatTarget(trx, place);
      else await replaceChatTarget(trx, { ...newTarget, ...place, ...target, created_at: at, updated_at: at });
    }
  });
  return getSettings(ctx);
}

/** Columns of a change. Summaries are planned anew when a setting of their time changes. */
function columnsOf({
  email_recipients,
  time_zone,
  language,
  quiet_hours,
  summaries,
}: NotificationSettingsUpdate): Partial<SettingsChange> {
  const { hour, day_of_week, when_nothing_changed, attachment } = summaries ?? {};
  const replans = [time_zone, hour, day_of_week].some((member) => member !== undefined);
  return {
    ...(email_recipients === undefined ? {} : { email_recipients: distinct(email_recipients) }),
    ...(time_zone === undefined ? {} : { time_zone }),
    ...(language === undefined ? {} : { language }),
    ...(quiet_hours === undefined ? {} : { quiet_from: quiet_hours?.from ?? null, quiet_to: quiet_hours?.to ?? null }),
    ...(hour === undefined ? {} : { summary_hour: hour }),
    ...(day_of_week === undefined ? {} : { summary_day: day_of_week }),
    ...(when_nothing_changed === undefined ? {} : { summary_unchanged: when_nothing_changed }),
    ...(attachment === undefined ? {} : { summary_attachment: attachment }),
    ...(replans ? { next_summary_at: 0 } : {}),
  };
}

const newTarget = { sent_at: null, error: null, error_at: null };

async function sealChats(ctx: Context, change: NotificationSettingsUpdate): Promise<readonly ChatChange[]> {
  const named = chatChannels.flatMap((channel) => {
    const given = change[channel];
    return given === undefined ? [] : [{ channel, given }];
  });
  return Promise.all(
    named.map(async ({ channel, given }) => ({
      channel,
      target: given === null ? null : await sealTarget(ctx, channel, given),
    })),
  );
}

/** Whether a chat gets a target that differs from the one before, even if both have the same hint. */
function isNewTarget({ secrets }: Context, row: SettingsRow | undefined, { channel, target }: ChatChange): boolean {
  const old = row?.chats.find((chat) => chat.channel === channel);
  if (target === null || old === undefined) return target !== null;
  return !secrets.isSame(sealedOf(old), sealedOf(target));
}

const sealedOf = ({ target_ciphertext, target_key_id }: Omit<SealedTarget, 'channel' | 'hint'>) => ({
  ciphertext: target_ciphertext,
  keyId: target_key_id,
});

/** Values for the audit log. Of a chat target, which is a secret, they have only the host and its end. */
const auditedValues = ({ email_recipients = [], chats = [], ...row }: Partial<SettingsRow> = {}) => ({
  email_recipients,
  ...Object.fromEntries(auditedColumns.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]))),
  ...Object.fromEntries(
    chatChannels.map((name) => [name, chats.find(({ channel }) => channel === name)?.hint ?? null]),
  ),
});

const auditedColumns = [
  'time_zone',
  'language',
  'quiet_from',
  'quiet_to',
  'summary_hour',
  'summary_day',
  'summary_unchanged',
  'summary_attachment',
] as const;

const auditedChange = (
  { updated_at: _, next_summary_at: __, ...columns }: SettingsChange,
  chats: readonly ChatChange[],
) => ({
  ...columns,
  ...Object.fromEntries(chats.map(({ channel, target }) => [channel, target?.hint ?? null])),
});

/**
 * Removes duplicate addresses. The part after the last @ is a DNS name, in which case does not matter; the part before it stays as it is.
 */
const distinct = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.map((address) => {
      const at = address.lastIndexOf('@');
      return address.slice(0, at) + address.slice(at).toLowerCase();
    }),
  ),
];
