import type { Domain, NotificationSettings } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { mailFault } from '../../api/mail-fault.ts';
import { channelsQuery } from '../../api/notification-queries.ts';
import { useManages } from '../../app/session/use-role.ts';
import { MailFaultNote } from '../../parts/labels/mail-fault-note.tsx';

/** A chat may be all that somebody wants. */
const hasChat = ({ email: _, slack, discord, teams, telegram, ntfy, generic_webhook }: NotificationSettings): boolean =>
  [slack, discord, teams, telegram, ntfy, generic_webhook].some(({ status }) => status.ready);

/** Says that mails which are switched on reach nobody, to whoever can do something about it. */
export function MailNote({ domains }: { readonly domains: readonly Domain[] }) {
  // Members are not given the settings of the account.
  const { data } = useQuery({ ...channelsQuery, enabled: useManages() });
  if (data === undefined || hasChat(data)) return null;
  const [fault] = domains
    .filter(({ settings, last_crawl }) => settings.email_alerts && last_crawl !== null)
    .flatMap(({ settings }) => mailFault(data.email, settings.email_recipients) ?? []);
  return fault === undefined ? null : <MailFaultNote fault={fault} />;
}
