import type { PersonContext } from '../context.ts';
import { notFound, ServiceError } from '../errors.ts';
import { assertFresh } from '../sessions/index.ts';
import { transaction } from '../storage/index.ts';
import { findUserById, lockUser } from '../users/index.ts';
import { deleteIdentity, listIdentitiesOf } from './store.ts';
import { hasOtherWay } from './ways-to-sign-in.ts';

/**
 * Of two at once that would leave nothing to sign in with, one is refused: the row of the person is held.
 * @throws ServiceError `reauthentication_required`, `not_found` (also for another person's), `last_sign_in_method`
 */
export async function unlinkIdentity(ctx: PersonContext, id: string): Promise<void> {
  assertFresh(ctx);
  await transaction(ctx.db, async (trx) => {
    await lockUser(trx, ctx.user.id);
    const user = await findUserById(trx, ctx.user.id);
    const identity = (await listIdentitiesOf(trx, ctx.user.id)).find((one) => one.id === id);
    if (user === undefined || identity === undefined) throw notFound('identity');
    if (!(await hasOtherWay(ctx, trx, { user, without: identity }))) {
      const detail = 'You could not sign in any more. Set a password or link another identity first.';
      throw new ServiceError('last_sign_in_method', detail);
    }
    await deleteIdentity(trx, identity);
  });
}
