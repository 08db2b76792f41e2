import type { Services } from '../context.ts';
import type { QueuedMail } from './queue-mail.ts';

/** Sets the alarms of mails whose rows are committed. It never fails: the sweep finds mails whose alarm was lost. */
export async function wakeMails(
  { alarms, log }: Pick<Services, 'alarms' | 'log'>,
  mails: readonly (QueuedMail | undefined)[],
): Promise<void> {
  for (const mail of mails) {
    if (mail === undefined) continue;
    try {
      await alarms.mail(mail.id, { at: mail.at });
    } catch (error) {
      log.warn({ err: error, mail_id: mail.id }, 'alarm not set, the sweep will find the mail');
    }
  }
}
