import type { Services } from '../../context.ts';
import { composeMail, type QueuedMail, queueMail } from '../../outgoing/outbox/index.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { languageOf, wordsFor } from '../../reporting/texts/words.ts';
import { lockUser, type UserRow } from '../users/index.ts';
import { countPasskeys, deletePasskeysOf } from './passkeys/store.ts';
import { countRecoveryCodes, deleteTotpOf, replaceRecoveryCodes } from './store.ts';

/** The means besides the password by which a person proved their identity */
export interface FactorsOf {
  readonly authenticator_app: boolean;
  readonly recovery_codes: number;
  readonly passkeys: number;
}

function notice({ email, locale }: Pick<UserRow, 'email' | 'locale'>) {
  const words = wordsFor(languageOf(locale));
  const { subject, text, setUp, note } = words.texts.mails.factorsRemoved;
  return composeMail({ subject, paragraphs: [text(email)], notes: [setUp, note] }, words);
}

/**
 * Removes the authenticator app, the recovery codes and the passkeys of a person and queues a mail about it, in the
 * operator's transaction. Call `alarms.wake` after the commit.
 * @returns the removed factors and the mail; the mail is undefined when none can be sent, or when there were no factors
 */
export async function removeAllFactors(
  services: Services,
  trx: Executor,
  user: Pick<UserRow, 'id' | 'email' | 'locale'>,
): Promise<{ readonly removed: FactorsOf; readonly mail: QueuedMail | undefined }> {
  const { id, email } = user;
  await lockUser(trx, id);
  const recovery_codes = await countRecoveryCodes(trx, id);
  const passkeys = await countPasskeys(trx, id);
  const removed = { authenticator_app: await deleteTotpOf(trx, id), recovery_codes, passkeys };
  await replaceRecoveryCodes(trx, id, []);
  await deletePasskeysOf(trx, id);
  const wasThere = removed.authenticator_app || recovery_codes > 0 || passkeys > 0;
  if (!wasThere) return { removed, mail: undefined };
  const mail = await queueMail(services, trx, { to: email, kind: 'security_notice', ...notice(user) });
  return { removed, mail };
}
