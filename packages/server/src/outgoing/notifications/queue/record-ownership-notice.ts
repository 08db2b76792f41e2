import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { type OwnershipNotice, wantedNotifications } from '../../../sites/domains/index.ts';
import type { NotificationContent } from '../messages/notification-content.ts';
import { type NewNotification, queueWithMail, wakeNotifications } from './queue-notifications.ts';
import { settingsOfAlert } from './settings-for.ts';

/**
 * Queues the notices that the ownership of a domain was lost or that its record will soon not be looked for any more, in the transaction that
 * notes it: a mail, and a message to each chat of the account. Returns the work to do after the commit.
 */
export async function recordOwnershipNotice(
  services: Services,
  trx: Executor,
  notice: OwnershipNotice,
): Promise<() => Promise<void>> {
  const queued = await queueEverywhere(services, trx, notice);
  return () => wakeNotifications(services, queued);
}

async function queueEverywhere(
  services: Services,
  trx: Executor,
  given: OwnershipNotice,
): Promise<readonly NewNotification[]> {
  const { domain, notice } = given;
  const wants = await wantedNotifications(trx, domain.id);
  if (!wants.failures) return [];
  const { settings, recipients } = await settingsOfAlert(services, trx, { accountId: domain.account_id, wants });
  if (settings === undefined) return [];
  // Each loss has a time of its own: nobody gets the same notice twice.
  const about = `${domain.id} ${notice.stage} ${notice.since}`;
  const fact = { content: contentOf(given), about, domainId: domain.id, recipients };
  return queueWithMail(services, trx, settings.chats, { settings, fact });
}

const timeOf = (at: string | null | undefined): number | null => (at == null ? null : Date.parse(at));

const contentOf = ({ domain, check, notice }: OwnershipNotice): NotificationContent => ({
  kind: 'ownership_lost',
  hostname: domain.hostname,
  domain_id: domain.id,
  stage: notice.stage,
  outcome: check.outcome === 'unknown' ? 'unknown' : 'absent',
  missing_since: timeOf(check.missing_since),
  last_seen_at: timeOf(check.last_seen_at),
  watched_until: notice.until,
  days_left: notice.daysLeft,
});
