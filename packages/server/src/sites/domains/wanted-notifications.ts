import type { EmailAlertsWhen } from '@linkvitals/contract';
import type { Executor } from '../../platform/storage/index.ts';
import { findDomainById } from './store.ts';

export interface WantedNotifications {
  readonly email: boolean;
  readonly emailWhen: EmailAlertsWhen;
  /** Recipients of mails about the domain; null: the recipients of the account. */
  readonly recipients: readonly string[] | null;
  /** Whether to notify that the certificate of the site is about to end */
  readonly certificates: boolean;
  /** Whether to notify of the first failed crawl, of the end of such failures, and of lost proof of ownership */
  readonly failures: boolean;
  readonly slack: boolean;
  /** Whether to notify the chats of the account other than Slack */
  readonly chats: boolean;
}

/** Channels through which the owner of a domain wants notifications; all are off when the domain is deleted. */
export async function wantedNotifications(on: Executor, domainId: string): Promise<WantedNotifications> {
  const domain = await findDomainById(on, domainId);
  return {
    email: domain?.settings.email_alerts ?? false,
    emailWhen: domain?.settings.email_alerts_when ?? 'news',
    recipients: domain?.settings.email_recipients ?? null,
    certificates: domain?.settings.certificate_alerts ?? false,
    failures: domain !== undefined && (domain.settings.failure_alerts ?? true),
    slack: domain?.settings.slack_notifications ?? false,
    chats: domain?.settings.chat_notifications ?? false,
  };
}
