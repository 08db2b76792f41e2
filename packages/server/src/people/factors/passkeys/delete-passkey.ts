import type { PersonContext } from '../../../context.ts';
import { assertFresh } from '../../../platform/asserts/assert-fresh.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Executor, transaction } from '../../../platform/storage/index.ts';
import { lockUser } from '../../users/index.ts';
import { notifyPerson } from '../notify-person.ts';
import { deletePasskeyRow } from './store.ts';

interface DeleteInput {
  readonly passkeyId: string;
  /**
   * Throws when nothing is left to sign in with. The caller passes this function, because the decision belongs to a
   * feature that imports this one. It is called in the transaction, after the deletion.
   */
  readonly assertCanSignIn: (trx: Executor) => Promise<void>;
}

/**
 * Deletes a passkey. The row of the person is locked, so of two deletions at once that would leave no means of sign-in,
 * one is refused.
 * @throws ServiceError `reauthentication_required`, `not_found` (also for another person's), `last_sign_in_method`
 */
export async function deletePasskey(ctx: PersonContext, { passkeyId, assertCanSignIn }: DeleteInput): Promise<void> {
  assertFresh(ctx);
  const { user } = ctx;
  const mail = await transaction(ctx.db, async (trx) => {
    await lockUser(trx, user.id);
    if (!(await deletePasskeyRow(trx, { id: passkeyId, user_id: user.id }))) throw notFound('passkey');
    await assertCanSignIn(trx);
    return notifyPerson(ctx, trx, { change: 'passkey_removed', user });
  });
  await ctx.alarms.wake('mail', mail);
}
