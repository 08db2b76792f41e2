import type { Executor } from '../storage/index.ts';
import { findDomainById } from './store.ts';

/** Through which channels the owner of a domain wants notifications; neither when it is gone. */
export async function wantedNotifications(
  on: Executor,
  domainId: string,
): Promise<{ readonly email: boolean; readonly slack: boolean }> {
  const domain = await findDomainById(on, domainId);
  return {
    email: domain?.settings.email_alerts ?? false,
    slack: domain?.settings.slack_notifications ?? false,
  };
}
