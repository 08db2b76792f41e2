import type { Services } from '../context.ts';
import { composeMail, type QueuedMail, queueMail } from '../outbox/index.ts';
import type { Executor } from '../storage/index.ts';
import type { UserRow } from '../users/index.ts';

/** What has changed, as the subject of the mail says it. */
const CHANGES = {
  totp_added: 'One-time codes were enabled',
  totp_removed: 'One-time codes were removed',
  recovery_codes_renewed: 'New recovery codes were made',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  recovery_code_used: 'A recovery code was used to sign in',
} as const;

type Notice = { readonly change: keyof typeof CHANGES; readonly user: UserRow };

/**
 * Notifies a person by mail of a change in how they sign in, in the transaction that changes it. Call `wakeMails` once
 * that is committed.
 */
export function notifyPerson(
  services: Services,
  trx: Executor,
  { change, user }: Notice,
): Promise<QueuedMail | undefined> {
  const mail = composeMail({
    subject: CHANGES[change],
    paragraphs: [`${CHANGES[change]} for ${user.email}.`],
    notes: ['If this was not you, change your password at once and look at where you are signed in.'],
  });
  return queueMail(services, trx, { to: user.email, kind: 'security_notice', ...mail });
}
