import type { RecoveryCodes } from '@linkvitals/contract';
import type { PersonContext } from '../../context.ts';
import { assertFresh } from '../../platform/asserts/assert-fresh.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { lockUser } from '../users/index.ts';
import { notifyPerson } from './notify-person.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { findTotp, replaceRecoveryCodes } from './store.ts';

/**
 * Makes new recovery codes. The earlier ones do not work any more.
 * @throws ServiceError `reauthentication_required`, `totp_missing`
 */
export async function renewRecoveryCodes(ctx: PersonContext): Promise<RecoveryCodes> {
  assertFresh(ctx);
  const { id } = ctx.user;
  const recovery_codes = newRecoveryCodes();
  const mail = await transaction(ctx.db, async (trx) => {
    await lockUser(trx, id);
    const totp = await findTotp(trx, id);
    if (totp === undefined || totp.confirmed_at === null) {
      const detail = 'Recovery codes stand in for one-time codes, which are not on. Set those up first.';
      throw new ServiceError('totp_missing', detail);
    }
    await replaceRecoveryCodes(trx, id, recovery_codes.map(hashRecoveryCode));
    return notifyPerson(ctx, trx, { change: 'recovery_codes_renewed', user: ctx.user });
  });
  await ctx.alarms.wake('mail', mail);
  return { recovery_codes };
}
