import type { Executor } from '../storage/index.ts';
import { findDomainById } from './store.ts';

export interface WantedNotifications {
  readonly email: boolean;
  readonly slack: boolean;
  /** The chats of the account other than Slack. */
  readonly chats: boolean;
}

/** Through which channels the owner of a domain wants notifications; none when it is gone. */
export async function wantedNotifications(on: Executor, domainId: string): Promise<WantedNotifications> {
  const domain = await findDomainById(on, domainId);
  return {
    email: domain?.settings.email_alerts ?? false,
    slack: domain?.settings.slack_notifications ?? false,
    chats: domain?.settings.chat_notifications ?? false,
  };
}
