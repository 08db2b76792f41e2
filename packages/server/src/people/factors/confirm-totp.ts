import type { RecoveryCodes } from '@linkvitals/contract';
import type { PersonContext } from '../../context.ts';
import { assertFresh } from '../../platform/asserts/assert-fresh.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { lockUser } from '../users/index.ts';
import { notifyPerson } from './notify-person.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { findTotp, replaceRecoveryCodes, updateTotpConfirmed } from './store.ts';
import { useTotpCode } from './use-code.ts';

/**
 * Enables one-time codes by the first code, which cannot be used for signing in afterwards.
 * @throws ServiceError `reauthentication_required`, `totp_missing`, `totp_enabled`, `invalid_credentials`
 */
export async function confirmTotp(ctx: PersonContext, code: string): Promise<RecoveryCodes> {
  assertFresh(ctx);
  const { id } = ctx.user;
  const recovery_codes = newRecoveryCodes();
  const mail = await transaction(ctx.db, async (trx) => {
    await lockUser(trx, id);
    const row = await findTotp(trx, id);
    if (row === undefined) throw new ServiceError('totp_missing', 'Begin to set up one-time codes first.');
    if (row.confirmed_at !== null) throw new ServiceError('totp_enabled', 'One-time codes are on already.');
    if (!(await useTotpCode(ctx, trx, row, code))) {
      const detail = 'The code is wrong. Check the clock of the device that shows it, and enter the next code.';
      throw new ServiceError('invalid_credentials', detail);
    }
    await updateTotpConfirmed(trx, id, ctx.clock.now());
    await replaceRecoveryCodes(trx, id, recovery_codes.map(hashRecoveryCode));
    return notifyPerson(ctx, trx, { change: 'totp_added', user: ctx.user });
  });
  await ctx.alarms.wake('mail', mail);
  return { recovery_codes };
}
