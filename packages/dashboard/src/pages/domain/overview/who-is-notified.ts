import type { Domain, NotificationSettings } from '@linkvitals/contract/types';
import { type MailFault, mailFault } from '../../../api/mail-fault.ts';

const otherChats = ['discord', 'teams', 'telegram', 'ntfy', 'generic_webhook'] as const;

export type ChatName = 'slack' | (typeof otherChats)[number];

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
  const chats = [
    ...(slack_notifications ? (['slack'] as const) : []),
    ...(chat_notifications ? otherChats : []),
  ].filter((name) => channels[name].status.ready);
  return {
    mails: email_alerts && fault === undefined ? recipients.length : 0,
    fault,
    chats,
    webhooks: webhook_ids.length,
  };
}
