import type { PersonContext } from '../../context.ts';
import { assertFresh } from '../../platform/asserts/assert-fresh.ts';
import { notFound } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { lockUser } from '../users/index.ts';
import { notifyPerson } from './notify-person.ts';
import { deleteTotpOf, findTotp, replaceRecoveryCodes } from './store.ts';

/**
 * Removes the one-time codes and with them the recovery codes. It also removes a set-up that was not confirmed.
 * @throws ServiceError `reauthentication_required`, `not_found`
 */
export async function deleteTotp(ctx: PersonContext): Promise<void> {
  assertFresh(ctx);
  const { id } = ctx.user;
  const mail = await transaction(ctx.db, async (trx) => {
    await lockUser(trx, id);
    const row = await findTotp(trx, id);
    if (row === undefined) throw notFound('authenticator app');
    await deleteTotpOf(trx, id);
    await replaceRecoveryCodes(trx, id, []);
    if (row.confirmed_at === null) return undefined;
    return notifyPerson(ctx, trx, { change: 'totp_removed', user: ctx.user });
  });
  await ctx.alarms.wake('mail', mail);
}
