import type { PasskeyUpdate } from '@linkvitals/contract';
import type { PersonContext } from '../../../context.ts';
import { readName } from '../../../platform/asserts/written-text.ts';
import { notFound } from '../../../platform/errors.ts';
import type { PasskeyRow } from './passkey-row.ts';
import { findPasskey, updatePasskeyName } from './store.ts';

/** @throws ServiceError `not_found`, also for a passkey of another person; `invalid_setting` */
export async function updatePasskey(
  ctx: PersonContext,
  { passkeyId, change }: { readonly passkeyId: string; readonly change: PasskeyUpdate },
): Promise<PasskeyRow> {
  const key = { id: passkeyId, user_id: ctx.user.id };
  const row = await findPasskey(ctx.db.knex, key);
  if (row === undefined) throw notFound('passkey');
  const name = readName(change.name, 'passkey');
  await updatePasskeyName(ctx.db.knex, key, name);
  return { ...row, name };
}
