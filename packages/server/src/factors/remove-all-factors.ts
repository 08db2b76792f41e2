import type { Services } from '../context.ts';
import { composeMail, type QueuedMail, queueMail } from '../outbox/index.ts';
import type { Executor } from '../storage/index.ts';
import { lockUser, type UserRow } from '../users/index.ts';
import { countPasskeys, deletePasskeysOf } from './passkeys/store.ts';
import { countRecoveryCodes, deleteTotpOf, replaceRecoveryCodes } from './store.ts';

/** What somebody proved who they are with, beside their password. */
export interface FactorsOf {
  readonly authenticator_app: boolean;
  readonly recovery_codes: number;
  readonly passkeys: number;
}

const notice = (email: string) =>
  composeMail({
    subject: 'Your second factors were removed',
    paragraphs: [
      `The operator of the server removed the authenticator app, the recovery codes and the passkeys of ${email}. You have been signed out everywhere, and sign in with your password alone.`,
    ],
    notes: [
      'Set up one-time codes or a passkey again once you have signed in.',
      'If you did not want this, change your password at once and write to the operator of the server.',
    ],
  });

/**
 * Removes the authenticator app, the recovery codes and the passkeys of a person and notifies them by mail, in the operator's
 * transaction. Call `wakeMails` once that is committed.
 * @returns what there was, and the mail; undefined where none can be sent, or nothing was there
 */
export async function removeAllFactors(
  services: Services,
  trx: Executor,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<{ readonly removed: FactorsOf; readonly mail: QueuedMail | undefined }> {
  await lockUser(trx, id);
  const recovery_codes = await countRecoveryCodes(trx, id);
  const passkeys = await countPasskeys(trx, id);
  const removed = { authenticator_app: await deleteTotpOf(trx, id), recovery_codes, passkeys };
  await replaceRecoveryCodes(trx, id, []);
  await deletePasskeysOf(trx, id);
  const wasThere = removed.authenticator_app || recovery_codes > 0 || passkeys > 0;
  if (!wasThere) return { removed, mail: undefined };
  const mail = await queueMail(services, trx, { to: email, kind: 'security_notice', ...notice(email) });
  return { removed, mail };
}
