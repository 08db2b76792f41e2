import type { Services } from '../../context.ts';
import { composeMail, type QueuedMail, queueMail } from '../../outgoing/outbox/index.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { languageOf, type Texts, wordsFor } from '../../reporting/texts/words.ts';
import type { UserRow } from '../users/index.ts';

type Notice = { readonly change: keyof Texts['mails']['factors']; readonly user: UserRow };

/**
 * Notifies a person by mail of a change to their means of sign-in, in the transaction of the change. Call
 * `alarms.wake` after the commit.
 */
export function notifyPerson(
  services: Services,
  trx: Executor,
  { change, user }: Notice,
): Promise<QueuedMail | undefined> {
  const words = wordsFor(languageOf(user.locale));
  const { factors, factorOf, factorNote, passwordNote } = words.texts.mails;
  const subject = factors[change];
  const note = change === 'password_changed' ? passwordNote : factorNote;
  const mail = composeMail({ subject, paragraphs: [factorOf(subject, user.email)], notes: [note] }, words);
  return queueMail(services, trx, { to: user.email, kind: 'security_notice', ...mail });
}
