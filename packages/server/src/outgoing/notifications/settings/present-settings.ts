import type { ChannelStatus, ChatSettings, NotificationChannel, NotificationSettings } from '@linkvitals/contract';
import { toIsoOrNull } from '../../../platform/time.ts';
import { chatChannels } from '../chat/chat-adapters.ts';
import type { ChatChannel } from '../chat/chat-target.ts';
import type { SettingsDetails } from './get-settings.ts';

/** Settings as the API shows them, without the secrets of chat targets. */
export function presentSettings(settings: SettingsDetails): NotificationSettings {
  const { row } = settings;
  const mails = { sent_at: row?.email_sent_at, error: row?.email_error, error_at: row?.email_error_at };
  const chats = chatChannels.map((channel) => [channel, presentChat(settings, channel)] as const);
  return {
    time_zone: row?.time_zone ?? 'UTC',
    language: row?.language ?? 'en',
    quiet_hours: quietHours(row),
    summaries: {
      hour: row?.summary_hour ?? 8,
      day_of_week: row?.summary_day ?? 'monday',
      when_nothing_changed: row?.summary_unchanged ?? 'send',
      attachment: row?.summary_attachment ?? 'pdf',
    },
    email: { recipients: [...(row?.email_recipients ?? [])], status: presentStatus(settings, 'email', mails) },
    ...(Object.fromEntries(chats) as Record<ChatChannel, ChatSettings>),
  };
}

const quietHours = (row: SettingsDetails['row']): NotificationSettings['quiet_hours'] =>
  row?.quiet_from && row.quiet_to ? { from: row.quiet_from, to: row.quiet_to } : null;

function presentChat(settings: SettingsDetails, channel: ChatChannel): ChatSettings {
  const chat = settings.row?.chats.find((one) => one.channel === channel);
  return { target_hint: chat?.hint ?? null, status: presentStatus(settings, channel, chat ?? {}) };
}

/** Results of the last attempts; times in epoch ms. */
interface LastAttempts {
  readonly sent_at?: number | null | undefined;
  readonly error?: string | null | undefined;
  readonly error_at?: number | null | undefined;
}

function presentStatus(
  { notReady, errorFor, use }: SettingsDetails,
  channel: NotificationChannel,
  { sent_at, error, error_at }: LastAttempts,
): ChannelStatus {
  const why = notReady(channel);
  return {
    ready: why === undefined,
    reason: why?.reason ?? null,
    detail: why?.detail ?? null,
    last_sent_at: toIsoOrNull(sent_at ?? null),
    last_error: errorFor(error ?? null),
    last_error_at: toIsoOrNull(error_at ?? null),
    used_by: { domains: use.domains, results: use[USES[channel]], failures: use.failures },
  };
}

/** The settings of domains that send the results of crawls through each channel. */
const USES: Readonly<Record<NotificationChannel, 'mails' | 'slack' | 'chats'>> = {
  email: 'mails',
  slack: 'slack',
  discord: 'chats',
  teams: 'chats',
  telegram: 'chats',
  ntfy: 'chats',
  generic_webhook: 'chats',
};
