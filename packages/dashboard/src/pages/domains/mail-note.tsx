import type { Domain, NotificationSettings } from '@linkvitals/contract/types';
import { mailFault } from '../../api/mail-fault.ts';
import { MailFaultNote } from '../../parts/labels/mail-fault-note.tsx';

/** Whether a chat is set up. Some people use no mails, only a chat. */
const hasChat = ({ email: _, slack, discord, teams, telegram, ntfy, generic_webhook }: NotificationSettings): boolean =>
  [slack, discord, teams, telegram, ntfy, generic_webhook].some(({ status }) => status.ready);

interface MailNoteProps {
  /** Undefined when the settings are not loaded yet or the person may not read them. */
  readonly channels: NotificationSettings | undefined;
  readonly domains: readonly Domain[];
}

/** A note that mails which are switched on reach nobody. It is for people who can do something about it. */
export function MailNote({ channels, domains }: MailNoteProps) {
  if (channels === undefined || hasChat(channels)) return null;
  const [fault] = domains
    .filter(({ settings, last_crawl }) => settings.email_alerts && last_crawl !== null)
    .flatMap(({ settings }) => mailFault(channels.email, settings.email_recipients) ?? []);
  return fault === undefined ? null : <MailFaultNote fault={fault} />;
}
