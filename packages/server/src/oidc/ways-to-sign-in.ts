import type { Services } from '../context.ts';
import { countPasskeys } from '../factors/index.ts';
import type { Executor } from '../storage/index.ts';
import type { UserRow } from '../users/index.ts';
import type { IdentityRow } from './identity-row.ts';
import { listIdentitiesOf } from './store.ts';

/**
 * Whether a person can sign in without one of their identities. Passwords and passkeys count unless people sign in with
 * providers only, an identity while its provider is configured.
 * @param without The identity that does not count; left out: all count.
 */
export async function hasOtherWay(
  { config, identityProviders }: Pick<Services, 'config' | 'identityProviders'>,
  on: Executor,
  { user, without }: { readonly user: UserRow; readonly without?: IdentityRow },
): Promise<boolean> {
  if (!config.oidcOnly && (user.password_hash !== null || (await countPasskeys(on, user.id)) > 0)) return true;
  const identities = await listIdentitiesOf(on, user.id);
  return identities.some((one) => one.id !== without?.id && identityProviders.find(one.provider_id) !== undefined);
}
