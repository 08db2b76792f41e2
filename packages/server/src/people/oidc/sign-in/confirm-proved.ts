import type { VisitorContext } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { findOpenSession, renewToken, type StartedSession } from '../../sessions/index.ts';
import { lockUser } from '../../users/index.ts';
import { findIdentity, updateIdentityUse } from '../identities/store.ts';
import { PENDING_MS, type PendingSignIn } from './pending-sign-in.ts';
import type { ProvedIdentity } from './read-claims.ts';
import { SignInFailure } from './sign-in-failure.ts';

/** Milliseconds by which the provider's clock may be behind */
const TOLERANCE_MS = 60_000;

interface ConfirmInput {
  readonly confirm: NonNullable<PendingSignIn['confirm']>;
  readonly expiresAt: number;
  readonly proved: ProvedIdentity;
}

/**
 * Confirms a session by a sign-in that its person made at the provider since they began. A session at the provider
 * alone proves nothing, because anybody at the person's browser has its cookies, too.
 * @throws SignInFailure `session_ended`, `not_confirmed`
 */
export async function confirmProved(
  ctx: VisitorContext,
  trx: Executor,
  { confirm, expiresAt, proved }: ConfirmInput,
): Promise<StartedSession> {
  const begunAt = expiresAt - PENDING_MS;
  if (proved.authenticatedAt === undefined || proved.authenticatedAt < begunAt - TOLERANCE_MS) {
    throw new SignInFailure('not_confirmed', 'the provider does not say that the person signed in anew (auth_time)');
  }
  await lockUser(trx, confirm.user_id);
  const session = await findOpenSession(ctx, trx, { id: confirm.session_id, user_id: confirm.user_id });
  if (session === undefined) throw new SignInFailure('session_ended', 'the session that was to be confirmed is over');
  const identity = await findIdentity(trx, proved);
  if (identity?.user_id !== confirm.user_id) {
    throw new SignInFailure('not_confirmed', 'the identity is not linked to the person who is signed in');
  }
  await updateIdentityUse(trx, identity, { email: proved.email, last_used_at: ctx.clock.now() });
  return renewToken({ ...ctx, session }, trx);
}
