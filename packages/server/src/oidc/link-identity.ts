import type { IdentityLink } from '@linkvitals/contract';
import type { PersonContext } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { assertFresh } from '../sessions/index.ts';
import { type Begun, begin, findProvider } from './begin.ts';
import { readReturnPath } from './return-path.ts';
import { SignInFailure } from './sign-in-failure.ts';

/**
 * Sends the browser of somebody who is signed in to a provider, to come back with an identity that is linked to them. It is a
 * POST, which no page of another site can send: else that page could link an identity of its own to the person.
 * @throws ServiceError `reauthentication_required`, `not_found`, `validation_failed`, `unavailable`
 */
export async function linkIdentity(ctx: PersonContext, input: IdentityLink): Promise<Begun> {
  assertFresh(ctx);
  const provider = findProvider(ctx, input.provider_id);
  const return_to = readReturnPath(input.return_to ?? '/', '#/return_to');
  const link = { user_id: ctx.user.id, session_id: ctx.session.id };
  try {
    return await begin(ctx, provider, { return_to, link });
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    ctx.log.warn({ provider: provider.id, reason: error.message }, 'an identity provider does not answer');
    const detail = `${provider.name} does not answer. Try again; if it stays, the operator of this server has to look.`;
    throw new ServiceError('unavailable', { detail, retryAfterSeconds: 5 });
  }
}
