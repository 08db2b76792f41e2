import type { IdentityLink } from '@linkvitals/contract';
import type { PersonContext } from '../../../context.ts';
import { type Begun, findProvider } from './begin.ts';
import { beginSignedIn } from './begin-signed-in.ts';
import { readReturnPath } from './return-path.ts';

/**
 * Sends the browser of a signed-in person to a provider, where they sign in again.
 * @throws ServiceError `not_found`, `validation_failed`, `unavailable`
 */
export async function startProviderReauthentication(ctx: PersonContext, input: IdentityLink): Promise<Begun> {
  const provider = findProvider(ctx, input.provider_id);
  const return_to = readReturnPath(input.return_to ?? '/', '#/return_to');
  const confirm = { user_id: ctx.user.id, session_id: ctx.session.id };
  return beginSignedIn(ctx, provider, { return_to, link: null, confirm });
}
