import type { VisitorContext } from '../../../context.ts';
import { type Begun, begin, findProvider } from './begin.ts';
import { readReturnPath } from './return-path.ts';

/** @throws ServiceError `not_found`, `validation_failed`; SignInFailure `provider_unavailable` */
export async function startProviderSignIn(
  ctx: VisitorContext,
  { providerId, returnTo }: { readonly providerId: string; readonly returnTo: string },
): Promise<Begun> {
  const provider = findProvider(ctx, providerId);
  return begin(ctx, provider, { return_to: readReturnPath(returnTo, 'query:return_to'), link: null, confirm: null });
}
