import type { PersonContext } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { notifyPerson } from '../../factors/index.ts';
import { assertFresh } from '../../sessions/index.ts';
import { lockUser } from '../../users/index.ts';
import { deleteIdentity, listIdentitiesOf } from './store.ts';
import { assertOtherWay } from './ways-to-sign-in.ts';

/**
 * Unlinks an identity. The row of the person is locked, so of two requests at once that would leave no means of
 * sign-in, one is refused.
 * @throws ServiceError `reauthentication_required`, `not_found` (also for another person's), `last_sign_in_method`
 */
export async function unlinkIdentity(ctx: PersonContext, id: string): Promise<void> {
  assertFresh(ctx);
  const { user } = ctx;
  const userId = user.id;
  const mail = await transaction(ctx.db, async (trx) => {
    await lockUser(trx, userId);
    const identity = (await listIdentitiesOf(trx, userId)).find((one) => one.id === id);
    if (identity === undefined) throw notFound('identity');
    await assertOtherWay(ctx, trx, { userId, without: identity });
    await deleteIdentity(trx, identity);
    return notifyPerson(ctx, trx, { change: 'identity_unlinked', user });
  });
  await ctx.alarms.wake('mail', mail);
}
