import type { Services } from '../context.ts';
import type { Executor } from '../storage/index.ts';
import type { UserRow } from '../users/index.ts';
import type { IdentityRow } from './identity-row.ts';
import { listIdentitiesOf } from './store.ts';

/**
 * Whether a person can sign in without one of their identities. A password counts while people may sign in with one, an
 * identity while its provider is configured.
 * @param without The identity that does not count; left out: all count.
 */
export async function hasOtherWay(
  { config, identityProviders }: Pick<Services, 'config' | 'identityProviders'>,
  on: Executor,
  { user, without }: { readonly user: UserRow; readonly without?: IdentityRow },
): Promise<boolean> {
  if (user.password_hash !== null && !config.oidcOnly) return true;
  const identities = await listIdentitiesOf(on, user.id);
  return identities.some((one) => one.id !== without?.id && identityProviders.find(one.provider_id) !== undefined);
}
