import type { Domain, NotificationSettings } from '@linkvitals/contract/types';
import { type ChatName, chatNames } from '../../../api/chats.ts';
import { type MailFault, mailFault } from '../../../api/mail-fault.ts';

/** The people and services that get notifications about a domain. */
export interface Notified {
  /** Number of people who get mails. */
  readonly mails: number;
  /** The reason why mails that are switched on reach nobody. */
  readonly fault: MailFault | undefined;
  readonly chats: readonly ChatName[];
  /** Number of endpoints that receive events. */
  readonly webhooks: number;
}

/** Finds the people and services that get notifications about a domain. */
export function notifiedOf({ settings }: Pick<Domain, 'settings'>, channels: NotificationSettings): Notified {
  const { email_alerts, email_recipients: own, slack_notifications, chat_notifications, webhook_ids } = settings;
  const fault = email_alerts ? mailFault(channels.email, own) : undefined;
  const recipients = own?.length ? own : channels.email.recipients;
  const isOn = (name: ChatName) => (name === 'slack' ? slack_notifications : chat_notifications);
  const chats = chatNames.filter((name) => isOn(name) && channels[name].status.ready);
  return {
    mails: email_alerts && fault === undefined ? recipients.length : 0,
    fault,
    chats,
    webhooks: webhook_ids.length,
  };
}
