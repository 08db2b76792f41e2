import type { ChannelStatus, NotificationChannel, NotificationSettings } from '@linkvitals/contract';
import { toIsoOrNull } from '../../time.ts';
import type { SettingsDetails } from './get-settings.ts';

/** Settings as the API shows them: without the Slack URL. */
export const presentSettings = (settings: SettingsDetails): NotificationSettings => ({
  email: { recipients: [...(settings.row?.email_recipients ?? [])], status: presentStatus(settings, 'email') },
  slack: { webhook_url_hint: settings.row?.slack_url_hint ?? null, status: presentStatus(settings, 'slack') },
});

const presentStatus = ({ row, notReady }: SettingsDetails, channel: NotificationChannel): ChannelStatus => ({
  ready: notReady[channel] === undefined,
  reason: notReady[channel]?.reason ?? null,
  detail: notReady[channel]?.detail ?? null,
  last_sent_at: toIsoOrNull(row?.[`${channel}_sent_at`] ?? null),
  last_error: row?.[`${channel}_error`] ?? null,
  last_error_at: toIsoOrNull(row?.[`${channel}_error_at`] ?? null),
});
