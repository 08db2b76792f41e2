import type { IdentityLink } from '@linkvitals/contract';
import type { PersonContext } from '../../../context.ts';
import { assertFresh } from '../../sessions/index.ts';
import { type Begun, findProvider } from './begin.ts';
import { beginSignedIn } from './begin-signed-in.ts';
import { readReturnPath } from './return-path.ts';

/**
 * Sends the browser of a signed-in person to a provider, from which it returns with an identity that is linked to them.
 * It is a POST, which no page of another site can send: otherwise such a page could link an identity of its own to the
 * person.
 * @throws ServiceError `reauthentication_required`, `not_found`, `validation_failed`, `unavailable`
 */
export async function linkIdentity(ctx: PersonContext, input: IdentityLink): Promise<Begun> {
  assertFresh(ctx);
  const provider = findProvider(ctx, input.provider_id);
  const return_to = readReturnPath(input.return_to ?? '/', '#/return_to');
  const link = { user_id: ctx.user.id, session_id: ctx.session.id };
  return beginSignedIn(ctx, provider, { return_to, link, confirm: null });
}
