import { assertFresh } from '../../assert-fresh.ts';
import type { PersonContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { wakeMails } from '../../outbox/index.ts';
import { transaction } from '../../storage/index.ts';
import { notifyPerson } from '../notify-person.ts';
import { deletePasskeyRow } from './store.ts';

/** @throws ServiceError `reauthentication_required`, `not_found`, also for a passkey of another person */
export async function deletePasskey(ctx: PersonContext, passkeyId: string): Promise<void> {
  assertFresh(ctx);
  const { user } = ctx;
  const mail = await transaction(ctx.db, async (trx) => {
    if (!(await deletePasskeyRow(trx, { id: passkeyId, user_id: user.id }))) throw notFound('passkey');
    return notifyPerson(ctx, trx, { change: 'passkey_removed', user });
  });
  await wakeMails(ctx, [mail]);
}
