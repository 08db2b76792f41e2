import type { TotpSetup } from '@linkvitals/contract';
import type { PersonContext } from '../../context.ts';
import { assertFresh } from '../../platform/asserts/assert-fresh.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { lockUser } from '../users/index.ts';
import { deleteTotpOf, findTotp, insertTotp } from './store.ts';
import { newTotpSecret, totpPairing } from './totp.ts';

/**
 * Makes a secret for one-time codes, which has no effect until it is confirmed. It replaces one that was not confirmed.
 * @throws ServiceError `reauthentication_required`, `totp_enabled`
 */
export async function startTotp(ctx: PersonContext): Promise<TotpSetup> {
  assertFresh(ctx);
  const { id, email } = ctx.user;
  const secret = newTotpSecret();
  const sealed = ctx.secrets.seal(secret);
  await transaction(ctx.db, async (trx) => {
    await lockUser(trx, id);
    const current = await findTotp(trx, id);
    if (current !== undefined && current.confirmed_at !== null) {
      throw new ServiceError('totp_enabled', 'One-time codes are on already. Remove them first to set them up anew.');
    }
    await deleteTotpOf(trx, id);
    await insertTotp(trx, {
      user_id: id,
      secret_ciphertext: sealed.ciphertext,
      secret_key_id: sealed.keyId,
      created_at: ctx.clock.now(),
      confirmed_at: null,
      last_step: null,
    });
  });
  return { secret, ...totpPairing(secret, email) };
}
