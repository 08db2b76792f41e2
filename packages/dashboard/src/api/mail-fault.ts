import type { NotificationSettings } from '@linkvitals/contract/types';

/** The reason why mails of a domain reach nobody. */
export type MailFault = 'no_mail_server' | 'no_recipients';

/**
 * Finds the reason why the mails of a domain reach nobody; undefined: as far as the server knows, they reach somebody.
 * @param own recipients of the domain; null or an empty list: the recipients of the account get the mails
 */
export function mailFault(
  { status }: NotificationSettings['email'],
  own: readonly string[] | null,
): MailFault | undefined {
  if (status.reason === 'no_mail_server') return 'no_mail_server';
  return status.reason === 'no_recipients' && !own?.length ? 'no_recipients' : undefined;
}
