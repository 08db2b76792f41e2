import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { wantedNotifications } from '../../../sites/domains/index.ts';
import type { NotificationContent } from '../messages/notification-content.ts';
import { type NewNotification, queueWithMail } from './queue-notifications.ts';
import { settingsFor } from './settings-for.ts';

interface CertificateEnding {
  readonly accountId: string;
  /** The certificate and the kind of notice: nobody gets the same notice twice. */
  readonly about: string;
  readonly content: Extract<NotificationContent, { kind: 'certificate_ending' }>;
}

/** Queues the notice that a certificate ends soon, in the transaction that notes it: a mail, and a message to each chat of the domain. */
export async function recordCertificateEnding(
  services: Services,
  trx: Executor,
  { accountId, about, content }: CertificateEnding,
): Promise<readonly NewNotification[]> {
  const wants = await wantedNotifications(trx, content.domain_id);
  const settings = wants.certificates ? await settingsFor(services, trx, { accountId, wants }) : undefined;
  if (settings === undefined) return [];
  const chats = settings.chats.filter(({ channel }) => (channel === 'slack' ? wants.slack : wants.chats));
  const fact = { content, about, domainId: content.domain_id, recipients: wants.recipients };
  return queueWithMail(services, trx, chats, { settings, fact });
}
