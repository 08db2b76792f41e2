import type { Services } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { countPasskeys } from '../../factors/index.ts';
import { findUserById, type UserRow } from '../../users/index.ts';
import type { IdentityRow } from './identity-row.ts';
import { listIdentitiesOf } from './store.ts';

/**
 * Whether a person can sign in without one of their identities. Passwords and passkeys count unless people sign in with
 * providers only; an identity counts while its provider is configured.
 * @param without The identity that does not count; undefined: all count.
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

/**
 * Asserts that a means of sign-in is left, in the transaction that removes one and has locked the row of the person.
 * @param without The identity that will be removed; undefined: it is removed already.
 * @throws ServiceError `last_sign_in_method`
 */
export async function assertOtherWay(
  services: Pick<Services, 'config' | 'identityProviders'>,
  trx: Executor,
  { userId, without }: { readonly userId: string; readonly without?: IdentityRow },
): Promise<void> {
  const user = await findUserById(trx, userId);
  if (user !== undefined && (await hasOtherWay(services, trx, { user, ...(without && { without }) }))) return;
  const detail = 'You could not sign in any more. Set a password or add another way to sign in first.';
  throw new ServiceError('last_sign_in_method', detail);
}
