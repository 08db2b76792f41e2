import type { NotificationSettings } from '@linkvitals/contract/types';

/** Why mails of a domain reach nobody. */
export type MailFault = 'no_mail_server' | 'no_recipients';

/**
 * Why the mails of a domain reach nobody; undefined: they reach somebody, as far as the server knows.
 * @param own recipients of the domain; null or none: those of the account
 */
export function mailFault(
  { status }: NotificationSettings['email'],
  own: readonly string[] | null,
): MailFault | undefined {
  if (status.reason === 'no_mail_server') return 'no_mail_server';
  return status.reason === 'no_recipients' && !own?.length ? 'no_recipients' : undefined;
}
