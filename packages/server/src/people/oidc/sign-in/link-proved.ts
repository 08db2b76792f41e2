import type { VisitorContext } from '../../../context.ts';
import type { QueuedMail } from '../../../outgoing/outbox/index.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { notifyPerson } from '../../factors/index.ts';
import { findOpenSession } from '../../sessions/index.ts';
import { findUserById, lockUser } from '../../users/index.ts';
import { findIdentity, listIdentitiesOf, updateIdentityUse } from '../identities/store.ts';
import type { ProviderSettings } from '../provider/read-providers.ts';
import { insertNewIdentity } from './insert-new-identity.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import type { ProvedIdentity } from './read-claims.ts';
import { SignInFailure } from './sign-in-failure.ts';

interface LinkInput {
  readonly link: NonNullable<PendingSignIn['link']>;
  readonly provider: ProviderSettings;
  readonly proved: ProvedIdentity;
}

/**
 * Links an identity to the person who began to, while the session in which they did still exists.
 * @returns the notice to the person; undefined when the identity was linked before or no mail can be sent
 * @throws SignInFailure `session_ended`, `identity_taken`
 */
export async function linkProved(
  ctx: VisitorContext,
  trx: Executor,
  { link, provider, proved }: LinkInput,
): Promise<QueuedMail | undefined> {
  await lockUser(trx, link.user_id);
  const user = await findUserById(trx, link.user_id);
  const session = await findOpenSession(ctx, trx, { id: link.session_id, user_id: link.user_id });
  if (user === undefined || session === undefined)
    throw new SignInFailure('session_ended', 'the session that began to link is over');
  const known = await findIdentity(trx, proved);
  if (known !== undefined) {
    if (known.user_id !== user.id) throw new SignInFailure('identity_taken', 'it is linked to another person');
    await updateIdentityUse(trx, known, { email: proved.email, last_used_at: ctx.clock.now() });
    return undefined;
  }
  const own = await listIdentitiesOf(trx, user.id);
  if (own.some(({ issuer }) => issuer === proved.issuer)) {
    throw new SignInFailure('identity_taken', 'the person has another identity of the provider');
  }
  await insertNewIdentity(ctx, trx, { userId: user.id, provider, proved });
  return notifyPerson(ctx, trx, { change: 'identity_linked', user });
}
