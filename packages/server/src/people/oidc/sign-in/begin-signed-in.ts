import type { PersonContext } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { ProviderSettings } from '../provider/read-providers.ts';
import { type Begun, begin } from './begin.ts';
import type { Purpose } from './pending-sign-in.ts';
import { SignInFailure } from './sign-in-failure.ts';

/**
 * Begins a sign-in for a page of a signed-in person, which gets a problem instead of a redirect. @throws ServiceError
 * `unavailable`
 */
export async function beginSignedIn(ctx: PersonContext, provider: ProviderSettings, purpose: Purpose): Promise<Begun> {
  try {
    return await begin(ctx, provider, purpose);
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    ctx.log.warn({ provider: provider.id, reason: error.message }, 'an identity provider does not answer');
    const detail = `${provider.name} does not answer. Try again; if it stays, the operator of this server has to look.`;
    throw new ServiceError('unavailable', { detail, retryAfterSeconds: 5 });
  }
}
