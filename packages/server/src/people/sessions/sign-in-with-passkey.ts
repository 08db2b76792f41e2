import type { PasskeyAssertion } from '@linkvitals/contract';
import type { VisitorContext } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { checkPasskey, passPasskey } from '../factors/index.ts';
import { listOwnAccounts } from '../members/index.ts';
import { findUserById, type UserRow } from '../users/index.ts';
import { type StartedSession, startSession } from './start-session.ts';

interface Given {
  readonly response: PasskeyAssertion;
  /** Token in the cookie of the challenge; undefined: there is no cookie. */
  readonly token: string | undefined;
}

/**
 * Signs in without a password or a second factor, because the authenticator has verified the person.
 * @throws ServiceError `invalid_credentials`
 */
export async function signInWithPasskey(
  ctx: VisitorContext,
  { response, token = '' }: Given,
): Promise<StartedSession & { readonly user: UserRow }> {
  const checked = await checkPasskey(ctx, response);
  const userId = checked.passkey.user_id;
  const [account] = await listOwnAccounts(ctx.db.knex, userId);
  return transaction(ctx.db, async (trx) => {
    await passPasskey(ctx, trx, { ...checked, purpose: 'sign_in', holder: token });
    const user = await findUserById(trx, userId);
    if (user === undefined) throw new ServiceError('invalid_credentials', 'The person does not exist any more.');
    return { ...(await startSession(ctx, trx, { userId, accountId: account?.id ?? null, caller: ctx.caller })), user };
  });
}
