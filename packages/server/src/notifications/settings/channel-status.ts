import type { ChannelStatus, Known, NotificationChannel } from '@linkvitals/contract';
import type { Services } from '../../context.ts';
import type { SettingsRow } from '../notification-row.ts';

type Reason = Known<ChannelStatus['reason']>;

const DETAILS: Readonly<Record<Reason, string>> = {
  no_mail_server: 'No mail server is configured. An operator can set LINKVITALS_SMTP_URL and LINKVITALS_MAIL_FROM.',
  no_recipients: 'There are no recipients. Give some in email_recipients.',
  no_slack_url: 'There is no Slack webhook. Give its URL in slack_webhook_url.',
};

export interface NotReady {
  readonly reason: Reason;
  readonly detail: string;
}

/** Why nothing is sent through a channel; undefined when it is. */
export function whyNotReady(
  { config }: Pick<Services, 'config'>,
  channel: NotificationChannel,
  settings: SettingsRow | undefined,
): NotReady | undefined {
  const reason = channel === 'email' ? reasonOfMail(config, settings) : reasonOfSlack(settings);
  return reason && { reason, detail: DETAILS[reason] };
}

function reasonOfMail({ mail }: Services['config'], settings: SettingsRow | undefined): Reason | undefined {
  if (mail === undefined) return 'no_mail_server';
  return (settings?.email_recipients.length ?? 0) === 0 ? 'no_recipients' : undefined;
}

const reasonOfSlack = (settings: SettingsRow | undefined): Reason | undefined =>
  (settings?.slack_url_ciphertext ?? null) === null ? 'no_slack_url' : undefined;
