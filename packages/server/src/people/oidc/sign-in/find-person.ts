import type { VisitorContext } from '../../../context.ts';
import type { QueuedMail } from '../../../outgoing/outbox/index.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { notifyPerson } from '../../factors/index.ts';
import { findUserByEmail, findUserById, lockUser } from '../../users/index.ts';
import { findIdentity, updateIdentityUse } from '../identities/store.ts';
import { hasOtherWay } from '../identities/ways-to-sign-in.ts';
import type { ProviderSettings } from '../provider/read-providers.ts';
import { admitNewPerson } from './admit-new-person.ts';
import { insertNewIdentity } from './insert-new-identity.ts';
import type { ProvedIdentity } from './read-claims.ts';
import { SignInFailure } from './sign-in-failure.ts';

export interface FoundPerson {
  readonly userId: string;
  /** Notice of a new means of sign-in, to a person who existed before; undefined: none. */
  readonly notice: QueuedMail | undefined;
}

/**
 * Finds the person whom an identity signs in, by issuer and subject. A new identity is linked to the person with its
 * address only when the provider has verified the address and the person has no other means of sign-in. Otherwise
 * anybody who gets an address at some provider would get the person's account.
 * @throws SignInFailure `email_not_verified`, `link_required`, `sign_up_off`
 */
export async function findPerson(
  ctx: VisitorContext,
  trx: Executor,
  { provider, proved }: { readonly provider: ProviderSettings; readonly proved: ProvedIdentity },
): Promise<FoundPerson> {
  const identity = await findIdentity(trx, proved);
  if (identity !== undefined) {
    await updateIdentityUse(trx, identity, { email: proved.email, last_used_at: ctx.clock.now() });
    return { userId: identity.user_id, notice: undefined };
  }
  if (proved.email === null || !proved.isEmailVerified) {
    throw new SignInFailure('email_not_verified', 'the provider does not say that the person has the address');
  }
  const found = await findUserByEmail(trx, proved.email);
  if (found === undefined) {
    const userId = await admitNewPerson(ctx, trx, proved.email);
    await insertNewIdentity(ctx, trx, { userId, provider, proved });
    return { userId, notice: undefined };
  }
  await lockUser(trx, found.id);
  const user = await findUserById(trx, found.id);
  if (user === undefined || (await hasOtherWay(ctx, trx, { user }))) {
    throw new SignInFailure('link_required', 'the person with the address signs in in another way');
  }
  await insertNewIdentity(ctx, trx, { userId: user.id, provider, proved });
  return { userId: user.id, notice: await notifyPerson(ctx, trx, { change: 'identity_linked', user }) };
}
