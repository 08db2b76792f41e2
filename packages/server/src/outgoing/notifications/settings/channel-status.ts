import type { ChannelStatus, Known, NotificationChannel } from '@linkvitals/contract';
import type { Services } from '../../../context.ts';
import type { SettingsRow } from '../notification-row.ts';

type Reason = Known<ChannelStatus['reason']>;

const DETAILS: Readonly<Record<Reason, string>> = {
  no_mail_server: 'No mail server is configured. An operator can set LINKVITALS_SMTP_URL and LINKVITALS_MAIL_FROM.',
  no_recipients: 'There are no recipients. Give some in email_recipients.',
  no_target: 'Nothing is set up for this channel. Give its target in the notification settings.',
};

export interface NotReady {
  readonly reason: Reason;
  readonly detail: string;
}

/** Returns the reason why nothing is sent through a channel; undefined when it is ready. */
export function whyNotReady(
  { config }: Pick<Services, 'config'>,
  channel: NotificationChannel,
  settings: SettingsRow | undefined,
): NotReady | undefined {
  const reason = channel === 'email' ? reasonOfMail(config, settings) : reasonOfChat(channel, settings);
  return reason && { reason, detail: DETAILS[reason] };
}

/** Returns the reason why no mail is sent to these recipients; null stands for those of the account. Undefined when mail is ready. */
export const whyNoMail = (
  { config }: Pick<Services, 'config'>,
  settings: SettingsRow | undefined,
  recipients: readonly string[] | null,
): Reason | undefined => reasonOfMail(config, recipients === null ? settings : { email_recipients: recipients });

function reasonOfMail(
  { mail }: Services['config'],
  settings: Pick<SettingsRow, 'email_recipients'> | undefined,
): Reason | undefined {
  if (mail === undefined) return 'no_mail_server';
  return (settings?.email_recipients.length ?? 0) === 0 ? 'no_recipients' : undefined;
}

const reasonOfChat = (channel: NotificationChannel, settings: SettingsRow | undefined): Reason | undefined =>
  settings?.chats.some((chat) => chat.channel === channel) ? undefined : 'no_target';
